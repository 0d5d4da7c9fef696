import { fromHex, luminance, mixRgb, multiplyRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { Finish } from '../../scene/finish.ts';
import type { Season, TimeOfDay, Weather } from '../../scene/weather.ts';
import type { Clouds, Light } from '../landscape-scene.ts';
import type { LandscapeWish } from '../landscape-wish.ts';
import { LIGHT_PRESETS } from './times-of-day.ts';

/** Sun and sky of an hour, varied at random and dulled by the weather. */
export function composeLight(
  { archetype, time, weather, moon, milkyWay }: LandscapeWish,
  random: Random,
): Light {
  const preset = LIGHT_PRESETS[time];
  const sky = random.pick(preset.skies);
  const radians = Math.PI / 180;
  const night = time === 'night';
  const moonlit = moon && night;
  const azimuth = random.sign() * random.between(...(moonlit ? MOON_AZIMUTH : preset.azimuth)) * radians;
  const elevation = random.between(...(moonlit ? MOON_ELEVATION : preset.elevation)) * radians;
  const dull = weather === 'storm' ? 0.85 : weather === 'mist' ? 0.35 : 0;
  const sunlight = { clear: 1, cloudy: 0.92, mist: 0.6, storm: 0.22 }[weather];
  const drift: Rgb = [random.between(0.95, 1.06), random.between(0.97, 1.03), random.between(0.94, 1.07)];
  const tone = (hex: string) => {
    const color = multiplyRgb(fromHex(hex), drift);
    const gray = luminance(color);
    return mixRgb(color, scaleRgb([0.86, 0.95, 1.1], gray * (weather === 'storm' ? 0.6 : 1)), dull);
  };
  return {
    direction: [
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      Math.cos(azimuth) * Math.cos(elevation),
    ],
    sun: scaleRgb(fromHex(preset.sun), preset.sunStrength * sunlight),
    zenith: tone(sky.zenith),
    middle: tone(sky.middle),
    // In a storm the sky stays bright at the horizon.
    horizon: scaleRgb(tone(sky.horizon), weather === 'storm' ? 1.35 : 1),
    glow: multiplyRgb(fromHex(sky.glow), drift),
    glowStrength: preset.glowStrength * random.between(0.8, 1.2) * (1 - dull * 0.75),
    ambient: preset.ambient,
    disc: weather === 'storm' ? 0 : preset.disc * (weather === 'mist' ? 0.5 : 1),
    stars: weather === 'clear' || weather === 'cloudy' ? preset.stars * (moonlit ? 0.5 : 1) : 0,
    milkyWay: moonlit ? 0 : milkyWay ? 1.6 : archetype === 'stars' ? random.between(0.8, 1.4) : 0.4,
    aurora: archetype === 'aurora' ? random.between(0.75, 1.2) : 0,
    moon: moonlit ? random.between(0.03, 0.055) : 0,
    shafts: 0,
    ...(archetype === 'thunderstorm' ? { lightning: 1 + Math.floor(random.next() * 3) } : {}),
  };
}

/** Position of a visible moon, in degrees. */
const MOON_AZIMUTH = [3, 16] as const;
const MOON_ELEVATION = [17, 24] as const;

/**
 * Under trees the leaves replace the sky: they glow in their own color, and the sun comes through in shafts.
 */
export function filterThroughLeaves(light: Light, season: Season, random: Random): Light {
  const leaf = fromHex(
    { spring: '#b5d67a', summer: '#a3c46e', autumn: '#e8b45a', winter: '#cfdbe6' }[season],
  );
  const through = (color: Rgb, share: number, level: number) =>
    scaleRgb(mixRgb(color, scaleRgb(leaf, luminance(color) / luminance(leaf)), share), level);
  return {
    ...light,
    zenith: through(light.zenith, 0.75, 0.55),
    middle: through(light.middle, 0.6, 0.8),
    horizon: through(light.horizon, 0.42, 1),
    glow: mixRgb(light.glow, leaf, 0.25),
    disc: 0,
    stars: 0,
    ambient: light.ambient * 0.9,
    shafts: luminance(light.sun) > 0.25 ? random.between(0.5, 1) : 0,
  };
}

export function composeClouds(
  time: TimeOfDay,
  { archetype, weather, cloudless }: Pick<LandscapeWish, 'archetype' | 'weather' | 'cloudless'>,
  random: Random,
): Clouds {
  // A picture of the sky alone would be empty without any.
  const clouds = composeCloudsOf(
    time,
    archetype === 'sky' && weather === 'clear' ? 'cloudy' : weather,
    random,
  );
  return cloudless ? { ...clouds, heaped: 0, high: 0 } : clouds;
}

function composeCloudsOf(time: TimeOfDay, weather: Weather, random: Random): Clouds {
  const low = time === 'sunset' || time === 'dawn' || time === 'dusk';
  const heaped = {
    clear: random.chance(0.65) ? random.between(0.16, 0.42) : 0,
    cloudy: random.between(0.5, 0.68),
    mist: random.chance(0.4) ? random.between(0.2, 0.4) : 0,
    storm: random.between(0.85, 1),
  }[weather];
  return {
    heaped: time === 'night' ? heaped * 0.55 : low ? heaped * 0.85 : heaped,
    high: weather === 'storm' ? 0.3 : low ? random.between(0.5, 1) : random.between(0.1, 0.75),
    scale: random.between(0.7, 1.25),
    darkness: weather === 'storm' ? 0.35 : 0,
    offsetX: random.between(0, 200),
    offsetZ: random.between(0, 200),
  };
}

/** Nights stay dark, and dusk keeps its veil. */
const LEVELS: Record<TimeOfDay, number> = {
  dawn: 0.75,
  day: 0.75,
  golden: 0.75,
  sunset: 0.7,
  dusk: 0.6,
  night: 0.35,
};

/** `pale` land, such as snow or coral sand, is exposed brighter so that it stays white. */
export function composeFinish(time: TimeOfDay, weather: Weather, pale: boolean, random: Random): Finish {
  const preset = LIGHT_PRESETS[time];
  const misty = weather === 'mist';
  return {
    target:
      preset.target *
      (weather === 'storm' ? 0.8 : misty ? 1.1 : 1) *
      (pale ? 1.06 : 1) *
      random.between(0.95, 1.05),
    levels: LEVELS[time] * (misty ? 0.55 : 1),
    bloom: 0.1,
    bloomThreshold: 1.1,
    saturation: preset.saturation * (weather === 'storm' ? 0.86 : 1),
    contrast: preset.contrast * (misty ? 0.6 : 1) + (weather === 'storm' ? 0.06 : 0),
    shadowTint: fromHex(preset.shadowTint),
    lightTint: fromHex(preset.lightTint),
    vignette: 0.16,
    curve: 'filmic',
    grain: 0.011,
  };
}
