import { chromaOf, distance, type Lab } from './oklab.ts';
import type { PictureSample } from './sample-picture.ts';

export interface PaletteColour {
  /** `#rrggbb` */
  hex: string;
  colour: Lab;
  /** Of what is opaque, 0 to 1. */
  share: number;
}

const MOST = 6;
const CLUSTERS = 10;
const ROUNDS = 12;
/** In OKLab: colours nearer than this are one to whoever looks. */
const ALIKE = 0.08;
/** Colours of less than this are an edge's, or dust; strong ones are accents. */
const LEAST_SHARE = 0.015;
const LEAST_ACCENT_SHARE = 0.006;
/** In OKLab, between neighbours: such a step is an edge. */
const EDGE = 0.05;
/** From here on a colour is one that a brand could wear. */
const COLOURFUL = 0.06;

/**
 * The colours of a picture, those first that a brand could wear: a strong accent comes before more of a grey wall. By
 * k-means in OKLab, begun with colours far from each other, so that the same picture has the same palette.
 */
export function findPalette(sample: PictureSample): PaletteColour[] {
  const cells = sample.colours.flatMap((colour, cell) => {
    const opacity = sample.opacity[cell]!;
    // Along edges, colours are mixed of those on both sides.
    const weight = opacity / (1 + (sample.detail[cell]! / EDGE) ** 2);
    const bytes = sample.bytes.subarray(cell * 3, cell * 3 + 3);
    return opacity > 0.5 ? [{ colour, weight, bytes }] : [];
  });
  if (cells.length === 0) return [];
  const centres = settle(cells, beginnings(cells));
  const groups = centres.map((centre) => ({ centre, weight: 0, near: cells[0]!, gap: Infinity }));
  let total = 0;
  for (const cell of cells) {
    const group = groups[nearest(cell.colour, centres)]!;
    const gap = distance(cell.colour, group.centre) / cell.weight;
    if (gap < group.gap) Object.assign(group, { near: cell, gap });
    group.weight += cell.weight;
    total += cell.weight;
  }
  return groups
    .map(({ near, weight }) => ({ hex: hexOf(near.bytes), colour: near.colour, share: weight / total }))
    .filter(({ share, colour }) => share >= (chromaOf(colour) > COLOURFUL ? LEAST_ACCENT_SHARE : LEAST_SHARE))
    .sort((a, b) => b.share - a.share)
    .filter(
      ({ colour }, index, all) => all.findIndex((one) => distance(one.colour, colour) < ALIKE) === index,
    )
    .sort((a, b) => brandability(b) - brandability(a))
    .slice(0, MOST);
}

interface Cell {
  colour: Lab;
  weight: number;
}

/** The commonest colour, then each time the one that is farthest from those before. */
function beginnings(cells: readonly Cell[]): Lab[] {
  const middle = mean(cells);
  const first = cells.toSorted((a, b) => distance(a.colour, middle) - distance(b.colour, middle))[0]!.colour;
  const chosen: Lab[] = [first];
  const gaps = cells.map(({ colour }) => distance(colour, first));
  while (chosen.length < CLUSTERS) {
    const farthest = gaps.indexOf(Math.max(...gaps));
    if (gaps[farthest]! < ALIKE) break;
    const next = cells[farthest]!.colour;
    chosen.push(next);
    for (const [index, { colour }] of cells.entries())
      gaps[index] = Math.min(gaps[index]!, distance(colour, next));
  }
  return chosen;
}

function settle(cells: readonly Cell[], begun: readonly Lab[]): Lab[] {
  let centres = [...begun];
  for (let round = 0; round < ROUNDS; round += 1) {
    const members: Cell[][] = centres.map(() => []);
    for (const cell of cells) members[nearest(cell.colour, centres)]!.push(cell);
    centres = centres.map((centre, index) => (members[index]!.length > 0 ? mean(members[index]!) : centre));
  }
  return centres;
}

function nearest(colour: Lab, centres: readonly Lab[]): number {
  let best = 0;
  for (const [index, centre] of centres.entries())
    if (distance(colour, centre) < distance(colour, centres[best]!)) best = index;
  return best;
}

function mean(cells: readonly Cell[]): Lab {
  const sum = [0, 0, 0];
  let total = 0;
  for (const { colour, weight } of cells) {
    for (const axis of [0, 1, 2] as const) sum[axis]! += colour[axis] * weight;
    total += weight;
  }
  return [sum[0]! / total, sum[1]! / total, sum[2]! / total];
}

/** Strong colours of middling lightness above much of a pale or a dark one. */
function brandability({ colour, share }: PaletteColour): number {
  const strength = Math.min(chromaOf(colour) / 0.15, 1);
  const isExtreme = colour[0] > 0.95 || colour[0] < 0.15;
  return Math.sqrt(share) * (0.12 + strength) * (isExtreme ? 0.5 : 1);
}

function hexOf(bytes: Uint8Array): string {
  return `#${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
