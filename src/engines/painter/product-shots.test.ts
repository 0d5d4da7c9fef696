import { describe, expect, it, onTestFinished } from 'vitest';
import { createProjection } from '#engines/photo-studio/scene/projection';
import type { ReferenceImage } from '#engines/studio/studio';
import { composePhoto } from './compose-photo.ts';
import { explainProductShot } from './explain.ts';
import { createPainter, type PaintRequest } from './painter.ts';
import { planPainting } from './plan/plan-painting.ts';

const SIZE = { width: 192, height: 192 };

/** A magenta jar with a white label, whose rounded foot is higher at its sides. */
function drawJar({ isOpaque = false } = {}): ReferenceImage {
  const [width, height] = [240, 300];
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const across = Math.abs(x - width / 2) / (width * 0.4);
      const foot = height * (1 - 0.08 * across * across);
      const alpha = isOpaque || (across < 1 && y > 10 && y < foot) ? 255 : 0;
      const isLabel = across < 0.5 && y > 120 && y < 200;
      pixels.set(isLabel ? [245, 245, 240, alpha] : [180, 30, 140, alpha], (y * width + x) * 4);
    }
  return { pixels, width, height, channels: 4 };
}

const jar = drawJar();
const plan = (prompt: string, more: Partial<PaintRequest> = {}) =>
  planPainting({ prompt, seed: 3, reference: jar, ...more });

describe('planning', () => {
  it.each([
    ['perfume on a marble table', { set: 'table-top', surface: 'marble' }],
    ['a jar of cream on a podium', { set: 'podiums' }],
    ['face cream in morning light', { light: 'window' }],
    ['dark moody speaker', { light: 'dark' }],
    ['an armchair in a studio', { set: 'studio-floor' }],
    ['lipstick on a pink background', { wall: expect.any(Array) }],
  ])('photographs a product: %s', (prompt, expected) => {
    expect(plan(prompt)?.plan).toMatchObject(expected);
  });

  it.each([
    'smartphone with neon light',
    'water bottle in a pool',
    'a jar as a watercolor painting',
    'a flat lay of a jar',
    'a woman with a jar',
  ])('leaves to the studio what only that shows: %s', (prompt) => {
    expect(plan(prompt)).toBeUndefined();
  });

  it('frames a whole photo instead', () => {
    expect(plan('perfume on a podium', { reference: drawJar({ isOpaque: true }) })).toBeUndefined();
  });

  it('leaves artistic styles to the studio', () => {
    expect(plan('perfume on a podium', { settings: { style: 'artistic' } })).toBeUndefined();
  });

  it.each([
    ['on marble with two lemons', 'marble', 2],
    ['with lemons', undefined, 3],
    ['auf einem Holztisch mit zwei Zitronen', undefined, 2],
  ])('puts things beside a product that has no name: %s', (prompt, surface, count) => {
    const { plan: photo, explanation } = plan(prompt)!;
    expect(photo.subjects).toEqual([
      expect.objectContaining({ key: 'product', name: 'product' }),
      expect.objectContaining({ key: 'made-lemon', count }),
    ]);
    expect(photo.props).toEqual([]);
    if (surface) expect(photo.surface).toBe(surface);
    expect(explanation.leftOut).toEqual([]);
  });

  it('says before anything is painted what is around a product, and what not', () => {
    const { drawn, leftOut, engine } = explainProductShot('on marble with two lemons and a castle');
    expect(engine).toBe('photo-studio');
    expect(drawn.map(({ words }) => words)).toEqual(['marble', 'two', 'lemons']);
    expect(leftOut.map(({ words }) => words)).toEqual(['castle']);
    expect(explainProductShot('in a pool at night with neon light')).toMatchObject({
      engine: 'studio',
      leftOut: [],
    });
  });

  it('says what it shows and what not', () => {
    const planned = plan('red serum next to two lemons and a castle')!;
    expect(planned.plan.subjects.map(({ key, count }) => [key, count])).toEqual([
      ['product', 1],
      ['made-lemon', 2],
    ]);
    expect(planned.explanation.leftOut.map(({ words }) => words)).toEqual(['castle']);
  });
});

