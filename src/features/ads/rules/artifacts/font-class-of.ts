import type { AdDesign } from '#ports/ad-composer';

/** Families whose names do not say that they have serifs. */
const SERIFS =
  /\b(alegreya|antiqua|baskerville|bitter|bodoni|book antiqua|cambria|canela|caslon|charter|chronicle|cinzel|constantia|cormorant|crimson|didot|domine|eb garamond|editorial|fraunces|freight (display|text)|garamond|georgia|gelasio|gilda|gloock|hoefler|ivy ?(mode|presto|journal)|libre caslon|lora|merriweather|minion|newsreader|noticia|old standard|palatino|perpetua|playfair|prata|pt serif|recoleta|rokkitt|roslindale|sabon|sentinel|source serif|spectral|tiempos|times|tinos|tisa|vollkorn|yeseva|zilla slab)\b/i;

/** Whether headlines go with a page that is set in these families, those of its headings first. */
export function fontClassOf(families: readonly string[]): AdDesign['brand']['fontClass'] {
  const first = families[0] ?? '';
  const saysSerif = /serif\b/i.test(first) && !/sans[- ]?serif\b/i.test(first);
  return saysSerif || (SERIFS.test(first) && !/\bsans\b/i.test(first)) ? 'serif' : 'sans';
}
