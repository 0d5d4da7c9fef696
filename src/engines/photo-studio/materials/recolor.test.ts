import { expect, test } from 'vitest';
import type { Material } from '../scene/material.ts';
import { rgbFromHex } from '../scene/vector.ts';
import { createMaterial } from './create-material.ts';
import { FINISHES } from './finishes.ts';
import { recolor } from './recolor.ts';
import { switchOn } from './switch-on.ts';

test('no finish reflects more light than falls on it', () => {
  for (const [name, finish] of Object.entries(FINISHES)) {
    const { sheen = 0, translucency = 0, softness = 0 }: Partial<Material> = finish;
    for (const value of [finish.roughness, finish.metallic, sheen, translucency, softness]) {
      expect(value, name).toBeGreaterThanOrEqual(0);
      expect(value, name).toBeLessThanOrEqual(1);
    }
  }
});

test('colors stay within those of real things', () => {
  expect(createMaterial('fabric', '#ffffff').color).toEqual([0.85, 0.85, 0.85]);
  expect(createMaterial('fabric', '#000000').color).toEqual([0.025, 0.025, 0.025]);
  expect(createMaterial('glass', '#ffffff').color).toEqual([1, 1, 1]);
});

test('a recolored texture keeps its pattern and loses its color', () => {
  const rgba = Uint8Array.from([200, 40, 40, 255, 100, 20, 20, 255]);
  const sofa = createMaterial('fabric', '#ffffff', { width: 2, height: 1, rgba });
  const blue = recolor(sofa, rgbFromHex('#2040c0'));
  const [light, dark] = [blue.texture!.rgba.slice(0, 4), blue.texture!.rgba.slice(4)];
  expect(new Set(light.slice(0, 3)).size).toBe(1);
  expect(light[0]).toBeGreaterThan(dark[0]!);
  expect(blue.color).toEqual(rgbFromHex('#2040c0'));
  expect(recolor(sofa, [1, 0, 0]).texture).toBe(blue.texture);
});

test('a part that is switched on shines in its color', () => {
  expect(switchOn(createMaterial('bulb', '#ffffff'), 10).emission).toEqual([8.5, 8.5, 8.5]);
});
