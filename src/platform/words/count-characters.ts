type CharacterCount = 'plain' | 'double-width' | 'x-weighted';

const DOUBLE_WIDTH =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3ffff}]|\p{Emoji_Presentation}/u;
/** The code points that weigh one; all others weigh two. twitter-text, configuration 3. */
const X_LIGHT: readonly [number, number][] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

/** The length of a text as the platform counts it. */
export function countCharacters(text: string, count: CharacterCount): number {
  let total = 0;
  for (const character of text.normalize('NFC')) total += weigh(character, count);
  return total;
}

function weigh(character: string, count: CharacterCount): 1 | 2 {
  if (count === 'plain') return 1;
  if (count === 'double-width') return DOUBLE_WIDTH.test(character) ? 2 : 1;
  const code = character.codePointAt(0)!;
  return X_LIGHT.some(([first, last]) => code >= first && code <= last) ? 1 : 2;
}
