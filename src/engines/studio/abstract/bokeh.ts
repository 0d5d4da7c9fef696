import { clamp, smoothstep } from '../math/interpolate.ts';
import { createRandom } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import { type AbstractDefinition, LIGHTS, type RowPainter } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createRamp } from './palette-ramp.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

/** Lights out of focus: discs with a bright rim, cut to a lemon shape towards the corners as by a lens. */
export const bokeh: AbstractDefinition = {
  shows: `bokeh disc, defocused light, bokeh, bokeh light, blurred light, light bokeh, bokeh background,
    festive light, sparkle, fairy light, christmas light, string light,
    light spot, twinkling light, party light, holiday light`,
  illustrates: `celebration, festivity, new year, nightlife, magic, glamour, joy, happy new year,
    festive mood, holiday season, excitement`,
  contains: 'light, blur, background, color, night',
  staging: 'holiday',
  ...LIGHTS,
  createPainter: createBokeh,
  standsInFor: ['abstract', 'lifestyle'],
  inSentence: 'bokeh',
};

interface Disc {
  x: number;
  y: number;
  radius: number;
  color: Float64Array;
  strength: number;
  /** Width of the soft edge as a fraction of the radius. */
  blur: number;
}

function createBokeh(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const noise = createNoise(random.seed());
  const ramp = createRamp(scene.palette);
  const lens = createLens(scene.view, width, height);
  const size = Math.sqrt(width * height);
  const slant = random.between(-0.5, 0.5);
  const band = random.between(0.35, 0.65);
  const discs: Disc[] = [];
  for (let index = 0; index < 210; index++) {
    const depth = index / 210;
    const large = index < 70;
    const radius =
      size *
      (large ? random.between(0.035, 0.1) : random.between(0.006, 0.036)) *
      (0.7 + 0.6 * random.next());
    const x = random.between(-0.06, 1.06) * width;
    const around = (random.next() + random.next() + random.next()) / 1.5 - 1;
    const y = (band + slant * (x / width - 0.5) + around * 0.62) * height;
    const color = new Float64Array(3);
    ramp(random.between(0.32, 1), color);
    const strength =
      (large ? random.between(0.03, 0.3) : random.between(0.1, 1.3) * random.next()) * (0.6 + depth * 0.7);
    const blur = large ? random.between(0.03, 0.2) : 0.1;
    for (const copy of lens.copies) {
      const [seenX, seenY] = copy(x, y);
      discs.push({ x: seenX, y: seenY, radius: radius * lens.zoom, color, strength, blur });
    }
  }

  const paintGround = paintPixels(lens, width, 0, (px, py, color) => {
    const cloud = noise.fractal((px / size) * 1.3, (py / size) * 1.3, 3);
    const center = Math.exp(-(((py / height - band - slant * (px / width - 0.5)) / 0.38) ** 2));
    ramp(0.04 + 0.3 * center + 0.28 * (cloud - 0.42), color);
    for (let channel = 0; channel < 3; channel++) color[channel]! *= 0.35 + 0.35 * center;
  });
  return (from, to, radiance) => {
    paintGround(from, to, radiance);
    for (const disc of discs) addDisc(disc, from, to, radiance);
  };

  function addDisc(disc: Disc, from: number, to: number, radiance: Float32Array): void {
    // The lens barrel cuts a disc by a second circle, shifted towards the middle of the picture.
    const offX = ((width / 2 - disc.x) / size) * 0.55;
    const offY = ((height / 2 - disc.y) / size) * 0.55;
    const softness = Math.max(disc.blur, 1.6 / disc.radius);
    const reach = disc.radius * (1 + softness);
    const firstRow = Math.max(from, Math.floor(disc.y - reach));
    const lastRow = Math.min(to - 1, Math.ceil(disc.y + reach));
    const firstColumn = Math.max(0, Math.floor(disc.x - reach));
    const lastColumn = Math.min(width - 1, Math.ceil(disc.x + reach));
    for (let y = firstRow; y <= lastRow; y++) {
      for (let x = firstColumn; x <= lastColumn; x++) {
        const dx = (x + 0.5 - disc.x) / disc.radius;
        const dy = (y + 0.5 - disc.y) / disc.radius;
        const own = Math.sqrt(dx * dx + dy * dy);
        const cut = Math.sqrt((dx - offX) ** 2 + (dy - offY) ** 2) * 0.94;
        const distance = Math.max(own, cut);
        if (distance > 1 + softness) continue;
        const inside = smoothstep(1 + softness * 0.5, 1 - softness * 0.5, distance);
        const rings = 0.04 * Math.sin(distance * 26);
        const rim = 0.62 + 0.55 * clamp(distance, 0, 1) ** 7 + rings;
        const light = inside * rim * disc.strength;
        const at = (y * width + x) * 3;
        for (let channel = 0; channel < 3; channel++) radiance[at + channel]! += disc.color[channel]! * light;
      }
    }
  }
}
