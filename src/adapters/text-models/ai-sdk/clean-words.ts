// Control and format characters can reorder or hide text. Joiners are part of Arabic and Indic words.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const JOINERS = /[\u200c\u200d]/;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3/gu;
/** A web or mail address, or a domain name. */
const ADDRESSES =
  /\S*(?:https?:|www\.|[^\s@]@[^\s@]+\.[^\s@]|\b[\p{L}\p{N}-]+\.(?:com|org|net|info|shop|store|app|dev|io|co|ai|eu|de|at|ch|fr|es|it|pt|nl|uk|us|jp|cn|br|ru)\b)\S*/giu;
/** Unfilled placeholders, code, and delimiters of chat templates and of `quoteMaterial`. */
const RESIDUE =
  /[{}<>\\^`]|\[[^\]]*\]|\b(?:undefined|NaN|lorem ipsum)\b|\bmaterial-[0-9a-f]{8}|\\u00[0-9a-f]{2}/i;

/**
 * A model's text as one line of plain words, without control characters, emoji, list markers and surrounding quotes.
 * @param said the input texts: addresses from there are allowed, others are invented
 * @returns `''` if the text must not be shown
 */
export function cleanWords(text: string, said = ''): string {
  const clean = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, (character) => (JOINERS.test(character) ? character : ''))
    .replace(EMOJI, ' ')
    .replace(/\*\*|__/g, '')
    .replace(/^\s*(?:[-•*#]+|\d{1,2}[.)])\s+/, '')
    .replace(/^\s*["“„«]([^"“”„«»]*)["”“»]\s*$/u, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .trim();
  const known = said.toLowerCase();
  const isInvented = (address: string) =>
    !known.includes(address.toLowerCase().replace(/^[("'“‘]+|[)"'”’.,;:!?]+$/g, ''));
  return RESIDUE.test(clean) || (clean.match(ADDRESSES) ?? []).some(isInvented) ? '' : clean;
}
