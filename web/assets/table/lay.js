/**
 * Where something lies that depends on the window: rules in sheets of their own, because no element here has a style
 * of its own. One sheet for each selector: when one changes, a browser looks again at what that one means and no other.
 */

/** @type {Map<string, {sheet: CSSStyleSheet, declarations: string}>} */
const rules = new Map();

/** Gives what a selector means these declarations, and takes back those it had. @param {string} selector @param {string} declarations */
export function lay(selector, declarations) {
  const rule = rules.get(selector) ?? { sheet: adopted(), declarations: '' };
  if (rule.declarations === declarations) return;
  rule.declarations = declarations;
  rules.set(selector, rule);
  rule.sheet.replaceSync(`${selector} { ${declarations} }`);
}

function adopted() {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
