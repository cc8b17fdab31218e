/** The pages in the visitor's language: by the browser's wish, and by the switch on the page. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { closeAll, scene } from './browser.js';

after(closeAll);

const NAVIGATION = {
  en: ['My games', 'Watch', 'Tournaments', 'Players', 'Learn', 'Account'],
  fr: ['Mes parties', 'Regarder', 'Tournois', 'Joueurs', 'Apprendre', 'Compte'],
  de: ['Meine Partien', 'Zuschauen', 'Turniere', 'Spieler', 'Lernen', 'Konto'],
};
const PAGES = ['/', '/new', '/mine', '/watch', '/rules/cathedral'];

async function speaks(page, language) {
  assert.equal(await page.locator('html').getAttribute('lang'), language);
  const links = await page.getByRole('banner').getByRole('navigation').getByRole('link').allTextContents();
  assert.deepEqual(links.map((link) => link.trim()), NAVIGATION[language]);
}

for (const [locale, language] of [['fr-CH', 'fr'], ['de-AT', 'de'], ['it-IT', 'en']]) {
  test(`a browser that asks for ${locale} gets every page in ${language}`, scene(async (page) => {
    for (const path of PAGES) {
      await page.goto(path);
      await speaks(page, language);
    }
  }, { locale }));
}

test('the switch changes the language, stays on the page and is remembered', scene(async (page) => {
  await page.goto('/watch');
  for (const [name, language] of [['Deutsch', 'de'], ['Français', 'fr'], ['English', 'en']]) {
    await page.getByRole('button', { name }).click();
    await page.waitForURL('**/watch');
    await page.locator(`html[lang="${language}"]`).waitFor();
    await page.goto('/new');
    await speaks(page, language);
    await page.goto('/watch');
  }
}));

test('the table speaks the language too: kinds, tools and what is asked', scene(async (page) => {
  await page.goto('/');
  await page.locator('[action="/play/cathedral"] button[value="now"]').click();
  await page.waitForURL('**/matches/*');
  await page.getByRole('button', { name: 'Burg' }).click();
  await page.getByRole('combobox', { name: 'Feld' }).waitFor();
  const said = await page.locator('main').innerText();
  for (const english of ['Castle', 'Turn', 'Place', 'the Cathedral', 'to move', 'What happened', 'Talk']) {
    assert.ok(!said.includes(english), `“${english}” is left in:\n${said}`);
  }
}, { locale: 'de-DE' }));
