import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { createRandom, type Random } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import { type AbstractDefinition, LIGHTS, type RowPainter } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createRamp } from './palette-ramp.ts';
import { createLens, type PatternLens, paintPixels } from './pattern-lens.ts';

/** Thousands of points of light: drawn along a flow, strung into a net, or strewn over a rolling plane. */
export const particles: AbstractDefinition = {
  favoredBy: ['technology', 'abstract'],
  shows: `particle swarm, constellation of connected particle, constellation of connected dot,
    swirl of luminous particle, particle track, particle, particle wave, particle cloud, point cloud,
    particles, light particle, neural network, digital particle, data stream, glowing particle, network,
    data network, digital network, dot, particle network, light trail, connected dot, data visualization,
    digital background, technology background, digital wave, plexus, circuit pattern, data flow,
    ai background, futuristic background, tech background, network connection, connected network`,
  illustrates: `artificial intelligence, ai, machine learning, deep learning, big data analysis,
    quantum computing, technology, digital transformation, internet of things, iot, data science,
    futuristic technology, future technology, energy field, digitalization, metaverse, cyberspace,
    innovation technology, generative ai, quantum computer, algorithm, ai technology, 5g,
    information technology, digital technology, science, futurism, physics`,
  contains: 'light, dot, point, background, glow, line, space, deep space, cosmos, universe',
  ...LIGHTS,
  motifs: {
    net: 'connected, network, plexus, net, node, constellation, web, line, neural, circuit, connection, mesh',
    plane: 'wave, plane, grid, landscape, terrain',
    flow: 'flow, stream, swirl, trail, thread, swarm, track',
  },
  createPainter: createParticles,
  standsInFor: ['technology'],
  inSentence: 'particles',
};

/** Floats of one mark of light: from x, y to x, y · half width · red, green, blue. In pixels. */
const MARK = 8;

function createParticles(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const noise = createNoise(random.seed());
  const ramp = createRamp(scene.palette);
  const usual = random.pick(['flow', 'net', 'plane'] as const);
  const draw = DRAWINGS[(scene.motifs[0] as keyof typeof DRAWINGS | undefined) ?? usual];
  const lens = createLens(scene.view, width, height);
  const marks = lookAt(draw({ scene, width, height, random, ramp, noise }), lens, width, height);
  const size = Math.sqrt(width * height);
  const x0 = random.between(0.25, 0.75);
  const y0 = random.between(0.3, 0.7);

  const paintGround = paintPixels(lens, width, 0, (px, py, color) => {
    const u = (px - width * x0) / size;
    const v = (py - height * y0) / size;
    const cloud = noise.fractal((px / size) * 1.6 + 3, (py / size) * 1.6, 2);
    ramp(0.02 + 0.34 * Math.exp(-(u * u + v * v) * 4) * (0.5 + cloud), color);
    for (let channel = 0; channel < 3; channel++) color[channel]! *= 0.26;
  });
  return (from, to, radiance) => {
    paintGround(from, to, radiance);
    for (let at = 0; at < marks.length; at += MARK) addMark(marks, at, from, to, width, radiance);
  };
}

const DRAWINGS = { flow: drawFlow, net: drawNet, plane: drawPlane };

/** Maps the marks to the picture and drops those outside it. */
function lookAt(marks: number[], lens: PatternLens, width: number, height: number): Float32Array {
  const seen: number[] = [];
  for (const copy of lens.copies)
    for (let at = 0; at < marks.length; at += MARK) {
      const [x0, y0] = copy(marks[at]!, marks[at + 1]!);
      const [x1, y1] = copy(marks[at + 2]!, marks[at + 3]!);
      const half = marks[at + 4]! * lens.zoom;
      const reach = half + 2;
      if (Math.max(x0, x1) < -reach || Math.min(x0, x1) > width + reach) continue;
      if (Math.max(y0, y1) < -reach || Math.min(y0, y1) > height + reach) continue;
      seen.push(x0, y0, x1, y1, half, marks[at + 5]!, marks[at + 6]!, marks[at + 7]!);
    }
  return new Float32Array(seen);
}

