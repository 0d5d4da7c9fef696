import type { AdTone } from './ad-request.ts';
import { capitalize } from './letter-case.ts';
import type { Briefing } from './read-subject.ts';
import { cutClauses } from './split-sentences.ts';
import { isUnspaced, splitWords } from './words.ts';

/** Shorter sentences say little. */
const SHORT = 30;

/**
 * Sentences for descriptions, the best first: the page's sentences, shortened to fit; then its lines as sentences, those
 * already used as headlines last.
 */
export function rankSentences(
  { sentences, lines, language, keywords }: Briefing,
  tone: AdTone,
  headlines: readonly string[],
  most: number,
  length: (text: string) => number,
): string[] {
  const subject = new Set(keywords.slice(0, 8).flatMap((keyword) => splitWords(keyword.toLowerCase())));
  const told = new Set(headlines.map((headline) => headline.toLowerCase()));
  const isLively = tone === 'casual' || tone === 'playful' || tone === 'inspirational';
  const score = (text: string, index: number) => {
    const about = splitWords(text.toLowerCase()).filter((word) => subject.has(word)).length;
    return (
      Math.max(4 - index * 0.25, 0) +
      Math.min(about, 3) * 0.6 +
      (language?.benefit.test(text) ? 1.5 : 0) +
      (isPackSize(text) ? -2 : /\p{N}/u.test(text) ? (isLively ? 0.8 : 1.6) : 0) +
      (language?.you.test(text) ? (isLively ? 1.2 : 0.3) : 0) -
      (length(text) < SHORT ? 1.5 : 0)
    );
  };
  const whole = sentences
    .flatMap((sentence, index) => {
      const text = [sentence, ...cutClauses(sentence, language)].find(
        (one) => length(endSentence(one)) <= most,
      );
      return text ? [{ text: endSentence(text), score: score(text, index) }] : [];
    })
    .sort((a, b) => b.score - a.score);
  const labels = lines.map(({ text }) => text).filter((text) => length(endSentence(text)) <= most);
  const isTold = (text: string) => told.has(text.toLowerCase());
  const ranked = [
    ...whole.map(({ text }) => text),
    ...labels.filter((text) => !isTold(text)).map(endSentence),
    ...labels.filter(isTold).map(endSentence),
  ];
  const isCalm = tone === 'serious' || tone === 'professional';
  return [...new Set(ranked.map((text) => (isCalm ? text.replace(/!+/g, '.') : text)))];
}

/** Whether a text is a product with its pack size, such as `Face oil, 30 ml`. */
function isPackSize(text: string): boolean {
  return /\p{N}\s?(?:ml|cl|dl|l|g|kg|oz|lbs?|cm|mm|inch|pcs|pack)\.?$/iu.test(text);
}

export function endSentence(text: string): string {
  const bare = capitalize(text.trim());
  if (/[.!?。！？؟।۔][”"»’]?$/u.test(bare)) return bare;
  return `${bare.replace(/[,;:،、]+$/u, '')}${isUnspaced(bare) ? '。' : '.'}`;
}
