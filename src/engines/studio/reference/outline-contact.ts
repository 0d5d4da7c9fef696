import { mix, smoothstep } from '../math/interpolate.ts';
import type { Card } from '../scene/card.ts';
import type { PlacedCard } from './place-on-card.ts';
import type { Placing, ReferenceScene } from './reference-scene.ts';

/** Fraction of the cut-out's height up to which the lower edge of its outline may touch the floor. */
const HIGHEST = 0.34;
/** Steeper parts of the lower edge are sides, not feet. */
const STEEPEST = 0.9;

/** Darkness, 0..1, of a floor point, given along the card's axes, under feet that stand behind the foremost ones. */
export type OutlineContact = (at: Float64Array) => number;

/**
 * A subject photographed from above has its rear feet higher in the picture. It stands on the floor that
 * shows right below them, so contact shadows follow the lower edge of the outline.
 */
export function createOutlineContact(
  { placing, card, set }: Pick<ReferenceScene, 'placing' | 'card' | 'set'>,
  placed: PlacedCard,
  shades = drawContact(card, placing),
): OutlineContact {
  const { width } = placing;
  const eye = set.camera.position;
  const { top, bottom } = contactArea(placing);
  const eyeAt = new Float64Array(3);
  placed.locate(eye, eyeAt);
  const eyeA = eyeAt[0]!;
  const eyeB = eyeAt[1]!;
  const eyeC = eyeAt[2]!;
  return (at) => {
    // Where the line of sight meets the card.
    const share = eyeC / (eyeC - at[2]!);
    if (!(share > 0 && share < Infinity)) return 0;
    const a = eyeA + (at[0]! - eyeA) * share;
    const b = eyeB + (at[1]! - eyeB) * share;
    const across = (a / width + 0.5) * COLUMNS + MARGIN - 0.5;
    const up = ((b - bottom) / (top - bottom)) * ROWS - 0.5;
    if (across < 0 || across >= ALL - 1 || up < 0 || up >= ROWS - 1) return 0;
    const column = Math.floor(across);
    const row = Math.floor(up);
    const cell = row * ALL + column;
    const low = mix(shades[cell]!, shades[cell + 1]!, across - column);
    const high = mix(shades[cell + ALL]!, shades[cell + ALL + 1]!, across - column);
    return DARKEST * mix(low, high, up - row);
  };
}

function contactArea({ width, height }: Pick<Placing, 'width' | 'height'>) {
  const reach = Math.min(width, height) * 0.045;
  return { height, reach, top: height * HIGHEST, bottom: -3 * reach };
}

/** The shadow map of a card, which is the same for all its sizes. */
export function drawContact(card: Card, placing: Pick<Placing, 'width' | 'height'>): Float32Array {
  const area = contactArea(placing);
  return blurAcross(drawShades(card, area), (area.reach * 1.1 * COLUMNS) / placing.width);
}

/** A shadow map in the card's plane: the subject's columns with margins, rows from the bottom up. */
const COLUMNS = 384;
const MARGIN = 64;
const ALL = COLUMNS + 2 * MARGIN;
const ROWS = 160;
const DARKEST = 0.85;
const LEAST_SHADE = 1e-4;

function drawShades(
  card: Card,
  { height, reach, top, bottom }: { height: number; reach: number; top: number; bottom: number },
): Float32Array {
  const { heights, strengths } = readLowerEdge(card, height);
  const shades = new Float32Array(ALL * ROWS);
  for (let column = 0; column < COLUMNS; column++) {
    const from = Math.floor((column * heights.length) / COLUMNS);
    const strength = strengths[from]!;
    if (strength === 0) continue;
    for (let row = 0; row < ROWS; row++) {
      const gap = (heights[from]! - (bottom + ((row + 0.5) / ROWS) * (top - bottom))) / reach;
      // Hardly any shadow beside a foot above the floor.
      shades[row * ALL + MARGIN + column] = strength * Math.exp(-((gap > 0 ? gap : gap * 2.2) ** 2));
    }
  }
  return shades;
}

/** Horizontal Gaussian blur; `deviation` in columns. */
function blurAcross(shades: Float32Array, deviation: number): Float32Array {
  const half = Math.min(MARGIN, Math.ceil(deviation * 2.5));
  const bell = Array.from({ length: 2 * half + 1 }, (_, tap) =>
    Math.exp(-(((tap - half) / deviation) ** 2) / 2),
  );
  const weight = bell.reduce((sum, share) => sum + share, 0);
  const blurred = new Float32Array(shades.length);
  const sums = new Float64Array(ALL);
  for (let row = 0; row < ROWS; row++) {
    sums.fill(0);
    // Most points are in no shadow.
    for (let column = MARGIN; column < MARGIN + COLUMNS; column++) {
      const shade = shades[row * ALL + column]!;
      if (shade < LEAST_SHADE) continue;
      for (let tap = -half; tap <= half; tap++) sums[column + tap]! += bell[half - tap]! * shade;
    }
    for (let column = 0; column < ALL; column++) blurred[row * ALL + column] = sums[column]! / weight;
  }
  return blurred;
}

/** How much higher the rear feet are than the foremost, as a fraction of the subject's height, 0..0.34. */
export function findRearFoot(card: Card): number {
  const { heights, strengths } = readLowerEdge(card, 1);
  return heights.reduce(
    (most, start, column) => (strengths[column]! > 0.5 ? Math.max(most, start) : most),
    0,
  );
}

/**
 * For each column of the subject: the height of its lower edge in scene units, and how much that edge looks
 * like a foot.
 */
function readLowerEdge(
  { texels, levels, subject }: Card,
  height: number,
): { heights: Float32Array; strengths: Float32Array } {
  const row = levels[0]!.width;
  const foot = subject.top + subject.height - 1;
  const highest = Math.floor(subject.height * HIGHEST);
  const starts = Array.from({ length: subject.width }, (_, column) => {
    for (let up = 0; up < highest; up++)
      if (texels[((foot - up) * row + subject.left + column) * 4 + 3]! > 0.5) return up;
    return undefined;
  });
  const step = Math.max(2, Math.round(subject.width * 0.008));
  const heights = new Float32Array(subject.width);
  const strengths = new Float32Array(subject.width);
  for (const [column, start] of starts.entries()) {
    if (start === undefined) continue;
    const slopes = [starts[column - step], starts[column + step]]
      .filter((near) => near !== undefined)
      .map((near) => Math.abs(near - start) / step);
    const steepness = slopes.length > 0 ? Math.min(...slopes) : 0;
    heights[column] = (start / subject.height) * height;
    strengths[column] =
      (1 - smoothstep(HIGHEST * 0.55, HIGHEST, start / subject.height)) *
      (1 - smoothstep(STEEPEST * 0.5, STEEPEST, steepness));
  }
  return { heights, strengths };
}
