import type { Noise } from '../math/value-noise.ts';
import type { ViewFrames } from './frame.ts';
import type { LandscapeScene } from './landscape-scene.ts';
import type { ReliefReader } from './sampled-land.ts';
import type { Terrain } from './terrain.ts';

/** A landscape set up for painting: the scene, its land, and the camera's view of it. */
export interface LandscapeView extends ViewFrames {
  scene: LandscapeScene;
  terrain: Terrain;
  relief: ReliefReader;
  noise: Noise;
}
