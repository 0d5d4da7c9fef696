// Controls and format characters would reorder or hide text; joiners belong to Arabic and Indic words.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const JOINERS = /[\u200c\u200d]/;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3/gu;
/** A web or mail address, or the name of a domain, whole. */
const ADDRESSES =
  /\S*(?:https?:|www\.|[^\s@]@[^\s@]+\.[^\s@]|\b[\p{L}\p{N}-]+\.(?:com|org|net|info|shop|store|app|dev|io|co|ai|eu|de|at|ch|fr|es|it|pt|nl|uk|us|jp|cn|br|ru)\b)\S*/giu;
/** What stands for words that were never filled in, code, and the marks of chat templates and of our own quotations. */
const RESIDUE =
  /[{}<>\\^`]|\[[^\]]*\]|\b(?:undefined|NaN|lorem ipsum)\b|\bmaterial-[0-9a-f]{8}|\\u00[0-9a-f]{2}/i;

/**
 * A model's text as one line of plain words, without controls, emoji, marks of lists or quotes around all of it.
 * @param said by strangers: an address that stands there may be repeated, others are made up
 * @returns `''` where it is nothing to show
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
