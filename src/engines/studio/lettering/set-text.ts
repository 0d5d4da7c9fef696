import { breakWell, type Paragraph, paragraphOf } from '#engines/typesetting/break-lines';
import { outlineLine } from '#engines/typesetting/outline-line';
import { shapeLine } from '#engines/typesetting/shape-line';
import { graphemesOf, type PreparedText, prepareText } from '#engines/typesetting/typeface';

/** How words look. */
export type Lettering = 'bold' | 'plain' | 'serif';

/** Draws the words as large as they fit into a rectangle, centered, as SVG elements in the current color. */
export type WriteText = (area: { x: number; y: number; width: number; height: number }) => string;

/** Loads the fonts. Right-to-left and East Asian scripts have their own. */
export async function prepareLettering(text: string, lettering: Lettering): Promise<WriteText> {
  const prepared = await prepareText(text, {
    fontClass: lettering === 'serif' ? 'serif' : 'sans',
    weight: lettering === 'bold' ? 800 : lettering === 'plain' ? 500 : 400,
    tracking: lettering === 'bold' ? 0 : 0.01,
    leading: 1.12,
  });
  const direction = RIGHT_TO_LEFT.test(prepared.text) ? 'rtl' : 'ltr';
  const paragraph = paragraphOf(prepared.text, prepared.typeface, direction);
  return (area) => (prepared.text === '' ? '' : drawLines(prepared, paragraph, area));
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** A short word is not written larger than this fraction of the height. */
const TALLEST = 0.72;
const MOST_LINES = 7;

function drawLines(
  { typeface }: PreparedText,
  paragraph: Paragraph,
  { x, y, width, height }: Parameters<WriteText>[0],
): string {
  const { leading } = typeface;
  let size = height * TALLEST;
  let lines = breakWell(paragraph, width / size, 1)?.lines;
  for (; !lines && size > 1; size *= 0.97) {
    const most = Math.min(MOST_LINES, Math.floor((height / size - 0.75) / leading) + 1);
    if (most < 1) continue;
    lines = breakWell(paragraph, width / size, most)?.lines;
    if (lines) break;
    // A single word that is wider than its surface is broken rather than made tiny.
    if (size < height * 0.12) lines = breakAnywhere(paragraph, width / size, most);
    if (lines) break;
  }
  const shaped = (lines ?? []).map((line) => shapeLine(line, typeface, paragraph.direction));
  const above = Math.max(...shaped.slice(0, 1).map(({ ink }) => ink.above));
  const below = Math.max(...shaped.slice(-1).map(({ ink }) => ink.below));
  const tall = (above + below + (shaped.length - 1) * leading) * size;
  return shaped
    .map((line, index) => {
      const baseline = y + (height - tall) / 2 + (above + index * leading) * size;
      const left = x + (width - line.width * size) / 2;
      return outlineLine(line, { left, baseline, size });
    })
    .join('');
}

function breakAnywhere({ text, typeface, direction }: Paragraph, width: number, most: number) {
  const lines: string[] = [''];
  for (const grapheme of graphemesOf(text)) {
    const longer = lines.at(-1)! + grapheme;
    if (shapeLine(longer, typeface, direction).width <= width) lines[lines.length - 1] = longer;
    else lines.push(grapheme.trimStart());
  }
  return lines.length <= most ? lines.map((line) => line.trim()) : undefined;
}
