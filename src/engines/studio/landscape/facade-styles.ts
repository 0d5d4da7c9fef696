/** Linear red, green and blue. */
export type Tone = readonly [number, number, number];

/** A way of building: sizes in meters, `pane` the part of a bay and of a storey that is glass. */
export interface Manner {
  walls: readonly Tone[];
  bay: number;
  pane: readonly [across: number, up: number];
  /** 0 for plain windows, 1 for a mirror. */
  mirrors: number;
}

/** The taller, the more glass. */
export function mannerOf(mark: number, tall: number): Manner {
  const pick = (mark * 53) % 1;
  const shares = tall > 100 ? TALL : tall > 45 ? MIDDLE : LOW;
  return MANNERS[shares.findIndex((share) => pick < share)]!;
}

/** Chances of the manners, summed up. */
const TALL = [0.45, 0.7, 0.9, 1];
const MIDDLE = [0.2, 0.42, 0.6, 0.8, 1];
const LOW = [0, 0.15, 0.35, 0.6, 1];

const MANNERS: readonly Manner[] = [
  {
    walls: [
      [0.05, 0.07, 0.09],
      [0.07, 0.09, 0.1],
    ],
    bay: 1.8,
    pane: [0.93, 0.82],
    mirrors: 1,
  },
  {
    walls: [
      [0.42, 0.44, 0.45],
      [0.3, 0.33, 0.35],
    ],
    bay: 3,
    pane: [0.8, 0.76],
    mirrors: 0.85,
  },
  {
    walls: [
      [0.5, 0.46, 0.4],
      [0.4, 0.35, 0.29],
      [0.34, 0.33, 0.32],
    ],
    bay: 3.2,
    pane: [0.46, 0.82],
    mirrors: 0.35,
  },
  {
    walls: [
      [0.5, 0.49, 0.47],
      [0.36, 0.34, 0.31],
    ],
    bay: 24,
    pane: [0.97, 0.48],
    mirrors: 0.55,
  },
  {
    walls: [
      [0.25, 0.16, 0.12],
      [0.3, 0.21, 0.16],
      [0.42, 0.34, 0.26],
    ],
    bay: 3.6,
    pane: [0.4, 0.52],
    mirrors: 0.25,
  },
];
/** Colors of lit windows. */
export const LAMPS: readonly Tone[] = [
  [1, 0.58, 0.24],
  [1, 0.68, 0.36],
  [1, 0.8, 0.56],
  [0.86, 0.92, 1],
];
