import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { createRandom } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import { type AbstractDefinition, type RowPainter, SURFACE } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createRamp } from './palette-ramp.ts';

/** A soft sheet that rolls away in swells, seen from a little above it, lit from behind. */
export const waves: AbstractDefinition = {
  shows: `wave relief, undulating landscape, 3d wave relief,
    liquid surface, wavy surface, wavy, wavy shape, abstract wave, wave pattern, waves pattern, waves background, wavy stripe, wavy line, flowing line,
    curve, wave background, line pattern, sound wave, wave line, wavy background, flowing curve,
    abstract line, flowing wave, line, wavy pattern, abstract waves, colorful wave, colourful wave, neon wave,
    gradient wave, wavy shapes, 3d wave`,
  illustrates: 'flow, movement, motion, rhythm, dynamics, frequency',
  contains: 'wave, line, curve, color, background',
  ...SURFACE,
  createPainter: createWaves,
  standsInFor: ['abstract'],
  inSentence: 'waves',
};

/** Samples on each side of the height table, and the length it covers. */
const TABLE = 1024;
const SPAN = 16;
const FAR = 11;

function createWaves(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const surface = createSurface(
    scene.seed,
    random.between(0.5, 1.1),
    random.between(-0.7, 0.7) + scene.view.turn,
  );
  const ramp = createRamp(scene.palette);
  const size = Math.sqrt(width * height);
  const eye = random.between(2.1, 3);
  const pitch = random.between(0.56, 0.8);
  const cos = Math.cos(pitch);
  const sin = Math.sin(pitch);
  const focal = random.between(1, 1.5) * scene.view.zoom;
  const startX = random.between(4, 6);
  const startZ = random.between(0, 4);
  const sunX = random.between(-0.7, 0.7);
  const tint = random.between(-0.1, 0.14);
  const rings = random.chance(0.4) ? random.between(16, 34) : 0;

  return (from, to, radiance) => {
    const color = new Float64Array(3);
    const sheen = new Float64Array(3);
    const far = new Float64Array(3);
    for (let column = 0; column < width; column++) {
      const u = (column + 0.5 - width / 2) / size / focal;
      // From the lowest row up, the visible point of a column only moves away from the eye.
      let near = 0.35;
      for (let row = to - 1; row >= from; row--) {
        const v = (row + 0.5 - height / 2) / size / focal;
        const dy = -sin - v * cos;
        const dz = cos - v * sin;
        const gapAt = (t: number) => eye + dy * t - surface.height(startX + u * t, startZ + dz * t);
        let t = near;
        while (t < FAR && gapAt(t) > 0) {
          near = t;
          t += 0.012 + 0.02 * t;
        }
        const backdrop = clamp(0.5 - v * 0.8, 0, 1);
        ramp(0.03 + 0.16 * backdrop + tint * 0.3, far);
        const at = (row * width + column) * 3;
        if (t >= FAR) {
          for (let channel = 0; channel < 3; channel++) radiance[at + channel] = far[channel]! * 0.8;
          continue;
        }
        let beyond = t;
        for (let round = 0; round < 7; round++) {
          const middle = (near + beyond) / 2;
          if (gapAt(middle) > 0) near = middle;
          else beyond = middle;
        }
        const place = near;
        const x = startX + u * place;
        const z = startZ + dz * place;
        const h = surface.height(x, z);
        const slopeX = surface.height(x + 0.02, z) - surface.height(x - 0.02, z);
        const slopeZ = surface.height(x, z + 0.02) - surface.height(x, z - 0.02);
        const length = 1 / Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 0.0016);
        const nx = -slopeX * length;
        const ny = 0.04 * length;
        const nz = -slopeZ * length;
        const lit = clamp(nx * sunX * 0.8 + ny * 0.42 + nz * 0.72, 0, 1);
        const reach = 1 / Math.sqrt(u * u + dy * dy + dz * dz);
        const facing = clamp(-(nx * u + ny * dy + nz * dz) * reach, 0, 1);
        const rim = (1 - facing) ** 3;
        const gloss = clamp(nx * sunX * 0.5 + ny * 0.84 + nz * 0.2, 0, 1) ** 60;
        const tone = 0.34 + 0.85 * h + tint + 0.1 * Math.sin(x * 0.9 + z * 0.4);
        ramp(tone, color);
        ramp(tone + 0.35, sheen);
        const line =
          rings > 0 ? 1 - 0.28 * smoothstep(0.6, 1, Math.abs(((((h * rings) % 1) + 1) % 1) * 2 - 1)) : 1;
        const fade = smoothstep(3.5, FAR, place);
        for (let channel = 0; channel < 3; channel++) {
          const body = color[channel]! * (0.1 + 1.25 * lit * lit) * line;
          const shine = sheen[channel]! * (rim * 0.55 + gloss * 0.6) + gloss * 0.1;
          radiance[at + channel] = mix(body + shine, far[channel]! * 0.8, fade);
        }
      }
    }
  };
}

/** Swells along one main direction with slow noise, as a table with bilinear lookup. */
function createSurface(seed: number, tallness: number, heading: number) {
  const random = createRandom(seed ^ 0x51ed270b);
  const noise = createNoise(random.seed());
  const cos = Math.cos(heading);
  const sin = Math.sin(heading);
  const rate = random.between(1.5, 2.4);
  const bend = random.between(0.5, 1.3);
  const table = new Float32Array(TABLE * TABLE);
  for (let row = 0; row < TABLE; row++) {
    for (let column = 0; column < TABLE; column++) {
      const x = (column / TABLE) * SPAN;
      const z = (row / TABLE) * SPAN;
      const along = x * cos + z * sin;
      const across = -x * sin + z * cos;
      const slow = noise.value(along * 0.4, across * 0.5) - 0.5;
      const drift = noise.value(along * 0.35 + 40, across * 0.4 + 9) - 0.5;
      const phase = across * rate + bend * 4 * slow + Math.sin(along * 0.8) * 0.8;
      const crest = 0.5 + 0.5 * Math.sin(phase) - 0.12 * Math.sin(phase * 2 + 1);
      const small = 0.5 + 0.5 * Math.sin(phase * 2.3 + along * 1.4 + drift * 6);
      table[row * TABLE + column] = tallness * (0.5 * crest * (0.7 + drift) + 0.12 * small + 0.5 * slow);
    }
  }
  return {
    height: (x: number, z: number): number => {
      const column = (x / SPAN) * TABLE;
      const row = (z / SPAN) * TABLE;
      const left = Math.floor(column);
      const top = Math.floor(row);
      const fx = column - left;
      const fz = row - top;
      const at = (top & (TABLE - 1)) * TABLE;
      const below = ((top + 1) & (TABLE - 1)) * TABLE;
      const a = table[at + (left & (TABLE - 1))]!;
      const b = table[at + ((left + 1) & (TABLE - 1))]!;
      const c = table[below + (left & (TABLE - 1))]!;
      const d = table[below + ((left + 1) & (TABLE - 1))]!;
      return a + (b - a) * fx + (c - a) * fz + (a - b - c + d) * fx * fz;
    },
  };
}
