import { chromaOf, distance, type Lab } from './oklab.ts';
import type { PictureSample } from './sample-picture.ts';

export interface PaletteColor {
  /** `#rrggbb` */
  hex: string;
  color: Lab;
  /** Of the opaque area, 0 to 1. */
  share: number;
}

const COLORS_MAX = 6;
const CLUSTERS = 10;
const ROUNDS = 12;
/** OKLab distance. Colors closer than this look the same. */
const ALIKE = 0.08;
/** Colors with a smaller share are edges or dust. Strong colors may be accents, so they need less. */
const SHARE_MIN = 0.015;
const ACCENT_SHARE_MIN = 0.006;
/** OKLab distance between neighbors at an edge. */
const EDGE = 0.05;
/** Chroma from which a color could be a brand's. */
const COLORFUL = 0.06;

/**
 * Finds the colors of a picture, possible brand colors first: a strong accent comes before a larger gray area. Runs
 * k-means in OKLab, started with colors far from each other, so that the same picture always has the same palette.
 */
export function findPalette(sample: PictureSample): PaletteColor[] {
  const cells = sample.colors.flatMap((color, cell) => {
    const opacity = sample.opacity[cell]!;
    // Edges mix the colors of both sides.
    const weight = opacity / (1 + (sample.detail[cell]! / EDGE) ** 2);
    const bytes = sample.bytes.subarray(cell * 3, cell * 3 + 3);
    return opacity > 0.5 ? [{ color, weight, bytes }] : [];
  });
  if (cells.length === 0) return [];
  const centers = cluster(cells, startCenters(cells));
  const groups = centers.map((center) => ({ center, weight: 0, near: cells[0]!, gap: Infinity }));
  let total = 0;
  for (const cell of cells) {
    const group = groups[nearest(cell.color, centers)]!;
    const gap = distance(cell.color, group.center) / cell.weight;
    if (gap < group.gap) Object.assign(group, { near: cell, gap });
    group.weight += cell.weight;
    total += cell.weight;
  }
  return groups
    .map(({ near, weight }) => ({
      hex: `#${Buffer.from(near.bytes).toString('hex')}`,
      color: near.color,
      share: weight / total,
    }))
    .filter(({ share, color }) => share >= (chromaOf(color) > COLORFUL ? ACCENT_SHARE_MIN : SHARE_MIN))
    .sort((a, b) => b.share - a.share)
    .filter(({ color }, index, all) => all.findIndex((one) => distance(one.color, color) < ALIKE) === index)
    .sort((a, b) => brandScore(b) - brandScore(a))
    .slice(0, COLORS_MAX);
}

interface Cell {
  color: Lab;
  weight: number;
}

/** The color nearest to the mean, then repeatedly the color farthest from all chosen ones. */
function startCenters(cells: readonly Cell[]): Lab[] {
  const middle = mean(cells);
  const first = cells.toSorted((a, b) => distance(a.color, middle) - distance(b.color, middle))[0]!.color;
  const chosen: Lab[] = [first];
  const gaps = cells.map(({ color }) => distance(color, first));
  while (chosen.length < CLUSTERS) {
    const farthest = gaps.indexOf(Math.max(...gaps));
    if (gaps[farthest]! < ALIKE) break;
    const next = cells[farthest]!.color;
    chosen.push(next);
    for (const [index, { color }] of cells.entries())
      gaps[index] = Math.min(gaps[index]!, distance(color, next));
  }
  return chosen;
}

function cluster(cells: readonly Cell[], start: readonly Lab[]): Lab[] {
  let centers = [...start];
  for (let round = 0; round < ROUNDS; round += 1) {
    const members: Cell[][] = centers.map(() => []);
    for (const cell of cells) members[nearest(cell.color, centers)]!.push(cell);
    centers = centers.map((center, index) => (members[index]!.length > 0 ? mean(members[index]!) : center));
  }
  return centers;
}

function nearest(color: Lab, centers: readonly Lab[]): number {
  let best = 0;
  for (const [index, center] of centers.entries())
    if (distance(color, center) < distance(color, centers[best]!)) best = index;
  return best;
}

function mean(cells: readonly Cell[]): Lab {
  const sum = [0, 0, 0];
  let total = 0;
  for (const { color, weight } of cells) {
    for (const axis of [0, 1, 2] as const) sum[axis]! += color[axis] * weight;
    total += weight;
  }
  return [sum[0]! / total, sum[1]! / total, sum[2]! / total];
}

/** Ranks strong colors of medium lightness above larger areas of pale or dark ones. */
function brandScore({ color, share }: PaletteColor): number {
  const strength = Math.min(chromaOf(color) / 0.15, 1);
  const isExtreme = color[0] > 0.95 || color[0] < 0.15;
  return Math.sqrt(share) * (0.12 + strength) * (isExtreme ? 0.5 : 1);
}
