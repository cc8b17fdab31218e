/** What axe-core says of a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What it calls serious or critical, with the elements it means; `only` names the rules where not all are asked for. */
export async function barriers(page, only) {
  // Evaluated from outside the page: its policy would refuse a script tag.
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (rules) => {
    if (rules) return (await window.axe.run(document, { runOnly: rules })).violations;
    // What is lettered on a drawn card or deck is part of its picture, and its name says in words what it is.
    const lettered = 'label-content-name-mismatch';
    const all = await window.axe.run(document, { rules: { [lettered]: { enabled: false } } });
    const beside = await window.axe.run({ exclude: [['#board']] }, { runOnly: [lettered] });
    return [...all.violations, ...beside.violations];
  }, only);
  const severe = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return severe.map(({ id, nodes }) => `${id} on ${nodes.slice(0, 4).map(({ target, failureSummary }) => `${target}: ${failureSummary}`).join(' | ')}`);
}
