import type { Environment } from '../../scene/environment.ts';
import type { Light } from '../../scene/light.ts';
import type { Random } from '../../scene/random.ts';
import { normalize, type Rgb, scale, type Vec3 } from '../../scene/vector.ts';
import type { LightMood } from '../set.ts';
import { type Opening, type Placed, type RoomPlan, spotAt, toWorld } from './layout/room-plan.ts';
import { hashCell, mixRgb, repeatingNoise, smoothStep } from './surfaces/paint-texture.ts';

export interface RoomLight {
  lights: Light[];
  environment: Environment;
  exposure: number;
}

interface Mood {
  /** Radiance of the sky in the windows. */
  sky: Rgb;
  /** Irradiance of the sun; 0 without sun. */
  sun: number;
  /** Light from the rest of the flat, part of what comes through the windows. */
  fill: number;
  /** Brightness of lit lamps; 0 off. */
  lamps: number;
  /** Radiance of an average wall in the picture. */
  target: number;
}

const MOODS: Readonly<Record<LightMood, Mood>> = {
  soft: { sky: [8.4, 8.9, 9.4], sun: 0, fill: 0.26, lamps: 0, target: 0.56 },
  window: { sky: [7.6, 8.6, 9.9], sun: 15, fill: 0.18, lamps: 0, target: 0.56 },
  bright: { sky: [9, 9.3, 9.6], sun: 10, fill: 0.36, lamps: 0, target: 0.72 },
  dark: { sky: [6.6, 7.6, 9], sun: 7, fill: 0.05, lamps: 0, target: 0.27 },
  evening: { sky: [0.42, 0.62, 1.15], sun: 0, fill: 0.12, lamps: 1, target: 0.46 },
};

const WARM: Rgb = [1, 0.69, 0.39];

/** Windows as lights, the sun so that it falls on the middle of the picture, lamps, and the flat behind the camera. */
export function lightRoom(
  plan: RoomPlan,
  mood: LightMood,
  heroes: readonly Placed[],
  wallAlbedo: number,
): RoomLight {
  const { sky, sun, fill, lamps, target } = MOODS[mood];
  const windows = plan.openings.filter(({ kind }) => kind === 'window');
  const { width, depth, height, random } = plan;
  const lights: Light[] = windows.map((opening) => {
    const { center, inwards } = windowFrameOf(plan, opening);
    return {
      kind: 'rectangle',
      center: [center[0] - inwards[0] * 0.2, center[1], center[2] - inwards[2] * 0.2],
      target: [center[0] + inwards[0], center[1], center[2] + inwards[2]],
      width: opening.width,
      height: opening.head - opening.sill,
      radiance: sky,
      softness: 0,
      importance: 2,
    };
  });
  let flux = windows.reduce(
    (sum, { width: w, sill, head }) => sum + Math.PI * luminance(sky) * w * (head - sill),
    0,
  );
  const first = windows[0];
  if (sun > 0 && first) {
    const direction = sunThrough(plan, first, heroes, random);
    lights.push({ kind: 'sun', direction, angularRadius: 0.7, radiance: scale([1.1, 0.95, 0.77], sun) });
    const { inwards } = windowFrameOf(plan, first);
    const cosine = Math.abs(direction[0] * inwards[0] + direction[2] * inwards[2]);
    flux += sun * cosine * first.width * (first.head - first.sill);
  }
  const lampFlux = plan.placed.reduce(
    (sum, { piece }) => sum + (piece.lamps ?? []).reduce((all, { power }) => all + 14 * power, 0),
    0,
  );
  if (lamps > 0) {
    lights.push(...lampLights(plan, 14));
    flux += lampFlux;
  }
  const fillFlux = Math.max(flux * fill, 1.5);
  const area = width * height;
  const fillColor: Rgb = lamps ? [1.1, 0.95, 0.78] : [1.03, 1, 0.95];
  lights.push({
    kind: 'rectangle',
    center: [0, height * 0.52, depth - 0.05],
    target: [0, height * 0.45, 0],
    width: width * 0.94,
    height: height * 0.9,
    radiance: scale(fillColor, fillFlux / (Math.PI * area)),
    softness: 0.6,
    isReflected: false,
  });
  flux += fillFlux;
  const surface = 2 * (width * depth + width * height + depth * height);
  const bounced = (flux * wallAlbedo) / (Math.PI * surface * (1 - wallAlbedo));
  const exposure = Math.log2(target / bounced);
  return {
    lights,
    environment: outdoorView(random, mood, 2 ** -exposure),
    exposure,
  };
}

