import { smoothstep } from '../../math/interpolate.ts';
import { lengthOf } from '../../math/length-of.ts';
import { createRandom, type Random } from '../../math/seeded-random.ts';
import type { Veil } from '../atmosphere.ts';
import { STROKE_FLOATS, type Strokes } from '../blade-stroke.ts';
import { type Frame, frameOfSize } from '../frame.ts';
import type { LandscapeView } from '../landscape-view.ts';

/** A point of the world, in meters. */
export type Place = readonly [x: number, y: number, z: number];

/** Adds lit strokes to the scene, and returns them sorted from far to near. */
export interface PlantBrush extends Pick<LandscapeView, 'scene' | 'terrain' | 'noise'> {
  /** Of the size whose plants are repeated: random choices may depend on it. */
  frame: Frame;
  random: Random;
  /** How far the scene is backlit, 0..1: backlit leaves glow. */
  against: number;
  /** Sets the color of the next strokes, with aerial perspective; `direct` scales the sunlight. */
  light(at: Place, albedo: ArrayLike<number>, direct: number): void;
  /** A blade from `foot` to `tip`; widths and sideways bend in meters, `tip` brightens its end. */
  stroke(
    foot: Place,
    tip: Place,
    width: number,
    tipWidth: number,
    look?: { bend?: number; tip?: number; bark?: number },
  ): void;
  /** Sideways move of this view for each meter of depth, 0 for the scene's own. */
  slope: number;
  /** Whether a plant of this size, in meters, stays outside of the inner picture, at whose edge it would be cut off. True of all that grow in it. */
  isClear(foot: Place, size: { tall: number; radius: number }): boolean;
  /** Pixels per meter at a depth, in that frame. */
  scaleAt(z: number): number;
  /**
   * A brush for what grows beside: the same view moved sideways by a slope, with more of its ground in view; without a slope, only
   * for that ground.
   * @param below as a part of the height
   */
  beside(slope: number, below: number, seed: number): PlantBrush;
  finish(): Strokes;
}

export function createPlantBrush(
  { scene, frame, inner, terrain, relief, noise }: LandscapeView,
  veil: Veil,
): PlantBrush {
  const { light, camera } = scene;
  let fields = new Float32Array(STROKE_FLOATS * 4096);
  let used = 0;
  const sunlit = new Float64Array(2);
  const color = new Float64Array(4);
  const [, sunY, sunZ] = light.direction;
  const ambient = [0, 1, 2].map(
    (c) =>
      (light.zenith[c]! * 0.5 + light.middle[c]! * 0.45 + light.horizon[c]! * 0.2) * light.ambient * 0.85,
  );
  const planted = scene.plantSize ? frameOfSize(camera, inner, scene.plantSize) : inner;
  const brush: PlantBrush = {
    scene,
    frame: planted,
    terrain,
    noise,
    random: createRandom(scene.seed ^ 0x60a5),
    against: smoothstep(0.1, 0.95, sunZ) * smoothstep(0.7, 0.1, sunY),
    light: ([x, y, z], albedo, direct) => {
      relief.lightAt(x, y, z, sunlit);
      for (let channel = 0; channel < 3; channel++)
        color[channel] = albedo[channel]! * (light.sun[channel]! * direct * sunlit[0]! + ambient[channel]!);
      const length = lengthOf(x, y - camera.height, z);
      veil(color, x / length, (y - camera.height) / length, z / length, length, camera.height);
    },
    stroke: (foot, tip, width, tipWidth, look = {}) => {
      const scale = frame.focal / foot[2];
      const tipScale = frame.focal / tip[2];
      if (used === fields.length) {
        const longer = new Float32Array(used * 2);
        longer.set(fields);
        fields = longer;
      }
      fields[used] = frame.center + foot[0] * scale;
      fields[used + 1] = frame.horizon - (foot[1] - camera.height) * scale;
      fields[used + 2] = frame.center + tip[0] * tipScale;
      fields[used + 3] = frame.horizon - (tip[1] - camera.height) * tipScale;
      fields[used + 4] = (look.bend ?? 0) * scale;
      fields[used + 5] = width * scale;
      fields[used + 6] = tipWidth * tipScale;
      fields[used + 7] = foot[2];
      fields[used + 8] = color[0]!;
      fields[used + 9] = color[1]!;
      fields[used + 10] = color[2]!;
      fields[used + 11] = look.tip ?? 0;
      fields[used + 12] = look.bark ?? 0;
      used += STROKE_FLOATS;
    },
    slope: 0,
    isClear: () => true,
    scaleAt: (z) => planted.focal / z,
    beside: (slope, below, seed) => {
      const moved = ([x, y, z]: Place): Place => [x + slope * z, y, z];
      const rowOf = (y: number, z: number) => planted.horizon - ((y - camera.height) * planted.focal) / z;
      const columnOf = (x: number, z: number) => planted.center + (x * planted.focal) / z;
      const { path } = scene.cover;
      const cover = { ...scene.cover, path: path && { ...path, slant: path.slant - slope } };
      return {
        ...brush,
        scene: { ...scene, cover, overlays: [] },
        frame: { ...planted, height: planted.height * (1 + below) },
        terrain: {
          ...terrain,
          ground: (x, z, octaves) => terrain.ground(x + slope * z, z, octaves),
        },
        random: createRandom(scene.seed ^ seed),
        slope,
        isClear: (foot, { tall, radius }) => {
          const [x, y, z] = moved(foot);
          return (
            rowOf(y + tall, z) > planted.height ||
            columnOf(x + radius, z) < 0 ||
            columnOf(x - radius, z) > planted.width
          );
        },
        light: (at, ...look) => brush.light(moved(at), ...look),
        stroke: (foot, tip, ...look) => {
          if (slope !== 0 || rowOf(foot[1], foot[2]) > planted.height)
            brush.stroke(moved(foot), moved(tip), ...look);
        },
      };
    },
    finish: () => {
      const count = used / STROKE_FLOATS;
      const depths = Float64Array.from({ length: count }, (_, index) => fields[index * STROKE_FLOATS + 7]!);
      const order = Uint32Array.from(depths, (_, index) => index).sort(
        (a, b) => depths[b]! - depths[a]! || a - b,
      );
      const strokes = new Float32Array(used);
      for (let index = 0; index < count; index++) {
        const from = order[index]! * STROKE_FLOATS;
        strokes.set(fields.subarray(from, from + STROKE_FLOATS), index * STROKE_FLOATS);
      }
      return strokes;
    },
  };
  return brush;
}
