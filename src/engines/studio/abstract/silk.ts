import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { createRandom } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import { type AbstractDefinition, type RowPainter, SURFACE } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createRamp } from './palette-ramp.ts';
import { createLens } from './pattern-lens.ts';

/**
 * Satin in long folds: a height field that is long along one direction, lit from one side with a soft sheen.
 */
export const silk: AbstractDefinition = {
  shows: `silk, satin, fabric, cloth, drapery, velvet, textile, silk fabric, satin fabric, flowing fabric,
    silk cloth, fabric texture, silk texture, fold, fabric fold, fabric background, silk background,
    satin texture`,
  illustrates: 'luxury, elegance, smoothness, sensuality, softness',
  contains: 'fold, shine, background, texture',
  ...SURFACE,
  createPainter: createSilk,
  standsInFor: ['wellness', 'abstract'],
  inSentence: 'silk',
};

function createSilk(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const noise = createNoise(random.seed());
  const ramp = createRamp(scene.palette);
  const lens = createLens(scene.view, width, height);
  const place = new Float64Array(2);
  const unit = 1 / Math.sqrt(width * height);
  const angle = random.between(0.25, 1.15) * random.sign();
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const tightness = random.between(2.6, 4.6);
  const sway = random.between(0.7, 1.25);
  const hueShift = random.between(-0.08, 0.12);
  const lightAngle = angle + Math.PI / 2 + random.between(-0.5, 0.5);
  const lightX = Math.cos(lightAngle) * 0.66;
  const lightY = Math.sin(lightAngle) * 0.66 > 0 ? -Math.sin(lightAngle) * 0.66 : Math.sin(lightAngle) * 0.66;

  const fold = (phase: number) => {
    const wave = Math.sin(phase);
    return 0.5 + 0.5 * wave - 0.16 * Math.sin(phase * 2 + 0.9);
  };
  const surface = (x: number, y: number, out: Float64Array) => {
    lens.toPattern(x, y, place);
    const px = (place[0]! - width / 2) * unit;
    const py = (place[1]! - height / 2) * unit;
    const along = px * cos + py * sin + 7;
    const across = -px * sin + py * cos + 3;
    const bend = noise.value(along * 0.9, across * 0.8) - 0.5;
    const drift = noise.value(along * 1.1 + 9, across * 1.6 + bend * 1.5) - 0.5;
    const q = across + sway * (bend * 0.75 + drift * 0.32);
    const large = fold(q * tightness * 3.9 + drift * 3.2 + along * 0.7);
    const medium = fold(q * tightness * 9 + bend * 6.5 - along * 1.1);
    const small = fold(q * tightness * 21 + drift * 9 + along * 2.1);
    const gather = smoothstep(0.35, 0.75, noise.value(along * 1.1 + 20, across * 1.6));
    out[0] = large * 0.105 + medium * 0.05 * (0.4 + gather) + small * 0.013 * gather;
    out[1] =
      0.46 +
      0.55 * bend +
      0.16 * (large - 0.5) +
      0.35 * (noise.value(along * 0.5, across * 0.6 + 40) - 0.5) +
      hueShift;
  };

  return (from, to, radiance) => {
    const here = new Float64Array(2);
    const right = new Float64Array(2);
    const below = new Float64Array(2);
    const color = new Float64Array(3);
    const sheen = new Float64Array(3);
    const slope = lens.zoom / unit;
    for (let y = from; y < to; y++) {
      surface(-1, y, right);
      for (let x = 0; x < width; x++) {
        here.set(right);
        surface(x, y, right);
        surface(x, y + 1, below);
        let nx = -(right[0]! - here[0]!) * slope * 0.85;
        let ny = -(below[0]! - right[0]!) * slope * 0.85;
        const length = 1 / Math.sqrt(nx * nx + ny * ny + 1);
        nx *= length;
        ny *= length;
        const nz = length;
        const lambert = clamp(nx * lightX + ny * lightY + nz * 0.7, 0, 1);
        // Threads run along the folds: the highlight is a band across them (Kajiya and Kay).
        const halfX = lightX * 0.54;
        const halfY = lightY * 0.54;
        const facing = nx * halfX + ny * halfY + nz * 0.87;
        const gloss = clamp(facing, 0, 1) ** 26 * 0.5 + clamp(facing, 0, 1) ** 120 * 0.5;
        const grazing = (1 - nz) ** 2;
        const hollow = mix(0.42, 1, smoothstep(0.0, 0.15, right[0]!));
        ramp(right[1]! + 0.1 * (lambert - 0.5), color);
        ramp(right[1]! + 0.32, sheen);
        const at = (y * width + x) * 3;
        for (let channel = 0; channel < 3; channel++) {
          const body = color[channel]! * (0.12 + 1.15 * lambert ** 1.5) * hollow;
          const shine = sheen[channel]! * (gloss * 0.85 + grazing * 0.3) + gloss * 0.12;
          radiance[at + channel] = body + shine * hollow;
        }
      }
    }
  };
}