/** One light for each lamp; the brightest eight. */
export function lampLights(plan: RoomPlan, flux: number): Light[] {
  return plan.placed
    .flatMap((thing) => (thing.piece.lamps ?? []).map((lamp) => ({ thing, lamp })))
    .slice(0, 8)
    .map(({ thing, lamp }) => ({
      kind: 'sphere',
      center: toWorld(thing, lamp.position),
      radius: lamp.radius,
      radiance: scale(WARM, (flux * lamp.power) / (4 * Math.PI ** 2 * lamp.radius ** 2)),
      isReflected: false,
    }));
}

/** Where the middle of a window is, and the direction into the room. */
function windowFrameOf(
  plan: RoomPlan,
  { wall, along, sill, head }: Opening,
): { center: Vec3; inwards: Vec3 } {
  const here = spotAt(plan, wall, along, 0);
  const ahead = spotAt(plan, wall, along, 1);
  return {
    center: [here.x * plan.flip, (sill + head) / 2, here.z],
    inwards: [(ahead.x - here.x) * plan.flip, 0, ahead.z - here.z],
  };
}

/** Direction to the sun so that its light through the window falls in front of the heroes. */
function sunThrough(plan: RoomPlan, opening: Opening, heroes: readonly Placed[], random: Random): Vec3 {
  const { center, inwards } = windowFrameOf(plan, opening);
  const hero = heroes[0]?.position ?? [0, 0, plan.depth * 0.4];
  const aim: Vec3 = [
    hero[0] * 0.6 + random.between(-0.3, 0.3),
    random.between(0, 0.35),
    Math.min(plan.depth - 1, hero[2] + random.between(0.3, 0.9)),
  ];
  const away: Vec3 = [center[0] - aim[0], 0, center[2] - aim[2]];
  // Never along the wall, or nothing comes in.
  const into = -(away[0] * inwards[0] + away[2] * inwards[2]);
  const flat = normalize(into > 0.4 ? away : [-inwards[0] + 0.3, 0, -inwards[2] + 0.3]);
  const rise = Math.min(
    0.85,
    Math.max(0.42, (center[1] - aim[1]) / Math.max(1, Math.hypot(away[0], away[2]))),
  );
  return normalize([flat[0], rise, flat[2]]);
}

/** The view through the windows: trees and sky by day, lit windows of a town in the evening; all out of focus. */
export function outdoorView(random: Random, mood: LightMood, gain: number): Environment {
  const [width, height] = [512, 256];
  const radiance = new Float32Array(width * height * 3);
  const trees = repeatingNoise(random.seed(), 26, 14);
  const crowns = repeatingNoise(random.seed(), 13, 2);
  const clouds = repeatingNoise(random.seed(), 7, 9);
  const seed = Math.floor(random.between(0, 9999));
  const isNight = mood === 'evening';
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const elevation = 0.5 - v;
      const horizon = 0.035 + 0.07 * crowns(u, 0.3);
      let color: Rgb;
      if (isNight) {
        color = mixRgb([0.16, 0.2, 0.34], [0.035, 0.055, 0.14], smoothStep(0, 0.3, elevation));
        if (elevation < horizon) {
          const [i, j] = [Math.floor(u * 256), Math.floor(v * 128)];
          const lit = hashCell(i, j, seed) > 0.92 && elevation > -0.16;
          color = lit ? [0.9, 0.55, 0.22] : [0.02, 0.022, 0.03];
        }
      } else {
        color = mixRgb([2.1, 2.2, 2.3], [1.2, 1.55, 2.1], smoothStep(0.02, 0.35, elevation));
        color = mixRgb(color, [2.3, 2.3, 2.3], 0.6 * smoothStep(0.5, 0.8, clouds(u, v)));
        const edge = smoothStep(horizon + 0.02, horizon - 0.02, elevation - 0.04 * trees(u, v));
        const leaf = mixRgb(
          [0.14, 0.24, 0.08],
          [0.75, 0.95, 0.4],
          trees(u, v) * smoothStep(-0.2, 0.1, elevation),
        );
        color = mixRgb(color, elevation < -0.05 ? mixRgb(leaf, [0.62, 0.68, 0.45], 0.6) : leaf, edge * 0.9);
        // Haze: windows in photographs are far brighter than the room.
        color = mixRgb(color, [1.9, 1.95, 1.95], 0.38);
      }
      radiance.set(color, (y * width + x) * 3);
    }
  return { kind: 'image', width, height, radiance, lighting: 0, visibility: (isNight ? 1.2 : 0.75) * gain };
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
