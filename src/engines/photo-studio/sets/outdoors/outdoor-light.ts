import type { Environment } from '../../scene/environment.ts';
import type { Light } from '../../scene/light.ts';
import { normalize, type Rgb, scale, type Vec3 } from '../../scene/vector.ts';
import type { GroundName } from '../../views/views.ts';
import type { LightRig } from '../light-rig.ts';
import type { LightMood } from '../set.ts';

type Hour = 'day' | 'dusk' | 'night';

export function hourOf(mood: LightMood | undefined): Hour {
  if (mood === 'dark') return 'night';
  return mood === 'evening' ? 'dusk' : 'day';
}

/** Of the sun, or of the moon. */
const RADIANCE: Readonly<Record<Hour, Rgb>> = {
  day: [7.2, 6.5, 5.4],
  dusk: [6, 3.4, 1.5],
  night: [0.26, 0.34, 0.5],
};
const ANGULAR_RADIUS: Readonly<Record<Hour, number>> = { day: 0.5, dusk: 1.2, night: 0.8 };

const SKY: Readonly<Record<Exclude<Hour, 'day'>, Environment>> = {
  dusk: {
    kind: 'gradient',
    zenith: [0.5, 0.42, 0.55],
    horizon: [1.25, 0.7, 0.46],
    ground: [0.22, 0.15, 0.11],
  },
  night: {
    kind: 'gradient',
    zenith: [0.016, 0.024, 0.052],
    horizon: [0.05, 0.066, 0.11],
    ground: [0.01, 0.012, 0.016],
  },
};

const EXPOSURE: Readonly<Record<Hour, number>> = { day: -0.1, dusk: 0.3, night: 1.7 };
/** Snow throws most of the light back; under trees it is darker, and by night a street has lamps. */
const OWN_EXPOSURE: Readonly<Partial<Record<`${GroundName} by ${Hour}`, number>>> = {
  'snow by day': -1,
  'snow by night': 0.8,
  'woods by day': 0.75,
  'woods by dusk': 0.7,
  'woods by night': 2.5,
  'street by night': 0.5,
};

/** From lower down the sun's light would not reach level ground. */
const LOWEST_SUN = 0.16;

/**
 * @param radius of the subjects, meters
 * @param hasLamp whether a lamp among them shines
 */
export function lightOutdoors(
  ground: GroundName,
  { hour, sun, radius, hasLamp = false }: { hour: Hour; sun: Vec3; radius: number; hasLamp?: boolean },
): LightRig {
  const direction = normalize([sun[0], Math.max(sun[1], LOWEST_SUN), sun[2]]);
  const sunlight: Light = {
    kind: 'sun',
    direction,
    radiance: RADIANCE[hour],
    angularRadius: ANGULAR_RADIUS[hour],
  };
  // Houses hide a low sun and the moon.
  const lights = ground === 'street' && hour !== 'day' ? streetLamps(hour, radius, hasLamp) : [sunlight];
  return {
    lights,
    environment: hour === 'day' ? { kind: 'sky', sunDirection: direction, radiance: 0.62 } : SKY[hour],
    exposure: OWN_EXPOSURE[`${ground} by ${hour}`] ?? EXPOSURE[hour],
    grade: { contrast: 1.08, bloom: 0.2, warmth: 0.08 },
    sun: direction,
  };
}

/** Above the picture, at both sides; dim beside a lamp in it. */
function streetLamps(hour: Hour, radius: number, isBesideLamp: boolean): Light[] {
  const size = Math.max(1.4, radius);
  const strength = (hour === 'night' ? 1 : 0.45) * (isBesideLamp ? 0.09 : 1);
  return [
    [-1.3, 1.1],
    [1.5, 0.7],
  ].map(([aside, before]) => ({
    kind: 'sphere',
    center: [aside! * size, 2.6 * size, before! * size],
    radius: 0.11 * size,
    radiance: scale([150, 98, 46], strength),
    isReflected: false,
  }));
}

/** Multiplies a view, which is exposed already. By night a view of the day is dim and blue. */
export function lightOnView(hour: Hour, { exposure }: Pick<LightRig, 'exposure'>): Rgb {
  return scale(hour === 'night' ? [0.1, 0.15, 0.28] : [1, 1, 1], 2 ** -exposure);
}
