import type { Noise } from '../math/value-noise.ts';
import type { Frame } from './frame.ts';
import type { LandscapeScene } from './landscape-scene.ts';
import type { ReliefReader } from './sampled-land.ts';
import type { Terrain } from './terrain.ts';

/** A landscape set up for painting: the scene, its land, and the camera's view of it. */
export interface LandscapeView {
  scene: LandscapeScene;
  frame: Frame;
  /** The part of the frame that the scene was composed for, in pixels of its own: what is placed by the frame stands there. */
  inner: Frame;
  terrain: Terrain;
  relief: ReliefReader;
  noise: Noise;
}
