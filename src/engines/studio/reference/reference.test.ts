import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pair, studio } from '#testing/studios';
import { composeReference } from '../compose/compose-reference.ts';
import { STAGINGS } from '../scene/staging-words.ts';
import type { Picture, ReferenceImage } from '../studio.ts';
import { createOutlineContact } from './outline-contact.ts';
import { placeCard } from './place-on-card.ts';
import { PRINT_GOLDEN, REFERENCE_GOLDEN } from './reference.golden.ts';

/** A magenta jar with a soft edge: wide, with a narrower neck. */
function drawJar(width = 220, height = 300): ReferenceImage {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const half = (y < height * 0.3 ? 0.2 : 0.36) * width;
      const alpha = Math.min(1, Math.max(0, half - Math.abs(x - width / 2) + 0.5)) * (y < 12 ? 0 : 1);
      const light = 0.8 + (0.2 * x) / width;
      pixels.set([190 * light, 30 * light, 150 * light, 255 * alpha], (y * width + x) * 4);
    }
  return { pixels, width, height, channels: 4 };
}

function drawPhoto(width: number, height: number): ReferenceImage {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++)
    pixels.set([(255 * (at % width)) / width, 120, (255 * Math.floor(at / width)) / height], at * 3);
  return { pixels, width, height, channels: 3 };
}

const jar = drawJar();
const photo = drawPhoto(240, 160);
const size = { width: 256, height: 256 };
const hash = ({ pixels }: Picture) => createHash('sha256').update(pixels).digest('hex').slice(0, 16);

function pixelAt({ pixels, width }: Picture, x: number, y: number): [number, number, number] {
  const at = (y * width + x) * 3;
  return [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
}

const isJar = ([red, green, blue]: [number, number, number]) => red - green > 70 && blue - green > 45;

/** The jar's columns in each row that shows it. */
function findJar(picture: Picture): { y: number; left: number; right: number }[] {
  const rows: { y: number; left: number; right: number }[] = [];
  for (let y = 0; y < picture.height; y++) {
    const found = Array.from({ length: picture.width }, (_, x) => x).filter((x) =>
      isJar(pixelAt(picture, x, y)),
    );
    if (found.length > 8) rows.push({ y, left: found[0]!, right: found.at(-1)! });
  }
  return rows;
}

function meanOfRow(picture: Picture, y: number, left: number, right: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let x = left; x <= right; x++)
    for (const [channel, value] of pixelAt(picture, x, y).entries()) sum[channel]! += value;
  return sum.map((value) => value / (right - left + 1)) as [number, number, number];
}

function difference(a: Picture, b: Picture): number {
  let sum = 0;
  for (let at = 0; at < a.pixels.length; at++) sum += Math.abs(a.pixels[at]! - b.pixels[at]!);
  return sum / a.pixels.length / 255;
}

