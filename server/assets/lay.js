/**
 * Where something lies that depends on the window: rules in a sheet of their own, because no element here has a style
 * of its own.
 */

/** @type {CSSStyleSheet | null} */
let sheet = null;
/** @type {Map<string, string>} */
const rules = new Map();

/** Gives what a selector means these declarations, and takes back those it had. @param {string} selector @param {string} declarations */
export function lay(selector, declarations) {
  if (rules.get(selector) === declarations) return;
  rules.set(selector, declarations);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync([...rules].map(([what, how]) => `${what} { ${how} }`).join('\n'));
}
