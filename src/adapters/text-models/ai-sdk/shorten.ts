import { splitSentences } from '#engines/ad-writer/split-sentences';

/** A text's whole sentences that fit, or what of it fits when cut at a comma or a word's end. */
export function cutSentences(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const sentence of splitSentences(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (longer.length > most) break;
    kept = longer;
  }
  if (kept !== '') return kept;
  const cut = text.slice(0, most + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(','), cut.lastIndexOf(' '), 0)).replace(/[\s,;:–—-]+$/, '');
}
