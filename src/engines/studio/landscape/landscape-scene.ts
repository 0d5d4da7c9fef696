import type { Rgb } from '../color/linear-color.ts';
import type { Card } from '../scene/card.ts';
import type { Finish } from '../scene/finish.ts';
import type { Margins } from '../scene/margins.ts';
import type { LandForm } from './land-forms.ts';
import type { OverlayKind, Walker } from './overlays/overlay-kinds.ts';

export interface Overlay {
  kind: OverlayKind;
  seed: number;
  /** Position of the main one, 0 left to 1 right, and its size, 1 for the usual. */
  x: number;
  size: number;
  count: number;
  /** The number asked for, of kinds whose number is random otherwise. */
  exact?: number;
  /** Undefined for anybody. */
  people?: readonly Walker[];
  /** Boats without sails, in a harbor. */
  moored: boolean;
}

export interface LandscapeScene {
  kind: 'landscape';
  form: LandForm;
  seed: number;
  camera: Camera;
  land: Land;
  light: Light;
  clouds: Clouds;
  air: Air;
  /** Null where the land is dry. */
  water: Water | null;
  cover: Cover;
  overlays: Overlay[];
  /** Drawings that stand, swim or fly in it; undefined for none. */
  things?: LandscapeThing[];
  finish: Finish;
  /** How much is seen beyond the frame that it was composed for; undefined for a picture that was not widened. */
  around?: Margins;
  /** Painted size of the earlier picture: plants get as many leaves and twigs as there. */
  plantSize?: { width: number; height: number };
}

/** A drawing in a landscape. Lengths are parts of the picture's height, unless they are meters. */
export interface LandscapeThing {
  card: Card;
  /** Middle of the foot, 0 left to 1 right. */
  x: number;
  /** Meters from the camera. */
  depth: number;
  /** Row of the ground or water under it, 0 at the top of the picture. */
  floor: number;
  width: number;
  height: number;
  /** How high above the ground its foot is. */
  lift: number;
  /** Swims, with its part below this height under water. */
  draft: number;
  isAfloat: boolean;
  /** In the sky, where no shadow can be seen. */
  isInSky: boolean;
}

/** Looks along +z without roll; pitch follows from `horizon`. */
export interface Camera {
  /** Meters above the water level. */
  height: number;
  /** Focal length as a fraction of the square root of the picture's area. */
  focal: number;
  /** Row of the horizon, 0 at the top of the picture, 1 at the bottom; above 1 no land is in the picture, as in space. */
  horizon: number;
}

/** Horizon of a camera that sees no land. */
export const NO_LAND = 1.7;

export function showsLand({ horizon }: Camera): boolean {
  return horizon <= 1;
}

/** Lengths in meters. The camera stands at x = z = 0; the water level is 0. */
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
  /** Distance of the near bank from the camera, 0 for none, and the density of stones on it, 0..1. */
  shore: number;
  stones: number;
  /** Depth in meters of a shallow lagoon before the near shore, 0 for open water. */
  lagoon: number;
  islands: { x: number; z: number; radius: number; height: number }[];
  /** A hill for things to stand on; undefined for none. */
  mound?: Mound;
  /** Side of a coast's cliffs or a waterfall's stream, -1 or 1. */
  side: number;
  /** Share of wooded land, 0..1, and the size of a tree. */
  forest: number;
  treeSize: number;
  /** A road or a river along the view; undefined for none. */
  course?: Course;
  /** Round crowns instead of cones. */
  leafy: boolean;
}

/** A round hill on top of the land, twice as wide as it is deep. Meters. */
export interface Mound {
  x: number;
  z: number;
  radius: number;
  height: number;
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
  /** Brightness of the sun's disc (0 for none) and of the stars. */
  disc: number;
  stars: number;
  /** Brightness of the milky way and of the northern lights, 0 for none. */
  milkyWay: number;
  aurora: number;
  /** Slope of the moon's radius, 0 when it is not in the picture. */
  moon: number;
  /** Number of lightning bolts; undefined for none. */
  lightning?: number;
  /** Beams of sunlight through leaves, 0..1. */
  shafts: number;
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
  /** Extinction per meter. */
  haze: number;
  /** Extra extinction at the ground and the height over which it thins out, in meters. */
  mist: number;
  mistHeight: number;
  /** Falling snow, 0..1, and falling rain. */
  snowfall: number;
  rainfall?: number;
}

export interface Water {
  shallow: Rgb;
  deep: Rgb;
  /** Depth in meters below which the bottom is invisible. */
  clarity: number;
  /** Color of the bottom; null if it is invisible. */
  seabed: Rgb | null;
  /** Slope of the waves, about 0 (mirror) to 1 (choppy), and their size. */
  chop: number;
  waveScale: number;
  foam: number;
  /** Breakers parallel to the near shore, 0..1. */
  surf: number;
  /** Height of waves that hide what is behind them, in meters; undefined for a level surface. */
  swell?: number;
}

export interface Cover {
  rock: Rgb;
  grassDark: Rgb;
  grassLight: Rgb;
  tree: Rgb;
  sand: Rgb;
  grass: number;
  /** Height above which snow lies, in meters; below the ground for snow everywhere. */
  snowLine: number;
  sandHeight: number;
  /** Blades in the foreground, relative to a dense meadow, and their length in meters. */
  blades: number;
  bladeLength: number;
  flowers: Rgb[];
  flowerShare: number;
  /** Density of spruces and leafy trees outside woods, 0..1. */
  spruces: number;
  broadleaves: number;
  /** Whether most of the leafy ones are cypresses. */
  cypresses: boolean;
  path: FootPath | null;
  crop: Crop | null;
  /** Low bushes of dry country, 0..1. */
  shrubs: number;
  /** Density of trunks around the camera and of ferns between them, 0..1. */
  trunks: number;
  ferns: number;
  /** Foliage of the trees; leaves by default. */
  timber?: 'conifers' | 'birches';
  /** Palms and vines between the trunks; undefined for none. */
  isTropical?: boolean;
}

/** A footpath from the camera into the distance; lengths in meters, the rest in radians and slopes. */
export interface FootPath {
  offset: number;
  sway: number;
  rate: number;
  phase: number;
  slant: number;
  width: number;
}

/** A road laid on the land, or a river cut into it; `width` is half of it. */
export interface Course extends FootPath {
  kind: 'road' | 'river';
}

/** A crop grown in rows. */
export interface Crop {
  kind: 'wheat' | 'lavender' | 'vines' | 'tulips' | 'rapeseed' | 'sunflowers';
  /** Colors of the plants; tulip rows alternate. */
  colors: Rgb[];
  soil: Rgb;
  /** Meters from row to row, height of the plants, and the sideways slope of the rows. */
  spacing: number;
  height: number;
  slant: number;
}
