import { fromHex, mixRgb, type Rgb } from '../color/linear-color.ts';
import type { Material, Pattern } from './object-scene.ts';

/** A material; by default satin plastic. */
export function surface(color: Rgb, options: Partial<Omit<Material, 'color'>> = {}): Material {
  return {
    color,
    roughness: 0.4,
    metalness: 0,
    emission: [0, 0, 0],
    wrap: 0,
    pattern: { kind: 'plain' },
    ...options,
  };
}

/** Painted plaster or paper: what studio sets are made of. */
export const matte = (color: Rgb): Material => surface(color, { roughness: 0.75, wrap: 0.12 });
export const satin = (color: Rgb): Material => surface(color, { roughness: 0.36, wrap: 0.1 });
export const glossy = (color: Rgb): Material => surface(color, { roughness: 0.1, wrap: 0.08 });
/**
 * Light metals and mirrors; reflectances at normal incidence after Naty Hoffman's table in "Real-Time
 * Rendering".
 */
export const metal = (color: Rgb, roughness: number): Material => surface(color, { roughness, metalness: 1 });
export const GOLD: Rgb = [1.0, 0.72, 0.36];
export const SILVER: Rgb = [0.93, 0.92, 0.9];
export const COPPER: Rgb = [0.95, 0.62, 0.49];
export const STEEL: Rgb = [0.6, 0.61, 0.63];

export const glow = (color: Rgb, strength: number): Material =>
  surface(color, {
    roughness: 0.6,
    emission: [color[0] * strength, color[1] * strength, color[2] * strength],
  });
/** Glass with the given tint. */
export const glass = (tint: Rgb): Material => surface(tint, { roughness: 0 });

export function marble(ground: Rgb, vein: Rgb, scale: number): Material {
  return surface(ground, {
    roughness: 0.14,
    pattern: { kind: 'marble', second: vein, scale, contrast: 1 },
  });
}

export function terrazzo(ground: Rgb, chips: Rgb, scale: number): Material {
  return surface(ground, {
    roughness: 0.28,
    pattern: { kind: 'terrazzo', second: chips, scale, share: 0.42 },
  });
}

export function plaster(color: Rgb, depth = 0.35): Material {
  const second = mixRgb(color, [0.25, 0.22, 0.2], 0.3);
  const pattern: Pattern = { kind: 'mottled', second, scale: 2.2, contrast: depth, roughness: 0.2 };
  return surface(color, { roughness: 0.8, wrap: 0.1, pattern });
}

/** A texture from the left and the top of a plane, over a width and a height; or around a sphere. */
export function printed(
  texture: number,
  lie: 'xy' | 'xz' | 'zy' | 'sphere',
  [left, top, width, height]: readonly [left: number, top: number, width: number, height: number],
  repeat = false,
): Pattern {
  return { kind: 'texture', texture, lie, left, top, width, height, repeat };
}

/** Light and dark grain of timbers, as display hex. */
const TIMBERS = {
  oak: ['#c9a06a', '#8f6436'],
  walnut: ['#7a4e30', '#3e2415'],
  ash: ['#dcc29a', '#b08a5c'],
  teak: ['#b3743f', '#6e3f1e'],
} as const;
export type Timber = keyof typeof TIMBERS;

export function wood(
  timber: Timber,
  options: { scale: number; plank?: number; roughness?: number },
): Material {
  const [light, dark] = TIMBERS[timber];
  return surface(fromHex(light), {
    roughness: options.roughness ?? 0.36,
    pattern: {
      kind: 'wood',
      second: fromHex(dark),
      scale: options.scale,
      plank: options.plank ?? 0,
      contrast: 0.85,
    },
  });
}
