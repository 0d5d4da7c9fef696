import type { PageCapture } from '#ports/page-browser';

const FONTS_MAX = 4;
const ROLES = ['heading', 'body'] as const;
/** Generic and system fonts, and icon fonts. */
const IGNORED_FAMILY =
  /^(-apple-system|blinkmacsystemfont|system-ui|ui-[\w-]+|sans-serif|serif|monospace|cursive|fantasy|emoji|math|inherit|initial|-webkit-[\w-]+)$|icon|awesome|material symbols|glyph|emoji/i;

/** Lists a page's font families, those of its headings first. Ignores buttons: they often use the browser's font. */
export function chooseFonts(fonts: PageCapture['fonts']): string[] {
  const inOrder = ROLES.flatMap((role) => {
    const letters = new Map<string, number>();
    for (const { family, role: own, letters: count } of fonts)
      if (
        own === role &&
        !IGNORED_FAMILY.test(family) &&
        /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+-]*$/u.test(family)
      )
        letters.set(family, (letters.get(family) ?? 0) + count);
    return [...letters].sort((a, b) => b[1] - a[1]).map(([family]) => family.replace(/ Variable$/, ''));
  });
  return [...new Set(inOrder)].slice(0, FONTS_MAX);
}