describe('reference pictures', () => {
  it.each(REFERENCE_GOLDEN)(
    'still stages a cut-out in the same way and reports it: $prompt',
    async ({ prompt, staging, sha }) => {
      const picture = await studio.render({ prompt, ...size, seed: 7, reference: jar });
      expect(picture.scene).toMatchObject({ archetype: 'product-shot', staging, drawsPrompt: true });
      expect(hash(picture)).toBe(sha);
      const other = await studio.render({ prompt, ...size, seed: 8, reference: jar });
      expect(difference(picture, other)).toBeGreaterThan(0.03);
    },
  );

  it('has a golden picture of every staging', () => {
    expect(REFERENCE_GOLDEN.map(({ staging }) => staging).sort()).toEqual([...STAGINGS].sort());
  });

  it('frames a photo as a print', async () => {
    const picture = await studio.render({ prompt: 'wooden desk', ...size, seed: 7, reference: photo });
    expect(picture.scene).toMatchObject({ archetype: 'print', staging: 'wood-desk' });
    expect(hash(picture)).toBe(PRINT_GOLDEN);
  });

  it('paints the same pixels with any number of threads', async () => {
    const request = { prompt: 'on water', width: 130, height: 90, seed: 3, reference: jar };
    expect(hash(await studio.render(request))).toBe(hash(await pair.render(request)));
  });

  it('darkens the surface directly under the subject', async () => {
    const shades: number[] = [];
    for (const seed of [1, 2, 3]) {
      const picture = await studio.render({ prompt: 'wooden desk', ...size, seed, reference: jar });
      const foot = findJar(picture).at(-1)!;
      const under = meanOfRow(picture, foot.y + 4, foot.left + 4, foot.right - 4);
      const away = meanOfRow(picture, foot.y + 26, foot.left + 4, foot.right - 4);
      // Measured in green: the floor mirrors the magenta jar, which would hide the shade in red.
      shades.push(under[1] / away[1]);
    }
    // One picture's grain may be as dark as its shade.
    expect(Math.max(...shades)).toBeLessThan(1);
    expect(shades.reduce((sum, shade) => sum + shade, 0) / shades.length).toBeLessThan(0.8);
  });

  it('places a rear foot on the floor that shows below it', () => {
    // A trestle seen from above: its left foot is nearer, its right one a little higher in the picture.
    const [width, height] = [260, 200];
    const draw = (rear: number): ReferenceImage => {
      const pixels = new Uint8Array(width * height * 4);
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const isFoot = (x > 10 && x < 70) || (x > 190 && x < 250 && y < height - rear);
          const inside = (y > 4 && y < 90 && x > 10 && x < 250) || (y >= 90 && isFoot);
          pixels.set([190, 30, 150, inside ? 255 : 0], (y * width + x) * 4);
        }
      return { pixels, width, height, channels: 4 };
    };
    /** Shade of the floor seen at a point of the card, given as fractions of its width and height. */
    const shadeAt = (rear: number, across: number, up: number) => {
      const { scene } = composeReference({ prompt: 'podium', ...size, seed: 5, reference: draw(rear) });
      const { placing, set } = scene;
      const eye = set.camera.position;
      const spot = [0, 1, 2].map(
        (axis) =>
          placing.foot[axis]! +
          placing.right[axis]! * (across - 0.5) * placing.width +
          placing.up[axis]! * up * placing.height,
      );
      const way = (eye[1] - placing.foot[1]) / (eye[1] - spot[1]!);
      const floor = Float64Array.from(spot, (value, axis) => eye[axis]! + (value - eye[axis]!) * way);
      const placed = placeCard(scene.card, placing);
      placed.locate(floor, floor);
      return createOutlineContact(scene, placed)(floor);
    };
    expect(shadeAt(14, 0.87, 0.06)).toBeGreaterThan(0.4);
    expect(shadeAt(14, 0.5, 0.06)).toBeLessThan(0.02);
    expect(shadeAt(14, 0.87, -0.1)).toBeLessThan(0.1);
    // High above the floor there is nothing to stand on.
    expect(shadeAt(85, 0.87, 0.06)).toBe(0);
  });

  it('mirrors the subject in a polished floor', async () => {
    const picture = await studio.render({ prompt: 'neon', ...size, seed: 2, reference: jar });
    const { scene } = composeReference({ prompt: 'neon', ...size, seed: 2, reference: jar });
    expect(scene.surface.mirror).toBeGreaterThan(0.2);
    const rows = findJar(picture);
    const widest = Math.max(...rows.map(({ left, right }) => right - left));
    const { left, right } = rows.find((row) => row.right - row.left === widest)!;
    const below = meanOfRow(picture, Math.min(250, rows.at(-1)!.y + 6), left + 6, right - 6);
    const beside = meanOfRow(picture, Math.min(250, rows.at(-1)!.y + 6), 4, 20);
    expect(below[0] - below[1]).toBeGreaterThan(beside[0] - beside[1] + 10);
  });

  it('leaves no halo: pixels of the outline lie between subject and backdrop', async () => {
    const picture = await studio.render({ prompt: 'pastel shapes', ...size, seed: 4, reference: jar });
    const rows = findJar(picture);
    for (const { y, left } of rows.slice(rows.length / 2, -12)) {
      const outside = pixelAt(picture, left - 4, y);
      const inside = pixelAt(picture, left + 4, y);
      for (let x = left - 3; x <= left + 3; x++)
        for (const [channel, value] of pixelAt(picture, x, y).entries()) {
          expect(value).toBeGreaterThan(Math.min(outside[channel]!, inside[channel]!) - 22);
          expect(value).toBeLessThan(Math.max(outside[channel]!, inside[channel]!) + 22);
        }
    }
  });

  it('downscales large references first', () => {
    const { scene } = composeReference({
      prompt: 'podium',
      ...size,
      seed: 1,
      reference: drawPhoto(5000, 3000),
    });
    expect(scene.card.subject.width).toBe(256);
    expect(scene.card.texels.byteLength).toBeLessThan(1_500_000);
  });

  it.each([
    ['one pixel', drawPhoto(1, 1), /less than 8 pixels/],
    ['a thin strip', drawPhoto(10_000, 10), /times as long/],
    ['full transparency', { ...drawJar(), pixels: new Uint8Array(220 * 300 * 4) }, /fully transparent/],
    ['two channels', { ...photo, channels: 2 as 3 }, /three or four channels/],
    ['too few bytes', { ...photo, pixels: new Uint8Array(12) }, /bytes/],
    ['no pixels', { ...photo, width: 0 }, /whole sides/],
    ['too many pixels', { ...photo, width: 10_000, height: 10_000 }, /50 million/],
  ])('refuses %s and goes on painting', async (_, reference, message) => {
    const refused = studio.render({ prompt: 'podium', ...size, seed: 1, reference });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid-reference',
      message: expect.stringMatching(message),
    });
    const picture = await studio.render({ prompt: 'podium', width: 64, height: 64, seed: 1, reference: jar });
    expect(picture.pixels).toHaveLength(64 * 64 * 3);
  });

  it('does not crash on small or stretched references', async () => {
    for (const [width, height] of [
      [7, 7],
      [8, 8],
      [2, 200],
      [8, 160],
      [64, 9],
    ] as const)
      for (const reference of [drawPhoto(width, height), drawJar(width, height)]) {
        const outcome = await studio
          .render({ prompt: 'podium', width: 64, height: 64, seed: 1, reference })
          .then(
            ({ pixels }) => pixels.length,
            ({ code }: { code: string }) => code,
          );
        expect([64 * 64 * 3, 'invalid-reference']).toContain(outcome);
      }
  });

  it('treats a fully opaque picture with an alpha channel as a photo', async () => {
    const opaque = drawJar();
    for (let at = 3; at < opaque.pixels.length; at += 4) opaque.pixels[at] = 255;
    const picture = await studio.render({
      prompt: 'podium',
      width: 64,
      height: 64,
      seed: 1,
      reference: opaque,
    });
    expect(picture.scene.archetype).toBe('print');
  });
});
