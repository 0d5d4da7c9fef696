import type { Rgb } from '../colour/linear-colour.ts';

/** Everything a painter needs, as plain data: it travels between threads and fixes every pixel. */
export type Scene = LandscapeScene | AbstractScene;

export type LandscapeArchetype = 'mountains' | 'lake' | 'sea' | 'hills' | 'dunes' | 'island';
export type AbstractArchetype = 'silk' | 'marble' | 'ribbons' | 'bokeh';
export type Archetype = LandscapeArchetype | AbstractArchetype;

export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'mist' | 'storm';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export interface LandscapeScene {
  kind: 'landscape';
  archetype: LandscapeArchetype;
  seed: number;
  camera: Camera;
  land: Land;
  light: Light;
  clouds: Clouds;
  air: Air;
  /** Null where the land is dry. */
  water: Water | null;
  cover: Cover;
  finish: Finish;
}

/** Looks along +z without roll; pitch is expressed by where the horizon stands. */
export interface Camera {
  /** Metres above the water level. */
  height: number;
  /** Focal length as a part of the square root of the picture's area. */
  focal: number;
  /** Row of the horizon, 0 at the top of the picture, 1 at the bottom. */
  horizon: number;
}

/** Lengths in metres. The camera stands at x = z = 0; the water level is 0. */
export interface Land {
  relief: number;
  frequency: number;
  erosion: number;
  /** Lifts (or, negative, drowns) everything. */
  base: number;
  /** Distance over which the relief grows from the calm foreground to its full height. */
  nearDistance: number;
  farDistance: number;
  valleyWidth: number;
  valleyX: number;
  /** Distance of the near bank from the camera, 0 for none, and whether stones lie on it. */
  shore: number;
  stones: number;
  islands: { x: number; z: number; radius: number; height: number }[];
  /** How much of the land is wooded, 0..1, and the size of a tree. */
  forest: number;
  treeSize: number;
}

export interface Light {
  /** Unit vector towards the sun or moon. */
  direction: Rgb;
  sun: Rgb;
  zenith: Rgb;
  middle: Rgb;
  horizon: Rgb;
  glow: Rgb;
  glowStrength: number;
  ambient: number;
  /** Whether the disc is drawn, and how bright the stars are. */
  disc: number;
  stars: number;
}

export interface Clouds {
  /** Share of the sky under heaped clouds, 0..1, and of high thin ones. */
  heaped: number;
  high: number;
  scale: number;
  darkness: number;
  offsetX: number;
  offsetZ: number;
}

export interface Air {
  /** Extinction per metre. */
  haze: number;
  /** Extra extinction at the ground and the height over which it thins out, in metres. */
  mist: number;
  mistHeight: number;
}

export interface Water {
  shallow: Rgb;
  deep: Rgb;
  /** Metres of depth after which the bottom is lost. */
  clarity: number;
  /** Slope of the waves, about 0 (mirror) to 1 (choppy), and their size. */
  chop: number;
  waveScale: number;
  foam: number;
  /** Breakers parallel to the near shore, 0..1. */
  surf: number;
}

export interface Cover {
  rock: Rgb;
  grassDark: Rgb;
  grassLight: Rgb;
  tree: Rgb;
  sand: Rgb;
  grass: number;
  /** Height above which snow lies, in metres; below the ground for snow everywhere. */
  snowLine: number;
  sandHeight: number;
  /** Blades in the foreground, relative to a dense meadow, and their length in metres. */
  blades: number;
  bladeLength: number;
  flowers: Rgb[];
  flowerShare: number;
  /** Spruces standing in the middle distance. */
  spruces: number;
}

export interface AbstractScene {
  kind: 'abstract';
  archetype: AbstractArchetype;
  seed: number;
  /** From dark to light, at least three. */
  palette: Rgb[];
  finish: Finish;
}

export interface Finish {
  /** Mean display brightness aimed at, 0..1, or 0 to keep the painter's own exposure. */
  target: number;
  bloom: number;
  bloomThreshold: number;
  saturation: number;
  contrast: number;
  shadowTint: Rgb;
  lightTint: Rgb;
  vignette: number;
  grain: number;
}
