import { fromHex, multiplyRgb, type Rgb, scaleRgb } from '../color/linear-color.ts';
import { mix, smoothstep } from '../math/interpolate.ts';
import { createRandom, type Random } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import {
  type AbstractDefinition,
  brightnessOf,
  meanLightness,
  type RowPainter,
  SURFACE,
} from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

/** A sheet of paper seen from near: fibres, and if asked for stains of age or the facets of a crumpled one. */
export const sheet: AbstractDefinition = {
  shows: `paper, paper texture, paper background, paper surface, old paper, old paper texture, old paper background, vintage paper,
    vintage paper texture, aged paper, antique paper, parchment, parchment paper, parchment texture, papyrus, kraft paper,
    kraft paper texture, kraft paper background, brown paper, crumpled paper, crumpled paper texture, wrinkled paper, creased paper,
    recycled paper, handmade paper, rice paper, cardboard, cardboard texture, cardboard background, kraft, craft paper texture`,
  contains:
    'texture, background, surface, fibre, fiber, old, vintage, aged, antique, crumpled, wrinkled, creased, stain, crease, grain, blank',
  ...SURFACE,
  brightness: (palette) => brightnessOf(1)(palette) * mix(0.9, 1.5, meanLightness(palette)),
  motifs: {
    old: 'old, vintage, aged, antique, parchment, papyrus, stain, stained, ancient, weathered',
    kraft: 'kraft, cardboard, craft, brown, recycled',
    crumpled: 'crumpled, wrinkled, creased, crease, wrinkle, crinkled, folded',
  },
  composePalette: ([named], motifs) => {
    const usual = motifs.includes('kraft') ? '#b08657' : motifs.includes('old') ? '#dcc596' : '#ece8de';
    const base = named ?? fromHex(usual);
    return [multiplyRgb(scaleRgb(base, 0.42), [1, 0.78, 0.56]), base, scaleRgb(base, 1.14)];
  },
  createPainter: createSheet,
  inSentence: 'paper',
};

function createSheet(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const noise = createNoise(random.seed());
  const lens = createLens(scene.view, width, height);
  const unit = 1 / Math.sqrt(width * height);
  const [stain, base, light] = scene.palette as [Rgb, Rgb, Rgb];
  const isOld = scene.motifs.includes('old');
  const folds = foldSheet(random, scene.motifs.includes('crumpled') ? 110 : isOld ? 5 : 0);
  const [halfWide, halfTall] = [(width * unit) / 2, (height * unit) / 2];

  return paintPixels(lens, width, 0, (px, py, color) => {
    const x = (px - width / 2) * unit;
    const y = (py - height / 2) * unit;
    const cloud = noise.fractal(x * 2.6 + 9, y * 2.6 + 4, 4) - 0.47;
    const fibre =
      0.1 * (noise.fractal(x * 150, y * 150, 3) - 0.47) +
      0.1 * (noise.fractal(x * 34 + 40, y * 120, 3) - 0.47) +
      0.07 * (noise.fractal(x * 130 + 7, y * 38 + 60, 3) - 0.47);
    let shade = 1 + fibre + 0.1 * cloud;
    let age = 0;
    if (isOld) {
      const edge = Math.min(halfWide - Math.abs(x), halfTall - Math.abs(y));
      const ragged = edge + 0.16 * (noise.fractal(x * 3.4 + 70, y * 3.4, 5) - 0.4);
      const spots = smoothstep(0.72, 0.86, noise.fractal(x * 13 + 20, y * 13, 3));
      age = 0.75 * smoothstep(0.2, -0.03, ragged) + 0.55 * Math.max(0, cloud) + 0.35 * spots;
    }
    for (const { at, normal, reach, strength } of folds) {
      const dx = x - at[0];
      const dy = y - at[1];
      const near = Math.exp(-(dx * dx + dy * dy) / (reach * reach));
      if (near < 0.01) continue;
      const off = dx * normal[0] + dy * normal[1];
      shade += near * strength * (smoothstep(-0.004, 0.004, off) - 0.5);
      shade += near * Math.abs(strength) * 0.5 * Math.exp(-((off / 0.0028) ** 2));
    }
    for (let channel = 0; channel < 3; channel++) {
      const clean = mix(base[channel]!, light[channel]!, smoothstep(-0.1, 0.2, cloud));
      color[channel] = mix(clean, stain[channel]!, Math.min(0.85, age)) * Math.max(0.2, shade);
    }
  });
}

interface Fold {
  at: readonly [x: number, y: number];
  /** Unit vector across the crease. */
  normal: readonly [x: number, y: number];
  reach: number;
  /** Difference of the light on its two sides. */
  strength: number;
}

function foldSheet(random: Random, count: number): Fold[] {
  return Array.from({ length: count }, () => {
    const turn = random.between(0, 2 * Math.PI);
    const normal = [Math.cos(turn), Math.sin(turn)] as const;
    // Lit from the upper left.
    const facing = -0.7 * normal[0] - 0.7 * normal[1];
    return {
      at: [random.between(-0.8, 0.8), random.between(-0.8, 0.8)] as const,
      normal,
      reach: random.between(0.07, 0.26),
      // Light falls along most folds: the sheet as a whole stays as bright as it is flat.
      strength: facing * random.between(0.08, 0.24),
    };
  });
}