/** Adds a soft line, or a dot where both ends meet. */
function addMark(
  marks: Float32Array,
  at: number,
  from: number,
  to: number,
  width: number,
  radiance: Float32Array,
): void {
  const x0 = marks[at]!;
  const y0 = marks[at + 1]!;
  const x1 = marks[at + 2]!;
  const y1 = marks[at + 3]!;
  const half = marks[at + 4]!;
  const reach = half + 1;
  const firstRow = Math.max(from, Math.floor(Math.min(y0, y1) - reach));
  const lastRow = Math.min(to - 1, Math.ceil(Math.max(y0, y1) + reach));
  if (firstRow > lastRow) return;
  const dx = x1 - x0;
  const dy = y1 - y0;
  const length = Math.max(1e-6, dx * dx + dy * dy);
  const slope = Math.abs(dy) > 1e-3 ? dx / dy : 0;
  const spread = Math.abs(dy) > 1e-3 ? reach * Math.sqrt(1 + slope * slope) : 0;
  for (let row = firstRow; row <= lastRow; row++) {
    let left = Math.min(x0, x1) - reach;
    let right = Math.max(x0, x1) + reach;
    if (spread > 0) {
      const middle = x0 + (row + 0.5 - y0) * slope;
      left = Math.max(left, middle - spread - Math.abs(slope));
      right = Math.min(right, middle + spread + Math.abs(slope));
    }
    const lastColumn = Math.min(width - 1, Math.ceil(right));
    for (let column = Math.max(0, Math.floor(left)); column <= lastColumn; column++) {
      const px = column + 0.5 - x0;
      const py = row + 0.5 - y0;
      const along = clamp((px * dx + py * dy) / length, 0, 1);
      const distance = Math.sqrt((px - along * dx) ** 2 + (py - along * dy) ** 2);
      if (distance >= reach) continue;
      // Dots larger than a pixel are discs with soft rims; lines thinner than a pixel fade instead.
      const cover = half < 1 ? half * clamp(1.5 - distance, 0, 1) : smoothstep(reach, half * 0.45, distance);
      const pixel = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++)
        radiance[pixel + channel]! += marks[at + 5 + channel]! * cover;
    }
  }
}

interface Kit {
  scene: AbstractScene;
  width: number;
  height: number;
  random: Random;
  noise: ReturnType<typeof createNoise>;
  ramp: ReturnType<typeof createRamp>;
}

/** Threads that follow the curl of a slow noise. */
function drawFlow({ width, height, random, noise, ramp }: Kit): number[] {
  const size = Math.sqrt(width * height);
  const marks: number[] = [];
  const color = new Float64Array(3);
  const gradient = new Float64Array(2);
  const rate = random.between(1.1, 2.2);
  const heading = random.between(-0.8, 0.8);
  const threads = 1500;
  for (let thread = 0; thread < threads; thread++) {
    let x = random.between(-0.15, 1.1) * width;
    let y = random.between(-0.1, 1.1) * height;
    const steps = Math.round(random.between(24, 70));
    const strength = random.between(0.08, 0.5) ** 1.3 * (random.chance(0.06) ? 3 : 1);
    ramp(
      clamp(
        0.36 + 0.55 * noise.value((x / size) * 1.4 + 60, (y / size) * 1.4) + random.between(-0.1, 0.2),
        0,
        1,
      ),
      color,
    );
    const half = (size / 1000) * random.between(0.3, 0.8);
    for (let step = 0; step < steps; step++) {
      noise.gradient((x / size) * rate + 5, (y / size) * rate + 5, gradient);
      const vx = gradient[1]! * 0.7 + Math.cos(heading) * 0.5;
      const vy = -gradient[0]! * 0.7 + Math.sin(heading) * 0.5;
      const pace = (size * 0.009) / Math.max(0.2, lengthOf(vx, vy));
      const nextX = x + vx * pace;
      const nextY = y + vy * pace;
      const fade = strength * Math.sin((Math.PI * (step + 0.5)) / steps);
      marks.push(x, y, nextX, nextY, half, color[0]! * fade, color[1]! * fade, color[2]! * fade);
      x = nextX;
      y = nextY;
    }
    if (random.chance(0.3)) {
      const light = strength * 2.4;
      const dot = half * random.between(1.5, 4);
      marks.push(x, y, x, y, dot, color[0]! * light, color[1]! * light, color[2]! * light);
    }
  }
  return marks;
}

