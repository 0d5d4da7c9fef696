import type { Role } from '../people-scene.ts';

/** Degrees that the upper body leans forward. */
export const LEANS: Readonly<Partial<Record<Role['pose'], number>>> = {
  run: 9,
  cycle: 16,
  dance: -5,
  walk: 2,
  peer: 24,
  ride: 4,
  golf: 6,
  kiss: 5,
  lean: -11,
  drive: -4,
  row: 8,
  swim: 58,
  dive: 64,
};
/** Degrees by which the head is raised again, or lowered to what is read. */
export const RAISED_HEADS: Readonly<Partial<Record<Role['pose'], number>>> = {
  swim: 46,
  dive: 40,
  read: -15,
};
/** Head of a build, relative to an adult's on the same trunk. */
export const HEADS = { adult: 1, teenager: 1.08, child: 1.68, toddler: 1.82, baby: 1.62 } as const;
/** Height of a build, relative to an adult's. */
export const BUILDS = { adult: 1, teenager: 0.9, child: 0.66, toddler: 0.5, baby: 0.4 } as const;
/** Length of the legs, relative to an adult's. */
export const LEGS = { adult: 1, teenager: 0.96, child: 0.66, toddler: 0.52, baby: 1 } as const;
