import type { TimeOfDay } from '../../scene/weather.ts';

/** Colors as display hex, angles in degrees; azimuth 0 is straight ahead, its side is chosen by the seed. */
export interface LightPreset {
  azimuth: readonly [number, number];
  elevation: readonly [number, number];
  sun: string;
  sunStrength: number;
  /** The seed chooses one of these coherent skies. */
  skies: readonly Sky[];
  glowStrength: number;
  ambient: number;
  disc: number;
  stars: number;
  /** Target of the mean display brightness. */
  target: number;
  saturation: number;
  contrast: number;
  shadowTint: string;
  lightTint: string;
}

/** Colors from the zenith to the horizon, and around the sun. */
export interface Sky {
  zenith: string;
  middle: string;
  horizon: string;
  glow: string;
}

export const LIGHT_PRESETS: Record<TimeOfDay, LightPreset> = {
  dawn: {
    azimuth: [5, 28],
    elevation: [2.5, 6],
    sun: '#ffb78a',
    sunStrength: 1.5,
    skies: [
      { zenith: '#6486bb', middle: '#bcc3d8', horizon: '#ffd8b0', glow: '#ffb07a' },
      { zenith: '#4779b4', middle: '#9abedb', horizon: '#ffe9c6', glow: '#ffc98a' },
      { zenith: '#6678b0', middle: '#cdb2c2', horizon: '#ffcfb8', glow: '#ff9f84' },
      { zenith: '#8199b6', middle: '#b9c8d5', horizon: '#f5e4cd', glow: '#ffd2a0' },
    ],
    glowStrength: 0.7,
    ambient: 1,
    disc: 10,
    stars: 0,
    target: 0.52,
    saturation: 1.06,
    contrast: 0.22,
    shadowTint: '#f5f4fc',
    lightTint: '#fff6ee',
  },
  day: {
    azimuth: [55, 130],
    elevation: [28, 48],
    sun: '#fff3e0',
    sunStrength: 1.55,
    skies: [
      { zenith: '#3f7dd0', middle: '#86b6e6', horizon: '#cfe2f1', glow: '#fff0d8' },
      { zenith: '#2f6fc4', middle: '#74abe2', horizon: '#c2dbf0', glow: '#fff3e0' },
      { zenith: '#5a94d4', middle: '#a3c8ea', horizon: '#dde9f0', glow: '#fff0d8' },
      { zenith: '#3a86c8', middle: '#7fbde0', horizon: '#d2e8ee', glow: '#fff4e2' },
    ],
    glowStrength: 0.16,
    ambient: 0.95,
    disc: 0,
    stars: 0,
    target: 0.52,
    saturation: 1.06,
    contrast: 0.34,
    shadowTint: '#f6faff',
    lightTint: '#fffdf8',
  },
  golden: {
    azimuth: [35, 85],
    elevation: [9, 17],
    sun: '#ffd096',
    sunStrength: 1.75,
    skies: [
      { zenith: '#3f6dac', middle: '#a5b4cb', horizon: '#ffdfae', glow: '#ffb85e' },
      { zenith: '#4f84bd', middle: '#aec4d6', horizon: '#ffe3b4', glow: '#ffc270' },
      { zenith: '#3a6ea8', middle: '#a9bccb', horizon: '#ffdb9e', glow: '#ffab48' },
      { zenith: '#5890c6', middle: '#b4cad8', horizon: '#fdeccd', glow: '#ffc67c' },
    ],
    glowStrength: 0.42,
    ambient: 1.15,
    disc: 0,
    stars: 0,
    target: 0.5,
    saturation: 1.08,
    contrast: 0.34,
    shadowTint: '#f6f2f6',
    lightTint: '#fff4e2',
  },
  sunset: {
    azimuth: [4, 20],
    elevation: [2.2, 6],
    sun: '#ffc08c',
    sunStrength: 1.55,
    skies: [
      { zenith: '#3569a6', middle: '#b79cb0', horizon: '#ffbd7a', glow: '#ff9a3c' },
      { zenith: '#2c4474', middle: '#b96a55', horizon: '#ff9a52', glow: '#ff6a28' },
      { zenith: '#5a86ba', middle: '#c9b0bc', horizon: '#ffd79a', glow: '#ffb54a' },
      { zenith: '#43508c', middle: '#bb7f92', horizon: '#ffb28c', glow: '#ff8a58' },
    ],
    glowStrength: 0.85,
    ambient: 0.95,
    disc: 12,
    stars: 0,
    target: 0.44,
    saturation: 1.02,
    contrast: 0.3,
    shadowTint: '#dfe6ff',
    lightTint: '#fff6ee',
  },
  dusk: {
    azimuth: [0, 40],
    elevation: [1.2, 2.4],
    sun: '#ff8a63',
    sunStrength: 0.28,
    skies: [
      { zenith: '#0f2350', middle: '#2c5590', horizon: '#a9b6c8', glow: '#ffb070' },
      { zenith: '#16275a', middle: '#3f649a', horizon: '#f0a27c', glow: '#ff8a48' },
      { zenith: '#0c2c4a', middle: '#2f6e8c', horizon: '#d8c49a', glow: '#ffb060' },
      { zenith: '#1a2a63', middle: '#575e98', horizon: '#dda0a0', glow: '#ff8068' },
    ],
    glowStrength: 0.42,
    ambient: 1.15,
    disc: 0,
    stars: 0.25,
    target: 0.33,
    saturation: 1.02,
    contrast: 0.16,
    shadowTint: '#e8eeff',
    lightTint: '#fff4f0',
  },
  night: {
    azimuth: [40, 110],
    elevation: [13, 26],
    sun: '#a9bdf0',
    sunStrength: 0.75,
    skies: [
      { zenith: '#0a1433', middle: '#182c58', horizon: '#38527f', glow: '#7890c0' },
      { zenith: '#081a30', middle: '#12384f', horizon: '#35607a', glow: '#7890c0' },
      { zenith: '#0c1230', middle: '#222b57', horizon: '#4a4f7c', glow: '#8a90c0' },
      { zenith: '#070d1e', middle: '#111f3c', horizon: '#2a3d5e', glow: '#7088b0' },
    ],
    glowStrength: 0.05,
    ambient: 1.1,
    disc: 0,
    stars: 1,
    target: 0.24,
    saturation: 1.1,
    contrast: 0.16,
    shadowTint: '#e4ecff',
    lightTint: '#f2f6ff',
  },
};
