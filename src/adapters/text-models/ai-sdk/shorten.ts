import { splitSentences } from '#engines/ad-writer/split-sentences';

/** The first sentences of a text that fit; if not even one fits, the text is cut at a comma or space. */
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
