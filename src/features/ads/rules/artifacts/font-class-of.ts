import type { AdDesign } from '#ports/ad-composer';

/** Serif families without `serif` in their names. */
const SERIFS =
  /\b(alegreya|antiqua|baskerville|bitter|bodoni|book antiqua|cambria|canela|caslon|charter|chronicle|cinzel|constantia|cormorant|crimson|didot|domine|eb garamond|editorial|fraunces|freight (display|text)|garamond|georgia|gelasio|gilda|gloock|hoefler|ivy ?(mode|presto|journal)|libre caslon|lora|merriweather|minion|newsreader|noticia|old standard|palatino|perpetua|playfair|prata|pt serif|recoleta|rokkitt|roslindale|sabon|sentinel|source serif|spectral|tiempos|times|tinos|tisa|vollkorn|yeseva|zilla slab)\b/i;

/** Chooses serifs for headlines if the first family, that of the page's headings, has them. */
export function fontClassOf(families: readonly string[]): AdDesign['brand']['fontClass'] {
  const first = families[0] ?? '';
  const saysSerif = /serif\b/i.test(first) && !/sans[- ]?serif\b/i.test(first);
  return saysSerif || (SERIFS.test(first) && !/\bsans\b/i.test(first)) ? 'serif' : 'sans';
}
