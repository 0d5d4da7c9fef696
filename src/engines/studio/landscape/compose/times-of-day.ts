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
      { zenith: '#5a86c8', middle: '#b4c6e4', horizon: '#ffd9bc', glow: '#ffb07a' },
      { zenith: '#4279c2', middle: '#94bfe6', horizon: '#ffe6d0', glow: '#ffc590' },
      { zenith: '#6280c0', middle: '#bfb8da', horizon: '#ffcfbe', glow: '#ff9f84' },
      { zenith: '#6c9ad2', middle: '#b2cde8', horizon: '#fbe4d8', glow: '#ffcfa8' },
    ],
    glowStrength: 0.7,
    ambient: 1,
    disc: 10,
    stars: 0,
    target: 0.52,
    saturation: 1.06,
    contrast: 0.22,
    shadowTint: '#f5f4fc',
    lightTint: '#fffaf6',
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
    saturation: 1.0,
    contrast: 0.22,
    shadowTint: '#f6faff',
    lightTint: '#fffdf8',
  },
  golden: {
    azimuth: [35, 85],
    elevation: [9, 17],
    sun: '#ffd9a8',
    sunStrength: 1.75,
    skies: [
      { zenith: '#2f6fbe', middle: '#86b0dc', horizon: '#ffe9c8', glow: '#ffbf6a' },
      { zenith: '#3f82cc', middle: '#9cc3e6', horizon: '#ffecc8', glow: '#ffc878' },
      { zenith: '#2a64ac', middle: '#7fa9d4', horizon: '#ffe2b0', glow: '#ffb250' },
      { zenith: '#4a8fd6', middle: '#a6cbea', horizon: '#fff1d8', glow: '#ffcf8a' },
    ],
    glowStrength: 0.32,
    ambient: 1.05,
    disc: 0,
    stars: 0,
    target: 0.5,
    saturation: 1.02,
    contrast: 0.22,
    shadowTint: '#f2f5ff',
    lightTint: '#fff9ee',
  },
  sunset: {
    azimuth: [4, 20],
    elevation: [2.2, 6],
    sun: '#ffc08c',
    sunStrength: 1.55,
    skies: [
      { zenith: '#3569b4', middle: '#a0a6ca', horizon: '#ffc88c', glow: '#ff9a3c' },
      { zenith: '#24458a', middle: '#8a82ac', horizon: '#ffa862', glow: '#ff6a28' },
      { zenith: '#4f86c6', middle: '#b3bbd8', horizon: '#ffdcaa', glow: '#ffb54a' },
      { zenith: '#43559c', middle: '#b08cb4', horizon: '#ffb494', glow: '#ff8a58' },
    ],
    glowStrength: 0.85,
    ambient: 0.95,
    disc: 12,
    stars: 0,
    target: 0.44,
    saturation: 1.02,
    contrast: 0.22,
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
