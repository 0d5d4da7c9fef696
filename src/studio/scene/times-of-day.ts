import type { TimeOfDay } from './scene.ts';

/** Colours as display hex, angles in degrees; azimuth 0 is straight ahead, its side is chosen by the seed. */
export interface LightPreset {
  azimuth: readonly [number, number];
  elevation: readonly [number, number];
  sun: string;
  sunStrength: number;
  zenith: readonly string[];
  middle: readonly string[];
  horizon: readonly string[];
  glow: string;
  glowStrength: number;
  ambient: number;
  disc: number;
  stars: number;
  /** Mean display brightness aimed at. */
  target: number;
  saturation: number;
  contrast: number;
  shadowTint: string;
  lightTint: string;
}

export const LIGHT_PRESETS: Record<TimeOfDay, LightPreset> = {
  dawn: {
    azimuth: [5, 28],
    elevation: [2.5, 6],
    sun: '#ffb78a',
    sunStrength: 1.5,
    zenith: ['#5673a8', '#6678b0', '#4f78ad'],
    middle: ['#b7a8c6', '#c9b0c4', '#a9b4d0'],
    horizon: ['#ffd3b8', '#ffc9bd', '#fbdcc0'],
    glow: '#ff9f78',
    glowStrength: 0.7,
    ambient: 1,
    disc: 10,
    stars: 0,
    target: 0.5,
    saturation: 1.06,
    contrast: 0.12,
    shadowTint: '#f4f0ff',
    lightTint: '#fff6ee',
  },
  day: {
    azimuth: [55, 130],
    elevation: [28, 48],
    sun: '#fff3e0',
    sunStrength: 1.55,
    zenith: ['#4a82cc', '#4d88d0', '#467cc6'],
    middle: ['#86b4e2', '#8fbbe4', '#7fadde'],
    horizon: ['#c9deef', '#d3e3ee', '#c2dbf0'],
    glow: '#fff0d8',
    glowStrength: 0.16,
    ambient: 0.95,
    disc: 0,
    stars: 0,
    target: 0.5,
    saturation: 1.02,
    contrast: 0.2,
    shadowTint: '#f6faff',
    lightTint: '#fffdf8',
  },
  golden: {
    azimuth: [35, 85],
    elevation: [9, 17],
    sun: '#ffbe73',
    sunStrength: 1.75,
    zenith: ['#3f6dac', '#4a75ae', '#41699f'],
    middle: ['#a5b4cb', '#b4b6c4', '#98b0cf'],
    horizon: ['#ffdfae', '#ffd9a8', '#fbe3bf'],
    glow: '#ffb85e',
    glowStrength: 0.5,
    ambient: 1.15,
    disc: 0,
    stars: 0,
    target: 0.45,
    saturation: 1.1,
    contrast: 0.22,
    shadowTint: '#f1f3ff',
    lightTint: '#fff5e2',
  },
  sunset: {
    azimuth: [4, 20],
    elevation: [2.2, 6],
    sun: '#ffc08c',
    sunStrength: 1.55,
    zenith: ['#3a4c86', '#4b4a86', '#33508c'],
    middle: ['#b8809a', '#c58389', '#a97fa6'],
    horizon: ['#ffc08c', '#ffad80', '#ffcc9a'],
    glow: '#ff9150',
    glowStrength: 0.85,
    ambient: 0.95,
    disc: 12,
    stars: 0,
    target: 0.43,
    saturation: 0.98,
    contrast: 0.2,
    shadowTint: '#f0ecff',
    lightTint: '#fff2e6',
  },
  dusk: {
    azimuth: [0, 40],
    elevation: [1.2, 2.4],
    sun: '#ff8a63',
    sunStrength: 0.28,
    zenith: ['#16275a', '#1a2a63', '#142c5c'],
    middle: ['#465d99', '#57619c', '#3e659c'],
    horizon: ['#e8a58d', '#d99a9c', '#f0b488'],
    glow: '#ff7d52',
    glowStrength: 0.42,
    ambient: 1.15,
    disc: 0,
    stars: 0.25,
    target: 0.33,
    saturation: 1.1,
    contrast: 0.16,
    shadowTint: '#e8eeff',
    lightTint: '#fff4f0',
  },
  night: {
    azimuth: [40, 110],
    elevation: [24, 40],
    sun: '#9db8e8',
    sunStrength: 0.3,
    zenith: ['#0a1433', '#0b1638', '#0c1230'],
    middle: ['#182c58', '#1b2d5c', '#1f2b57'],
    horizon: ['#38527f', '#3d5a84', '#46557f'],
    glow: '#7890c0',
    glowStrength: 0.05,
    ambient: 1.1,
    disc: 0,
    stars: 1,
    target: 0.24,
    saturation: 1.08,
    contrast: 0.14,
    shadowTint: '#e4ecff',
    lightTint: '#f2f6ff',
  },
};
