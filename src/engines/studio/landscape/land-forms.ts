import type { Noise } from '../math/value-noise.ts';
import { createCanyon } from './canyon.ts';
import { createCity } from './city.ts';
import { createCoast } from './coast.ts';
import { createDunes } from './dunes.ts';
import { createGrove } from './grove.ts';
import { createHills } from './hills.ts';
import { createIslands } from './islands.ts';
import type { Land } from './landscape-scene.ts';
import { createMountains } from './mountains.ts';
import type { Shape } from './terrain.ts';
import { createFalls } from './waterfall-shape.ts';

type Range = readonly [low: number, high: number];

interface LandFormDefinition {
  /** Heights of the large form alone, without the near shore, stones or trees. */
  createShape: (land: Land, noise: Noise) => Shape;
  /** Meters above the ground or water where the camera stands: behind a shore, or with none before it. */
  cameraHeight: { ashore: Range; free: Range };
  /** The horizon stands in the upper half of the picture even without a shore. */
  isHighHorizon: boolean;
  hasBoats: boolean;
  /** The parts that a season changes: leaves, grass and snow, the snow alone, or nothing. */
  shows: 'seasons' | 'snow' | 'none';
  /** Stands up in walls, which need a closer look than slopes. */
  isWalled: boolean;
  /** Grass reaches the top. */
  isLowland: boolean;
  /** Least share of sky in a good view. */
  leastSky: number;
  /** Least share of water before the camera in a good view, where there is water. */
  leastWater: number;
  /** Display hex; `sand` is the beach, the dune or the bank. */
  rock: readonly string[];
  sand: readonly string[];
}

const USUAL_FORM = {
  isHighHorizon: false,
  hasBoats: false,
  shows: 'seasons' as const,
  isWalled: false,
  isLowland: false,
  leastSky: 0.28,
  leastWater: 0.45,
  rock: ['#757069', '#6c6e70', '#7b7166', '#6a6560'],
  sand: ['#8b8377', '#857b6c', '#7f7a72'],
};

/** Shapes of land; several archetypes may share one. */
export const LAND_FORMS = {
  mountains: {
    ...USUAL_FORM,
    createShape: createMountains,
    cameraHeight: { ashore: [2.2, 9], free: [2.2, 9] },
    isHighHorizon: true,
  },
  lake: {
    ...USUAL_FORM,
    createShape: createMountains,
    cameraHeight: { ashore: [1.7, 3], free: [4, 16] },
    isHighHorizon: true,
    hasBoats: true,
  },
  sea: {
    ...USUAL_FORM,
    createShape: createIslands,
    cameraHeight: { ashore: [1.8, 4], free: [2.5, 7] },
    hasBoats: true,
    shows: 'snow',
    rock: ['#757069', '#6c6e70'],
    sand: ['#cdb693', '#d6c19c'],
  },
  island: {
    ...USUAL_FORM,
    createShape: createIslands,
    cameraHeight: { ashore: [2.6, 5.5], free: [9, 34] },
    hasBoats: true,
    rock: ['#6f6656', '#6a6a5e'],
    sand: ['#efe0c0', '#f1e4cc'],
  },
  hills: {
    ...USUAL_FORM,
    createShape: createHills,
    cameraHeight: { ashore: [2, 6], free: [2, 6] },
  },
  dunes: {
    ...USUAL_FORM,
    createShape: createDunes,
    cameraHeight: { ashore: [3, 12], free: [3, 12] },
    shows: 'snow',
    rock: ['#757069'],
    sand: ['#d9a066', '#dba56d', '#dcb07a', '#d9ab78'],
  },
  coast: {
    ...USUAL_FORM,
    createShape: createCoast,
    cameraHeight: { ashore: [2, 6], free: [3, 14] },
    hasBoats: true,
    isWalled: true,
    isLowland: true,
    leastWater: 0.25,
    rock: ['#6b6459', '#57544f', '#8d8473', '#b9b2a2'],
    sand: ['#b8a888', '#a89a82'],
  },
  waterfall: {
    ...USUAL_FORM,
    createShape: createFalls,
    cameraHeight: { ashore: [2, 4], free: [2.2, 4.5] },
    isHighHorizon: true,
    isWalled: true,
    isLowland: true,
    leastSky: 0.05,
    leastWater: 0.1,
    rock: ['#4b4a44', '#55524a', '#43474a'],
    sand: ['#5d5a52'],
  },
  canyon: {
    ...USUAL_FORM,
    createShape: createCanyon,
    cameraHeight: { ashore: [2, 5], free: [2.5, 12] },
    isHighHorizon: true,
    isWalled: true,
    shows: 'snow',
    rock: ['#9a5a3e', '#a4664a', '#915840', '#a87250'],
    sand: ['#c99a74', '#d2aa82', '#c2926c'],
  },
  city: {
    ...USUAL_FORM,
    createShape: createCity,
    cameraHeight: { ashore: [3, 8], free: [4, 26] },
    isHighHorizon: true,
    hasBoats: true,
    shows: 'none',
  },
  woods: {
    ...USUAL_FORM,
    createShape: createHills,
    cameraHeight: { ashore: [60, 120], free: [60, 130] },
    isLowland: true,
  },
  grove: {
    ...USUAL_FORM,
    createShape: createGrove,
    cameraHeight: { ashore: [1.5, 2.2], free: [1.5, 2.2] },
    isHighHorizon: true,
    isLowland: true,
    leastSky: 0.2,
    rock: ['#3d3022', '#45382a'],
    sand: ['#4a3a28'],
  },
} satisfies Record<string, LandFormDefinition>;

export type LandForm = keyof typeof LAND_FORMS;
