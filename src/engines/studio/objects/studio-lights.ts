import { luminance, mixRgb, type Rgb, scaleRgb } from '../color/linear-color.ts';
import type { Random } from '../math/seeded-random.ts';
import type { Softbox, StudioLight } from './object-scene.ts';
import { direction } from './vector.ts';

const WHITE: Rgb = [1, 1, 1];

/**
 * Light of a bright studio with walls of the given color: a large softbox, a fill and a strip of rim light.
 */
export function lightStudio(
  walls: Rgb,
  random: Random,
  options: { side?: number; hardness?: number; strength?: number; warmth?: number } = {},
): StudioLight {
  const side = options.side ?? random.sign();
  const azimuth = side * random.between(30, 48);
  const elevation = random.between(36, 48);
  const warmth = options.warmth ?? random.between(0.2, 0.7);
  const keyColor = mixRgb(WHITE, [1.06, 0.96, 0.84], warmth);
  const strength = options.strength ?? 1;
  const bright = luminance(walls) > 0.2;
  // Metal mirrors mostly the room: before dark walls it needs gray to mirror.
  const room = mixRgb(scaleRgb(walls, bright ? 0.7 : 1.1), [0.5, 0.5, 0.5], bright ? 0.25 : 0.6);
  return {
    key: direction(azimuth, elevation),
    keyColor: scaleRgb(keyColor, 0.86 * strength),
    hardness: options.hardness ?? random.pick([5, 7, 10, 16]),
    sky: scaleRgb(mixRgb(WHITE, walls, 0.3), 0.4 * strength),
    bounce: scaleRgb(mixRgb([0.5, 0.5, 0.5], walls, 0.7), 0.36 * strength),
    rim: direction(-side * 128, 26),
    rimColor: scaleRgb(mixRgb(WHITE, walls, 0.3), 0.16 * strength),
    roomLow: scaleRgb(room, 0.45),
    roomHigh: scaleRgb(room, 0.8),
    softboxes: softboxes(
      azimuth,
      elevation,
      scaleRgb(keyColor, 5.2 * strength),
      scaleRgb(WHITE, 2.6 * strength),
    ),
    gobo: null,
    lamps: [],
    reach: 0.9,
  };
}

/** Light on a dark set: narrow strips draw outlines, colored light comes from two sides. */
export function lightDarkSet(color: Rgb, other: Rgb, random: Random): StudioLight {
  const side = random.sign();
  const azimuth = side * random.between(34, 60);
  const elevation = random.between(38, 58);
  const key = mixRgb(WHITE, color, 0.25);
  return {
    key: direction(azimuth, elevation),
    keyColor: scaleRgb(key, 0.8),
    hardness: 7,
    sky: scaleRgb(mixRgb(color, WHITE, 0.25), 0.16),
    bounce: scaleRgb(color, 0.1),
    rim: direction(-side * 140, 20),
    rimColor: scaleRgb(mixRgb(other, WHITE, 0.1), 0.7),
    roomLow: scaleRgb(color, 0.04),
    roomHigh: scaleRgb(mixRgb(color, WHITE, 0.15), 0.12),
    softboxes: [
      ...softboxes(azimuth, elevation, scaleRgb(key, 3.4), scaleRgb(mixRgb(other, WHITE, 0.25), 4.2)),
      {
        towards: direction(-side * 24, 12),
        half: [1.1, 0.7],
        color: scaleRgb(mixRgb(color, WHITE, 0.4), 0.5),
      },
    ],
    gobo: null,
    lamps: [],
    reach: 0.9,
  };
}

function softboxes(azimuth: number, elevation: number, key: Rgb, rim: Rgb): Softbox[] {
  const side = Math.sign(azimuth);
  return [
    { towards: direction(azimuth, elevation), half: [0.6, 0.75], color: key },
    { towards: direction(-side * 78, 18), half: [0.16, 0.95], color: rim },
    { towards: direction(-side * 150, 30), half: [0.3, 0.7], color: scaleRgb(rim, 0.8) },
    { towards: direction(side * 12, 86), half: [0.5, 0.35], color: scaleRgb(key, 0.28) },
  ];
}
