/** Safe markup. */
export interface Html {
  markup: string;
}

type Part = Html | string | number | readonly Html[] | undefined | false;

/** Markup with values: text is escaped, markup is not, undefined and false are left out. */
export function html(fixed: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = fixed.map((text, index) => (index === 0 ? text : render(parts[index - 1]) + text)).join('');
  return { markup };
}

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map((each) => each.markup).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
