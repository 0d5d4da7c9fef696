import type { PageFacts } from '#ports/page-browser';

const MOST = 4;
const ROLES = ['heading', 'body'] as const;
/** Whatever the reader's machine has, and families of signs. */
const NO_FAMILY =
  /^(-apple-system|blinkmacsystemfont|system-ui|ui-[\w-]+|sans-serif|serif|monospace|cursive|fantasy|emoji|math|inherit|initial|-webkit-[\w-]+)$|icon|awesome|material symbols|glyph|emoji/i;

/** The families that a page is set in, those of its headings first; buttons often have what browsers give them. */
export function chooseFonts(fonts: PageFacts['fonts']): string[] {
  const inOrder = ROLES.flatMap((role) => {
    const letters = new Map<string, number>();
    for (const { family, role: own, letters: count } of fonts)
      if (own === role && !NO_FAMILY.test(family) && /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+-]*$/u.test(family))
        letters.set(family, (letters.get(family) ?? 0) + count);
    return [...letters].sort((a, b) => b[1] - a[1]).map(([family]) => family.replace(/ Variable$/, ''));
  });
  return [...new Set(inOrder)].slice(0, MOST);
}
