import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { createRandom, type Random } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import { type AbstractDefinition, type RowPainter, SURFACE } from './abstract-definition.ts';
import { isLight } from './abstract-palettes.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createRamp } from './palette-ramp.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

/** Dots of ink on paper, larger where it is darker: one to three screens printed over each other. */
export const halftone: AbstractDefinition = {
  shows: `screen print, halftone wave, halftone sunburst, retro halftone sunburst, halftone, halftone pattern,
    halftone background, halftone dot, pop art pattern,
    comic background, pop art background, dot, retro dot pattern`,
  contains: 'dot, color, background, pattern',
  ...SURFACE,
  ground: (palette) => (isLight(palette) ? palette.at(-1)! : palette[0]!),
  brightness: (palette) => (isLight(palette) ? 0.72 : 0.36),
  createPainter: createHalftone,
};

/** Coverage of ink, 0..1, at a place in units of the picture's mean side, the middle being 0. */
type Tone = (x: number, y: number) => number;

interface Screen {
  cos: number;
  sin: number;
  /** Dots a unit. */
  pitch: number;
  tone: Tone;
  /** Positions on the palette of the ink at the two ends of the picture. */
  ink: [number, number];
}

function createHalftone(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const ramp = createRamp(scene.palette);
  const lens = createLens(scene.view, width, height);
  const unit = 1 / Math.sqrt(width * height);
  const light = isLight(scene.palette);
  const screens = cutScreens(random, light);
  const shape = random.pick(['disc', 'disc', 'disc', 'disc', 'square', 'line'] as const);
  const paper = new Float64Array(3);
  ramp(light ? 0.97 : 0.02, paper);
  const slant = random.between(0, Math.PI * 2);

  const ink = new Float64Array(3);
  return paintPixels(lens, width, 0.5, (px, py, sum) => {
    const x = (px - width / 2) * unit;
    const y = (py - height / 2) * unit;
    const part = clamp(0.5 + (x * Math.cos(slant) + y * Math.sin(slant)) * 0.8, 0, 1);
    sum.set(paper);
    for (const screen of screens) {
      const { cos, sin, pitch } = screen;
      const u = (x * cos + y * sin) * pitch;
      const v = (-x * sin + y * cos) * pitch;
      const tone = screen.tone(x, y);
      if (tone < 0.004) continue;
      const threshold = thresholds[shape](u, v);
      const soft = (pitch * unit * 1.5) / lens.zoom;
      const cover = smoothstep(1 - tone - soft, 1 - tone + soft, threshold);
      ramp(mix(screen.ink[0], screen.ink[1], part), ink);
      for (let channel = 0; channel < 3; channel++) {
        // Ink filters light paper and covers dark paper.
        const printed = light ? sum[channel]! * Math.min(1, ink[channel]! + 0.02) * 1.05 : ink[channel]!;
        sum[channel] = mix(sum[channel]!, printed, cover);
      }
    }
  });
}

/**
 * Screen functions: ink lies where they exceed one minus the tone, so that dots grow and merge as in print.
 */
const thresholds: Record<'disc' | 'square' | 'line', (u: number, v: number) => number> = {
  disc: (u, v) => 0.5 + 0.25 * (Math.cos(2 * Math.PI * u) + Math.cos(2 * Math.PI * v)),
  square: (u, v) => 1 - 2 * Math.max(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v))),
  line: (_, v) => 1 - 2 * Math.abs(v - Math.round(v)),
};

function cutScreens(random: Random, light: boolean): Screen[] {
  const count = light ? random.pick([1, 2, 2]) : random.pick([1, 1, 2]);
  const pitch = random.between(20, 46);
  const turn = random.between(0, Math.PI);
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index * Math.PI) / 6;
    return {
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      pitch: pitch * (index === 0 ? 1 : random.between(0.75, 1.1)),
      tone: createTone(random),
      ink: light
        ? [random.between(0.1, 0.5), random.between(0.4, 0.72)]
        : [random.between(0.35, 0.6), random.between(0.75, 1)],
    };
  });
}

function createTone(random: Random): Tone {
  const noise = createNoise(random.seed());
  const x0 = random.between(-0.32, 0.32);
  const y0 = random.between(-0.3, 0.3);
  const angle = random.between(0, Math.PI * 2);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const rate = random.between(3.5, 7);
  switch (random.pick(['sphere', 'wave', 'sweep', 'cloud', 'rings', 'spheres'] as const)) {
    case 'sphere':
      return ball(x0, y0, random.between(0.3, 0.46), cos, sin);
    case 'spheres': {
      const balls = [0, 1, 2, 3].map((index) =>
        ball(
          Math.cos(angle + index * 1.7) * 0.36,
          Math.sin(angle + index * 1.7) * 0.33,
          random.between(0.12, 0.3),
          cos,
          sin,
        ),
      );
      return (x, y) => balls.reduce((most, one) => Math.max(most, one(x, y)), 0.0);
    }
    case 'wave':
      return (x, y) => {
        const along = x * cos + y * sin;
        const across = -x * sin + y * cos;
        const bent = across + 0.14 * Math.sin(along * rate) + 0.2 * (noise.value(along * 2, 7) - 0.5);
        return clamp(0.5 + 0.5 * Math.sin(bent * rate * 1.7), 0, 1) ** 1.4 * 0.85;
      };
    case 'sweep':
      return (x, y) =>
        smoothstep(-0.5, 0.62, x * cos + y * sin + 0.28 * (noise.value(x * 2.2 + 5, y * 2.2) - 0.5)) * 0.9;
    case 'cloud':
      return (x, y) => smoothstep(0.3, 0.78, noise.fractal(x * 2.4 + 9, y * 2.4 + 4, 3) + 0.06) * 0.92;
    case 'rings':
      return (x, y) => {
        const radius = lengthOf(x - x0, y - y0);
        return (0.5 + 0.5 * Math.cos(radius * rate * 4)) * Math.exp(-radius * 1.5) * 0.9;
      };
  }
}

/** A ball: darkest on the side away from the light, with a little light reflected at its rim. */
function ball(x0: number, y0: number, radius: number, lightX: number, lightY: number): Tone {
  return (x, y) => {
    const u = (x - x0) / radius;
    const v = (y - y0) / radius;
    const reach = u * u + v * v;
    if (reach >= 1) return 0;
    const lit = (u * lightX + v * lightY) * 0.75 + Math.sqrt(1 - reach) * 0.66;
    return clamp(0.86 - 0.8 * lit, 0.06, 0.96);
  };
}