describe('composing', () => {
  it('gives a tiny cut-out a body within its outline', async () => {
    const side = 40;
    const pixels = new Uint8Array(side * side * 4);
    for (let at = 0; at < side * side; at++) {
      const inside = Math.hypot((at % side) - 19.5, Math.floor(at / side) - 19.5) < 19;
      pixels.set([30, 90, 200, inside ? 255 : 0], at * 4);
    }
    const reference = { pixels, width: side, height: side, channels: 4 as const };
    const planned = plan('a blue ball on a podium', { reference })!;
    const { product } = await composePhoto(planned.plan, { seed: 3, cutOut: planned.cutOut, ...SIZE });
    const { width, height, load } = product!.product;
    const { positions, indices } = await load();
    const farthest = Math.max(
      ...Array.from(indices, (corner) =>
        Math.hypot(positions[corner * 3]!, positions[corner * 3 + 1]! - height / 2),
      ),
    );
    expect(farthest).toBeLessThan(width * 0.53);
  });

  it('puts nothing before the product, and all its feet on the floor', async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const planned = plan('serum with two lemons, a candle and a mug', { seed })!;
      const { scene, product } = await composePhoto(planned.plan, { seed, cutOut: planned.cutOut, ...SIZE });
      const { toPicture } = createProjection(scene.camera, 1);
      const [body, ...others] = scene.instances;
      const corners = ({ positions }: { positions: Float32Array }) =>
        Array.from({ length: positions.length / 3 }, (_, at) =>
          toPicture([positions[at * 3]!, positions[at * 3 + 1]!, positions[at * 3 + 2]!]),
        );
      const seen = corners(body!.mesh);
      const [left, right] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))];
      expect(right - left).toBeGreaterThan(0.1);
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(1);
      const floor = product!.transform.position[1];
      const lowest = Math.min(...body!.mesh.positions.filter((_, i) => i % 3 === 1));
      expect(lowest).toBeCloseTo(floor, 3);
      const front = product!.transform.position[2] + product!.product.thickness;
      for (const { transform, mesh } of others.slice(0, 4)) {
        const width = Math.max(...mesh.positions.filter((_, i) => i % 3 === 0));
        const at = toPicture(transform.position);
        const isBefore = transform.position[2] > front && at.x > left && at.x < right && width < 0.5;
        expect(isBefore).toBe(false);
      }
    }
  });
});

describe('painting', () => {
  it('keeps the label sharp and the colors as they were given, and throws a shadow', {
    timeout: 60_000,
  }, async () => {
    const painter = createPainter({ threads: 1 });
    onTestFinished(() => painter.close());
    const request = { prompt: 'a jar on a white background', seed: 5, reference: jar, ...SIZE };
    const { pixels, scene } = await painter.render(request);
    expect(scene).toMatchObject({ engine: 'photo-studio', hasProduct: true });
    const rows = Array.from({ length: SIZE.height }, (_, y) =>
      pixels.subarray(y * SIZE.width * 3, (y + 1) * SIZE.width * 3),
    );
    const isJar = (row: Uint8Array, x: number) => row[x * 3]! - row[x * 3 + 1]! > 60;
    const widths = rows.map(
      (row) => Array.from({ length: SIZE.width }, (_, x) => x).filter((x) => isJar(row, x)).length,
    );
    expect(Math.max(...widths)).toBeGreaterThan(40);
    // The label's edge takes at most two pixels.
    const middle = rows[widths.findIndex((count) => count > 10) + 45]!;
    const greens = Array.from({ length: SIZE.width }, (_, x) => middle[x * 3 + 1]!);
    const steps = greens.slice(1).map((green, x) => Math.abs(green - greens[x]!));
    expect(Math.max(...steps)).toBeGreaterThan(60);
    const foot = widths.findLastIndex((count) => count > 10);
    const under = rows[Math.min(SIZE.height - 1, foot + 2)]!;
    const brightness = Array.from({ length: SIZE.width }, (_, x) => under[x * 3 + 1]!);
    expect(Math.min(...brightness)).toBeLessThan(Math.max(...brightness) * 0.85);
  });
});
