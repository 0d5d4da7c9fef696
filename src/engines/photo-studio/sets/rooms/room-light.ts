import type { Environment } from '../../scene/environment.ts';
import type { Light } from '../../scene/light.ts';
import type { Random } from '../../scene/random.ts';
import { normalize, type Rgb, scale, type Vec3 } from '../../scene/vector.ts';
import type { LightMood } from '../set.ts';
import { sphereLight } from '../sphere-light.ts';
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
  soft: { sky: [8.4, 8.9, 9.4], sun: 0, fill: 0.26, lamps: 0, target: 0.66 },
  window: { sky: [7.6, 8.6, 9.9], sun: 15, fill: 0.18, lamps: 0, target: 0.64 },
  bright: { sky: [9, 9.3, 9.6], sun: 10, fill: 0.36, lamps: 0, target: 0.72 },
  dark: { sky: [6.6, 7.6, 9], sun: 7, fill: 0.05, lamps: 0, target: 0.27 },
  evening: { sky: [0.42, 0.62, 1.15], sun: 0, fill: 0.12, lamps: 1, target: 0.46 },
};

const WARM: Rgb = [1, 0.69, 0.39];
/** Brightness of lamps that shine by day. */
const LAMPS_BY_DAY = 0.35;

/**
 * Windows as lights, the sun so that it falls on the middle of the picture, lamps, and the flat behind the camera.
 * @param exposedFor the things whose lamps count for the exposure
 * @param isLit whether lamps shine by day, too
 */
export function lightRoom(
  plan: RoomPlan,
  mood: LightMood,
  heroes: readonly Placed[],
  wallAlbedo: number,
  { exposedFor = plan.placed, isLit = false }: { exposedFor?: readonly Placed[]; isLit?: boolean } = {},
): RoomLight {
  const { sky, sun, fill, target, lamps: usual } = MOODS[mood];
  const lamps = usual || (isLit ? LAMPS_BY_DAY : 0);
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
  const lampFlux = exposedFor.reduce(
    (sum, { piece }) => sum + (piece.lamps ?? []).reduce((all, { power }) => all + 14 * lamps * power, 0),
    0,
  );
  if (lamps > 0) {
    lights.push(...lampLights(plan, 14 * lamps));
    flux += lampFlux;
  }
  const fillFlux = Math.max(flux * fill, 1.5);
  const area = width * height;
  const fillColor: Rgb = usual ? [1.1, 0.95, 0.78] : [1.03, 1, 0.95];
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
    .flatMap(({ thing, lamp: { position, radius, power, shade } }): Light[] => [
      {
        ...sphereLight(toWorld(thing, position), radius, { color: WARM, flux: flux * power }),
        isReflected: false,
      },
      ...(shade
        ? [
            {
              ...sphereLight(toWorld(thing, shade.position), shade.radius, {
                color: WARM,
                flux: flux * power * shade.part,
              }),
              isGlow: true,
            },
          ]
        : []),
    ]);
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

/** The view through the windows: trees below a bright sky by day, lights of a town in the evening; all out of focus. */
export function outdoorView(random: Random, mood: LightMood, gain: number): Environment {
  const isNight = mood === 'evening';
  // Lamps in the evening have sharper edges than trees by day.
  const [width, height] = isNight ? [1536, 768] : [1024, 512];
  const radiance = new Float32Array(width * height * 3);
  const colorAt = isNight ? eveningView(random) : dayView(random);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) radiance.set(colorAt(x / width, y / height), (y * width + x) * 3);
  return { kind: 'image', width, height, radiance, lighting: 0, visibility: (isNight ? 1.2 : 0.75) * gain };
}

/** A color of the view, from 0..1 around the horizon and 0..1 from the zenith down. */
type ViewColor = (u: number, v: number) => Rgb;

function dayView(random: Random): ViewColor {
  const crowns = repeatingNoise(random.seed(), 44, 2);
  const leaves = repeatingNoise(random.seed(), 170, 85);
  const clouds = repeatingNoise(random.seed(), 9, 11);
  return (u, v) => {
    const elevation = 0.5 - v;
    let sky = mixRgb([2.7, 2.75, 2.8], [1.5, 1.95, 2.7], smoothStep(0.02, 0.3, elevation));
    sky = mixRgb(sky, [2.8, 2.8, 2.8], 0.7 * smoothStep(0.45, 0.75, clouds(u, v)));
    const leaf = leaves(u, v);
    const top = 0.012 + 0.045 * crowns(u, 0.3) + 0.012 * leaf;
    const tree = mixRgb([0.13, 0.2, 0.07], [0.7, 0.85, 0.36], leaf * smoothStep(-0.03, 0.05, elevation));
    const lawn = mixRgb(
      [0.34, 0.44, 0.17],
      [0.6, 0.66, 0.34],
      0.6 * leaf + 0.4 * smoothStep(-0.2, 0, elevation),
    );
    const land = mixRgb(lawn, tree, smoothStep(-0.022, -0.012, elevation));
    const view = mixRgb(sky, land, smoothStep(top + 0.006, top - 0.006, elevation));
    // Haze: windows in photographs are far brighter than the room.
    return mixRgb(view, [2.1, 2.15, 2.15], 0.16);
  };
}

function eveningView(random: Random): ViewColor {
  const seed = Math.floor(random.between(0, 9999));
  const roofs = repeatingNoise(random.seed(), 60, 2);
  const [columns, rows] = [150, 75];
  return (u, v) => {
    const elevation = 0.5 - v;
    const sky = mixRgb([0.2, 0.22, 0.34], [0.035, 0.055, 0.14], smoothStep(0, 0.22, elevation));
    const top = 0.004 + 0.03 * roofs(u, 0.3);
    const town = mixRgb(sky, [0.022, 0.024, 0.034], smoothStep(top + 0.01, top - 0.01, elevation));
    const [i, j] = [Math.floor(u * columns), Math.floor(v * rows)];
    const lot = hashCell(i, j, seed);
    if (lot < 0.8 || elevation > top || elevation < -0.09) return town;
    // A lamp out of focus is a soft disk, anywhere in its lot.
    const [right, down] = [hashCell(i, j, seed + 1) - 0.5, hashCell(i, j, seed + 2) - 0.5];
    const away = Math.hypot(u * columns - i - 0.5 - right * 0.36, v * rows - j - 0.5 - down * 0.36);
    const radius = 0.2 + 0.1 * hashCell(i, j, seed + 3);
    const warm = mixRgb([1.1, 0.62, 0.24], [1, 0.8, 0.5], hashCell(j, i, seed));
    return mixRgb(
      town,
      warm,
      Math.min(0.8, (lot - 0.74) * 4) * smoothStep(radius + 0.06, radius - 0.06, away),
    );
  };
}

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