/** Nodes in a deep box, joined to their neighbors; the nearest are out of focus. */
function drawNet({ width, height, random, ramp }: Kit): number[] {
  const size = Math.sqrt(width * height);
  const marks: number[] = [];
  const color = new Float64Array(3);
  const count = Math.round(random.between(130, 230));
  const nodes = Array.from({ length: count }, () => ({
    x: random.between(-0.1, 1.1) * width,
    y: random.between(-0.1, 1.1) * height,
    z: random.next(),
    hub: random.chance(0.12),
  }));
  const reach = size * random.between(0.17, 0.24);
  for (const [index, node] of nodes.entries()) {
    ramp(mix(0.4, 0.98, random.next() * (node.hub ? 1 : 0.8)), color);
    const near = node.z ** 3;
    const half = (size / 1000) * (mix(1.1, 2.6, node.z) * (node.hub ? 2 : 1) + near * 9);
    const light = (node.hub ? 2.2 : 1) / (1 + near * 9);
    marks.push(node.x, node.y, node.x, node.y, half, color[0]! * light, color[1]! * light, color[2]! * light);
    for (const other of nodes.slice(index + 1)) {
      const distance = lengthOf(other.x - node.x, other.y - node.y, (other.z - node.z) * size * 0.2);
      if (distance > reach) continue;
      const strength = 0.75 * (1 - distance / reach) ** 1.3;
      const line = (size / 1000) * mix(0.35, 0.95, (node.z + other.z) / 2);
      marks.push(
        node.x,
        node.y,
        other.x,
        other.y,
        line,
        color[0]! * strength,
        color[1]! * strength,
        color[2]! * strength,
      );
    }
  }
  return marks;
}

/** A carpet of dots on rolling ground, in perspective; far and very near dots blur. */
function drawPlane({ width, height, random, noise, ramp }: Kit): number[] {
  const size = Math.sqrt(width * height);
  const marks: number[] = [];
  const color = new Float64Array(3);
  const horizon = random.between(0.16, 0.36) * height;
  const swell = random.between(0.35, 0.8);
  const tilt = random.between(-0.14, 0.14);
  const rows = 160;
  const columns = 190;
  for (let row = rows; row >= 0; row--) {
    const z = 0.42 * 1.0195 ** row;
    for (let column = 0; column <= columns; column++) {
      const u = (column / columns - 0.5) * 2.6 * Math.max(1, width / height) ** 0.5;
      const x = u * z;
      const lift =
        swell *
        (0.42 * Math.sin(x * 0.9 + z * 1.3 + noise.value(x * 0.4, z * 0.4) * 5) +
          noise.value(x * 0.6 + 9, z * 0.6) -
          0.5);
      const px = width / 2 + (u * size) / 1.6;
      const py = horizon + (((1 - lift) * size) / z) * 0.62 + tilt * (px - width / 2);
      if (py < -20 || py > height + 20 || px < -20 || px > width + 20) continue;
      const focus = Math.abs(Math.log(z / 1.9));
      const half = (size / 1000) * (2.1 / z ** 0.7 + (Math.max(0, focus - 0.3) * 2.6) / z);
      ramp(clamp(0.4 + 0.55 * (lift / swell) + 0.1 * random.next(), 0.2, 1), color);
      const light =
        (0.5 + 1.5 * clamp(0.5 + lift / swell, 0, 1) ** 2) *
        smoothstep(9.5, 3, z) *
        smoothstep(0.4, 0.8, z) *
        (random.chance(0.02) ? 3 : 1);
      marks.push(px, py, px, py, half, color[0]! * light, color[1]! * light, color[2]! * light);
    }
  }
  return marks;
}
