import { smoothstep } from '../../maths/interpolate.ts';
import { createRandom, type Random } from '../../maths/seeded-random.ts';
import type { Noise } from '../../maths/value-noise.ts';
import type { LandscapeScene } from '../../scene/scene.ts';
import type { Veil } from '../atmosphere.ts';
import type { Frame } from '../frame.ts';
import type { ReliefReader } from '../relief.ts';
import { STROKE_FLOATS, type Strokes } from '../stroke.ts';
import type { Terrain } from '../terrain.ts';

/** A point of the world, in metres. */
export type Place = readonly [x: number, y: number, z: number];

/** Lays lit strokes into the world; the list they make is sorted far to near. */
export interface PlantBrush {
  scene: LandscapeScene;
  frame: Frame;
  terrain: Terrain;
  noise: Noise;
  random: Random;
  /** How much the sun stands behind what is looked at, 0..1: leaves glow then. */
  against: number;
  /** Sets the colour of the strokes to come, as seen through the air; `direct` scales the sun's share. */
  light(at: Place, albedo: ArrayLike<number>, direct: number): void;
  /** A blade from `foot` to `tip`; widths and sideways bend in metres, `tip` brightens its end. */
  stroke(
    foot: Place,
    tip: Place,
    width: number,
    tipWidth: number,
    look?: { bend?: number; tip?: number; bark?: number },
  ): void;
  /** Pixels of one metre at a depth. */
  scaleAt(z: number): number;
  finish(): Strokes;
}

export function createPlantBrush(
  scene: LandscapeScene,
  frame: Frame,
  terrain: Terrain,
  relief: ReliefReader,
  veil: Veil,
  noise: Noise,
): PlantBrush {
  const { light, camera } = scene;
  const list: number[][] = [];
  const sunlit = new Float64Array(2);
  const colour = new Float64Array(4);
  const [, sunY, sunZ] = light.direction;
  const ambient = [0, 1, 2].map(
    (c) =>
      (light.zenith[c]! * 0.5 + light.middle[c]! * 0.45 + light.horizon[c]! * 0.2) * light.ambient * 0.85,
  );
  return {
    scene,
    frame,
    terrain,
    noise,
    random: createRandom(scene.seed ^ 0x60a5),
    against: smoothstep(0.1, 0.95, sunZ) * smoothstep(0.7, 0.1, sunY),
    light: ([x, y, z], albedo, direct) => {
      relief.lightAt(x, y, z, sunlit);
      for (let channel = 0; channel < 3; channel++)
        colour[channel] = albedo[channel]! * (light.sun[channel]! * direct * sunlit[0]! + ambient[channel]!);
      const length = Math.hypot(x, y - camera.height, z);
      veil(colour, x / length, (y - camera.height) / length, z / length, length, camera.height);
    },
    stroke: (foot, tip, width, tipWidth, look = {}) => {
      const scale = frame.focal / foot[2];
      const tipScale = frame.focal / tip[2];
      list.push([
        frame.centre + foot[0] * scale,
        frame.horizon - (foot[1] - camera.height) * scale,
        frame.centre + tip[0] * tipScale,
        frame.horizon - (tip[1] - camera.height) * tipScale,
        (look.bend ?? 0) * scale,
        width * scale,
        tipWidth * tipScale,
        foot[2],
        colour[0]!,
        colour[1]!,
        colour[2]!,
        look.tip ?? 0,
        look.bark ?? 0,
      ]);
    },
    scaleAt: (z) => frame.focal / z,
    finish: () => {
      list.sort((a, b) => b[7]! - a[7]!);
      const strokes = new Float32Array(list.length * STROKE_FLOATS);
      for (let index = 0; index < list.length; index++) strokes.set(list[index]!, index * STROKE_FLOATS);
      return strokes;
    },
  };
}
