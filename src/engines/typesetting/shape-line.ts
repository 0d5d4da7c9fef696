import bidiFactory from 'bidi-js';
import * as hb from 'harfbuzzjs';
import type { Face } from './faces.ts';
import { graphemesOf, type Typeface } from './typeface.ts';

/** One line of glyphs; lengths in ems. */
export interface ShapedLine {
  text: string;
  width: number;
  /** Extent of ink above and below the baseline, and beyond the pen's start and end. */
  ink: { above: number; below: number; left: number; right: number };
  /** In visual order, left to right. */
  glyphs: { face: Face; id: number; x: number; y: number }[];
}

interface Run {
  face: Face;
  level: number;
  text: string;
}

// Its types describe the default export as the module.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/**
 * Shapes a line in visual order: runs of one face and one direction, reordered by the bidirectional
 * algorithm.
 */
export function shapeLine(text: string, typeface: Typeface, direction: 'ltr' | 'rtl'): ShapedLine {
  const key = `${direction}${text}`;
  const known = typeface.shaped.get(key);
  if (known) return known;
  const line = shape(text, typeface, direction);
  typeface.shaped.set(key, line);
  return line;
}

function shape(text: string, { faces, tracking }: Typeface, direction: 'ltr' | 'rtl'): ShapedLine {
  const line: ShapedLine = {
    text,
    width: 0,
    ink: { above: 0, below: 0, left: 0, right: 0 },
    glyphs: [],
  };
  let pen = 0;
  const ink = { above: 0, below: 0, left: Infinity, right: -Infinity };
  for (const run of inVisualOrder(runsOf(text, faces, direction))) {
    const { font, unitsPerEm } = run.face;
    const buffer = new hb.Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    buffer.setDirection(run.level % 2 === 1 ? hb.Direction.RTL : hb.Direction.LTR);
    // No ligatures in tracked text.
    hb.shape(font, buffer, tracking === 0 ? [] : [new hb.Feature('liga', 0), new hb.Feature('clig', 0)]);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint: id }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const x = pen + xOffset / unitsPerEm;
      const y = yOffset / unitsPerEm;
      line.glyphs.push({ face: run.face, id, x, y });
      const extents = font.glyphExtents(id);
      if (extents && extents.width !== 0) {
        ink.above = Math.max(ink.above, y + extents.yBearing / unitsPerEm);
        ink.below = Math.max(ink.below, -y - (extents.yBearing + extents.height) / unitsPerEm);
        ink.left = Math.min(ink.left, x + extents.xBearing / unitsPerEm);
        ink.right = Math.max(ink.right, x + (extents.xBearing + extents.width) / unitsPerEm);
      }
      pen += xAdvance / unitsPerEm + (xAdvance > 0 ? tracking : 0);
    }
  }
  line.width = Math.max(0, pen - tracking);
  line.ink = {
    ...ink,
    left: Math.max(0, -Math.min(ink.left, 0)),
    right: Math.max(0, Math.max(ink.right, 0) - line.width),
  };
  return line;
}

function runsOf(text: string, faces: Typeface['faces'], direction: 'ltr' | 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: Run[] = [];
  let at = 0;
  for (const grapheme of graphemesOf(text)) {
    const face = faces.get(grapheme);
    const level = levels[at]!;
    at += grapheme.length;
    if (!face) continue;
    const last = runs.at(-1);
    if (last && last.face === face && last.level === level) last.text += grapheme;
    else runs.push({ face, level, text: grapheme });
  }
  return runs;
}

/** Rule L2 of UAX 9: from the highest level down to the lowest odd one, stretches are reversed. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level--)
    for (let start = 0; start < ordered.length; start++) {
      if (ordered[start]!.level < level) continue;
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  return ordered;
}
