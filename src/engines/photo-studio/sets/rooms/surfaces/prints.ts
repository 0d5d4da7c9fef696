import type { Texture } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import type { Rgb } from '../../../scene/vector.ts';
import { mixRgb, paintTexture, repeatingNoise, shade, smoothStep } from './paint-texture.ts';

type Painter = (u: number, v: number) => Rgb;

/** An abstract picture in the colors given, `aspect` times as wide as high. */
export function abstractPrint(random: Random, colors: readonly Rgb[], aspect: number): Texture {
  const paper: Rgb = [0.84, 0.81, 0.75];
  const style = random.pick([hills, arcs, strokes, leaves, discs]);
  const paint = style(random, colors, paper, aspect);
  const grain = repeatingNoise(3, 180, 180);
  const height = 448;
  const texelAt = (u: number, v: number) => ({
    color: shade(paint(u * aspect, v), 0.94 + 0.1 * grain(u, v)),
    height: 0,
  });
  return paintTexture(Math.round(height * aspect), height, texelAt, { repeat: false }).texture;
}

type Style = (random: Random, colors: readonly Rgb[], paper: Rgb, aspect: number) => Painter;

const hills: Style = (random, colors, paper, aspect) => {
  const count = 3 + Math.floor(random.next() * 2);
  const layers = Array.from({ length: count }, (_, i) => ({
    base: 0.42 + (i / count) * 0.5,
    swing: random.between(0.05, 0.13),
    wave: random.between(2, 6),
    phase: random.between(0, 6),
    color: colors[i % colors.length]!,
  }));
  const sun = {
    x: aspect * random.between(0.25, 0.75),
    y: random.between(0.2, 0.36),
    r: random.between(0.07, 0.12),
  };
  const sunColor = random.pick(colors);
  return (u, v) => {
    let color = Math.hypot(u - sun.x, v - sun.y) < sun.r ? sunColor : paper;
    for (const { base, swing, wave, phase, color: own } of layers)
      if (v > base + swing * Math.sin(u * wave + phase) + swing * 0.4 * Math.sin(u * wave * 2.3 + phase * 2))
        color = own;
    return v < 0.06 || v > 0.94 || u < 0.06 || u > aspect - 0.06 ? paper : color;
  };
};

const arcs: Style = (random, colors, paper, aspect) => {
  const center = { x: aspect * random.between(0.35, 0.65), y: random.between(0.55, 0.72) };
  const step = random.between(0.06, 0.09);
  const dot = {
    x: aspect * random.between(0.2, 0.8),
    y: random.between(0.12, 0.25),
    r: random.between(0.05, 0.09),
  };
  return (u, v) => {
    const distance = Math.hypot(u - center.x, Math.min(0, v - center.y));
    const ring = Math.floor(distance / step);
    if (Math.hypot(u - dot.x, v - dot.y) < dot.r) return colors[0]!;
    if (v > 0.9 || ring > 4 || ring < 1) return paper;
    return ring % 2 ? colors[(ring + 1) % colors.length]! : paper;
  };
};

const strokes: Style = (random, colors, paper, aspect) => {
  const bristle = repeatingNoise(random.seed(), 5, 90);
  const edge = repeatingNoise(random.seed(), 9, 40);
  const bands = Array.from({ length: 3 + Math.floor(random.next() * 3) }, (_, i) => ({
    y: 0.15 + i * 0.17 + random.between(-0.04, 0.04),
    thick: random.between(0.05, 0.1),
    from: aspect * random.between(0.06, 0.25),
    to: aspect * random.between(0.7, 0.94),
    slope: random.between(-0.12, 0.12),
    color: random.pick(colors),
  }));
  return (u, v) => {
    let color = paper;
    for (const { y, thick, from, to, slope, color: own } of bands) {
      const across = Math.abs(v - y - slope * (u - aspect / 2)) / thick;
      const along = Math.min(u - from, to - u) * 6;
      const cover =
        smoothStep(1, 0.8, across + 0.3 * edge(u, v)) * smoothStep(0, 0.3, along + 0.5 * bristle(u, v) - 0.2);
      const dry = smoothStep(0.1, 0.3, bristle(u * 0.4, v) + 0.25);
      color = mixRgb(color, own, cover * dry * 0.92);
    }
    return color;
  };
};

const leaves: Style = (random, colors, paper, aspect) => {
  const stem = aspect * random.between(0.42, 0.58);
  const lean = random.between(-0.2, 0.2);
  const pairs = 4 + Math.floor(random.next() * 3);
  const color = random.pick(colors);
  const second = random.pick(colors);
  return (u, v) => {
    const x = u - stem - lean * (0.9 - v) ** 2;
    if (v > 0.12 && v < 0.9 && Math.abs(x) < 0.005) return color;
    for (let i = 0; i < pairs; i++) {
      const y = 0.2 + (i / pairs) * 0.6;
      const length = 0.14 + 0.1 * Math.sin((i / pairs) * 3);
      for (const side of [-1, 1]) {
        const dx = x * side;
        const dy = v - y + dx * 0.7;
        const along = (dx - length / 2) / (length / 2);
        if (Math.abs(along) < 1 && Math.abs(dy) < 0.045 * (1 - along * along))
          return side > 0 ? color : second;
      }
    }
    return paper;
  };
};

const discs: Style = (random, colors, paper, aspect) => {
  const shapes = Array.from({ length: 4 }, (_, i) => ({
    x: aspect * random.between(0.22, 0.78),
    y: 0.2 + i * 0.2 + random.between(-0.05, 0.05),
    rx: random.between(0.09, 0.2) * aspect,
    ry: random.between(0.07, 0.15),
    power: random.pick([2, 2, 4]),
    color: colors[i % colors.length]!,
  }));
  return (u, v) => {
    let color = paper;
    for (const { x, y, rx, ry, power, color: own } of shapes)
      if (Math.abs((u - x) / rx) ** power + Math.abs((v - y) / ry) ** power < 1)
        color = mixRgb(color, own, 0.94);
    return color;
  };
};
