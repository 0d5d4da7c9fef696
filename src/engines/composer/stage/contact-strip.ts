import { encodeQR } from 'qr';
import type { Paragraph } from '#engines/typesetting/break-lines';
import type { AdInput, Insets, Shape } from '../ad-input.ts';
import { inkOn, type Palette } from '../color/palette.ts';
import { element } from '../svg/markup.ts';
import { linesAt } from '../text/parts.ts';
import { placeLines, type SetLines } from '../text/set-lines.ts';
import { marginOf } from './room.ts';
import type { Scene } from './scene.ts';

export interface ContactStrip {
  /** Pixels from the strip's top to the ad's bottom. */
  height: number;
  /** Pixels of the QR code, without its quiet zone. */
  code: number;
  /** Above and below the code. */
  margin: number;
  /** From the ad's sides, where the layouts begin, too. */
  side: number;
}

/** Shares of the ad's shorter side. */
const [CODE_SHARE, MARGIN_SHARE] = [0.15, 0.045];
/** A QR code of 2 cm at 300 dots an inch is read at arm's length. */
const CODE_MIN = 236;
/** The standard asks for four modules of quiet zone around a code. */
const QUIET = 4;

/** The size of the strip at the foot of a printed ad. */
export function contactStripOf({ width, height, safeArea }: AdInput, shape: Shape): ContactStrip {
  const shorter = Math.min(width, height);
  const code = Math.round(Math.min(Math.max(shorter * CODE_SHARE, CODE_MIN), shorter * 0.3));
  const margin = Math.round(shorter * MARGIN_SHARE);
  const side = marginOf(shape, width, height);
  return { code, margin, side, height: code + margin + Math.max(margin, safeArea?.bottom ?? 0) };
}

/**
 * Draws the strip: a QR code, and beside it the lines, which are set as large as fits in the height of the code. Lines that do not
 * fit at the smallest size are left out, the last first.
 */
export function drawContact(
  scene: Scene,
  { lines, link }: { lines: readonly Paragraph[]; link: string },
  {
    strip,
    palette,
    safeArea = { top: 0, right: 0, bottom: 0, left: 0 },
    smallest,
    isRtl,
  }: {
    strip: ContactStrip;
    palette: Palette;
    safeArea?: Insets | undefined;
    smallest: number;
    isRtl: boolean;
  },
): void {
  const { width, height } = scene;
  const y = height - strip.height;
  // Scanners expect dark on light.
  const ground = palette.paper;
  scene.shapes.push({
    layer: 'contact',
    markup: element('rect', { x: 0, y, width, height: strip.height, fill: ground }),
  });
  // `qr` refuses a border of 0, and the quiet zone is ours.
  const modules = encodeQR(link, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const quiet = Math.max((strip.code / modules.length) * QUIET, strip.margin * 0.7);
  const left = Math.max(safeArea.left, strip.side);
  const right = width - Math.max(safeArea.right, strip.side);
  const top = y + strip.margin;
  const x = isRtl ? right - strip.code : left;
  scene.shapes.push({
    layer: 'contact',
    markup: codeMarkup(modules, { x, y: top, side: strip.code }, palette.deep),
  });
  const from = isRtl ? left : left + strip.code + quiet;
  const room = (isRtl ? right - strip.code - quiet : right) - from;
  const set = setWithin(lines, { width: room, height: strip.code, smallest });
  const total =
    set.reduce((sum, { height: tall }) => sum + tall, 0) + gapOf(set) * Math.max(set.length - 1, 0);
  let at = top + (strip.code - total) / 2;
  for (const part of set) {
    const item = placeLines('contact', part, {
      left: from,
      top: at,
      width: room,
      align: isRtl ? 'right' : 'left',
    });
    scene.texts.push({ item, color: inkOn([ground], palette), grounds: [ground] });
    at += part.height + gapOf(set);
  }
}

const gapOf = ([first]: readonly SetLines[]) => (first?.size ?? 0) * 0.5;

function setWithin(
  lines: readonly Paragraph[],
  { width, height, smallest }: { width: number; height: number; smallest: number },
): SetLines[] {
  for (let count = lines.length; count > 0; count -= 1)
    for (let size = height * 0.24; size >= smallest; size *= 0.92) {
      const set = lines.slice(0, count).map((line) => linesAt(line, size, width, 2, 'whole')?.set);
      const fitting = set.filter((one) => one !== undefined);
      const tall = fitting.reduce((sum, one) => sum + one.height, 0) + size * 0.5 * (count - 1);
      if (fitting.length === count && tall <= height) return fitting;
    }
  return [];
}

/** A path of one rectangle for each run of dark modules in a row. */
function codeMarkup(
  modules: readonly (readonly boolean[])[],
  { x, y, side }: { x: number; y: number; side: number },
  fill: string,
): string {
  const scale = side / modules.length;
  const runs = modules.flatMap((row, top) => {
    const found: string[] = [];
    for (let start = 0; start < row.length; start += 1) {
      if (!row[start]) continue;
      let end = start;
      while (row[end]) end += 1;
      found.push(`M${start} ${top}h${end - start}v1h${start - end}z`);
      start = end;
    }
    return found;
  });
  return element('path', {
    d: runs.join(''),
    fill,
    transform: `translate(${x} ${y}) scale(${scale.toFixed(5)})`,
    'shape-rendering': 'crispEdges',
  });
}
