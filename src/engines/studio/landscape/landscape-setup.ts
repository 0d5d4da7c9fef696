import { createNoise } from '../math/value-noise.ts';
import { createFrame, type Frame, type ViewFrames, widenFrame } from './frame.ts';
import { LAND_FORMS } from './land-forms.ts';
import type { LandscapeScene } from './landscape-scene.ts';
import { createTerrain, type Terrain } from './terrain.ts';

/** The scene set up for a picture of one size: the camera stands on its ground. */
export interface LandscapeSetup extends ViewFrames {
  scene: LandscapeScene;
  terrain: Terrain;
  /** Penalty of the view: 0 is good, higher is worse. */
  assess(): number;
}

export function createLandscapeSetup(asked: LandscapeScene, width: number, height: number): LandscapeSetup {
  const noise = createNoise(asked.seed);
  const terrain = createTerrain(asked.form, asked.land, noise);
  const level = asked.water ? 0 : Number.NEGATIVE_INFINITY;
  const stand = Math.max(level, terrain.ground(0, 1, 6), terrain.ground(0, 4, 6) - 0.4);
  const scene: LandscapeScene = {
    ...asked,
    camera: { ...asked.camera, height: asked.camera.height + stand },
  };
  const { around } = scene;
  const inner = around
    ? createFrame(
        scene.camera,
        stand,
        width / (1 + around.left + around.right),
        height / (1 + around.top + around.bottom),
      )
    : createFrame(scene.camera, stand, width, height);
  const frame = around ? widenFrame(inner, around, { width, height }) : inner;
  return { scene, frame, inner, terrain, assess: () => assessView(scene, frame, terrain) };
}

const COLUMNS = 15;
/** Share of the middle distance that a river must take to be seen. */
const LEAST_RIVER = 0.1;
/** Only views from the air have their horizon above this. */
const FROM_AIR = 0.3;
/** From this horizon down, the sky is the subject. */
const SKYWARD = 0.75;

/** Scores the view by a coarse skyline: share of sky, visible sun, and no slopes right before the camera. */
function assessView(scene: LandscapeScene, frame: Frame, terrain: Terrain): number {
  let sky = 0;
  let nearWall = 0;
  let highest = frame.height;
  for (let column = 0; column < COLUMNS; column++) {
    const slopeX = ((column + 0.5) / COLUMNS - 0.5) * (frame.width / frame.focal);
    let skyline = frame.horizon;
    for (let z = 3; z < 9500; z *= 1.06) {
      const height = terrain.ground(slopeX * z, z, 5);
      const row = frame.horizon - ((height - scene.camera.height) / z) * frame.focal;
      if (row < skyline) skyline = row;
      if (z < 60 && row < frame.horizon - frame.height * 0.02) nearWall += 1;
    }
    sky += Math.max(0, skyline) / frame.height / COLUMNS;
    highest = Math.min(highest, skyline);
  }
  let fault = nearWall * 0.05;
  const isCity = scene.form === 'city';
  const { leastWater } = LAND_FORMS[scene.form];
  // Views from the air look down.
  const leastSky = scene.camera.horizon < FROM_AIR ? 0.08 : LAND_FORMS[scene.form].leastSky;
  if (sky < leastSky) fault += leastSky - sky;
  if (sky > 0.66 && scene.camera.horizon < SKYWARD) fault += sky - 0.66;
  if (highest < frame.height * 0.08 && scene.form !== 'waterfall' && !(isCity && highest > 0)) fault += 0.3;
  const rises = scene.form === 'mountains' || scene.form === 'lake';
  if (rises && frame.horizon - highest < frame.height * 0.14) fault += 0.25;
  if (scene.form === 'hills' && frame.horizon - highest < frame.height * 0.05) fault += 0.2;
  const wanted = scene.land.course ? LEAST_RIVER : leastWater;
  if (scene.water && countWater(frame, terrain) < wanted) fault += 0.5;
  if (scene.light.disc === 0 && !isCity && isShaded(scene, terrain)) fault += 0.15;
  if (scene.light.disc > 0) fault += sunFault(scene, frame, terrain);
  return fault;
}

/** Share of the near and middle distance that is under water, 0..1. */
function countWater(frame: Frame, terrain: Terrain): number {
  let wet = 0;
  let count = 0;
  for (const part of [-0.35, -0.15, 0.05, 0.25]) {
    const slopeX = (part * frame.width) / frame.focal;
    for (let z = 30; z < 500; z *= 1.2) {
      count++;
      if (terrain.ground(slopeX * z, z, 5) < 0) wet++;
    }
  }
  return wet / count;
}

/** Whether the land hides the sun from the foreground. */
function isShaded(scene: LandscapeScene, terrain: Terrain): boolean {
  const [x, y, z] = scene.light.direction;
  const ground = terrain.ground(0, 14, 5);
  for (let distance = 8; distance < 2500; distance *= 1.12) {
    if (terrain.ground(x * distance, 14 + z * distance, 5) > ground + 1.5 + y * distance) return true;
  }
  return false;
}

/** The sun must be inside the picture and above the land. */
function sunFault(scene: LandscapeScene, frame: Frame, terrain: Terrain): number {
  const [x, y, z] = scene.light.direction;
  const column = frame.center + (x / z) * frame.focal;
  const row = frame.horizon - (y / z) * frame.focal;
  if (column < frame.width * 0.08 || column > frame.width * 0.92 || row < frame.height * 0.06) return 0.2;
  for (let distance = 20; distance < 9500; distance *= 1.05) {
    const height = terrain.ground((x / z) * distance, distance, 6);
    const skyline = frame.horizon - ((height - scene.camera.height) / distance) * frame.focal;
    if (skyline < row + frame.height * 0.03) return 0.2;
  }
  return 0;
}
