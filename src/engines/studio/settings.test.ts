import { describe, expect, it } from 'vitest';
import { studio } from '#testing/studios';
import { distance, measure } from './measures.fixture.ts';
import type { PictureSettings } from './scene/picture-settings.ts';
import type { Picture, PictureRequest, ReferenceImage } from './studio.ts';

/** A magenta bottle on a transparent background. */
function drawBottle(): ReferenceImage {
  const [width, height] = [90, 150];
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inside = Math.abs(x - width / 2) < (y < 40 ? 12 : 32) && y > 4;
      pixels.set([190, 30, 150, inside ? 255 : 0], (y * width + x) * 4);
    }
  return { pixels, width, height, channels: 4 };
}

const size = { width: 128, height: 96 };
const KINDS: Record<string, PictureRequest> = {
  landscape: { prompt: 'lake', ...size, seed: 5 },
  abstract: { prompt: 'silk', ...size, seed: 5 },
  'abstract of marks': { prompt: 'particles', ...size, seed: 5 },
  object: { prompt: 'padlock', ...size, seed: 5 },
  reference: { prompt: 'on a podium', ...size, seed: 5, reference: drawBottle() },
};
const KIND_NAMES = Object.keys(KINDS);

const painted = new Map<string, Promise<Picture>>();
function paint(kind: string, settings: PictureSettings = {}): Promise<Picture> {
  const key = JSON.stringify([kind, settings]);
  const picture = painted.get(key) ?? studio.render({ ...KINDS[kind]!, settings });
  painted.set(key, picture);
  return picture;
}

/** Mean color and middle, as parts of the size, of the pixels that show the bottle. */
function findBottle({ pixels, width, height }: Picture): { color: number[]; x: number; share: number } {
  const color = [0, 0, 0];
  let count = 0;
  let across = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (pixels[at]! - pixels[at + 1]! < 70 || pixels[at + 2]! - pixels[at + 1]! < 45) continue;
    for (let channel = 0; channel < 3; channel++) color[channel]! += pixels[at + channel]!;
    across += (at / 3) % width;
    count++;
  }
  return {
    color: color.map((sum) => sum / count),
    x: across / count / width,
    share: count / width / height,
  };
}

const SEEN: PictureSettings[] = [
  { style: 'artistic' },
  { style: 'minimalist' },
  { style: 'conceptual' },
  { mood: 'energetic' },
  { mood: 'calm' },
  { mood: 'warm' },
  { colorScheme: 'vibrant' },
  { colorScheme: 'muted' },
  { colorScheme: 'monochrome' },
  { composition: 'balanced' },
  { composition: 'dynamic' },
  { composition: 'minimalist' },
];

describe.each(KIND_NAMES)('settings of a picture: %s', (kind) => {
  it.each(SEEN)('%o is visible', async (settings) => {
    const [plain, wished] = await Promise.all([paint(kind), paint(kind, settings)]);
    let sum = 0;
    for (let at = 0; at < plain.pixels.length; at++) sum += Math.abs(plain.pixels[at]! - wished.pixels[at]!);
    expect(sum / plain.pixels.length).toBeGreaterThan(1.2);
    expect(wished.scene.archetype).toBe(plain.scene.archetype);
    expect(wished.scene.recipe.settings).toEqual(settings);
  });

  it('color schemes have high, low and no saturation', async () => {
    const [vibrant, muted, monochrome] = await Promise.all(
      (['vibrant', 'muted', 'monochrome'] as const).map((colorScheme) => paint(kind, { colorScheme })),
    );
    const [most, less, least] = [vibrant!, muted!, monochrome!].map((picture) => measure(picture).saturation);
    expect(most).toBeGreaterThan(less!);
    expect(less).toBeGreaterThan(least!);
  });

  it('a warm mood is warmer than a professional one', async () => {
    const [warm, professional] = await Promise.all([
      paint(kind, { mood: 'warm' }),
      paint(kind, { mood: 'professional' }),
    ]);
    expect(measure(warm).warmth).toBeGreaterThan(measure(professional).warmth + 0.01);
  });
});

describe('settings of a reference', () => {
  it.each(SEEN.filter(({ composition }) => !composition))(
    "%o keep the subject's colors",
    async (settings) => {
      const [plain, wished] = await Promise.all([paint('reference'), paint('reference', settings)]);
      const [before, after] = [findBottle(plain), findBottle(wished)];
      for (const [channel, value] of after.color.entries())
        expect(Math.abs(value - before.color[channel]!)).toBeLessThan(26);
    },
  );

  it('place the subject by composition', async () => {
    const [centered, balanced, minimalist] = (
      await Promise.all(
        (['centered', 'balanced', 'minimalist'] as const).map((composition) =>
          paint('reference', { composition }),
        ),
      )
    ).map(findBottle);
    expect(Math.abs(centered!.x - 0.5)).toBeLessThan(0.04);
    expect(Math.abs(balanced!.x - 0.5)).toBeGreaterThan(0.1);
    expect(Math.abs(minimalist!.x - 0.5)).toBeGreaterThan(0.1);
    expect(minimalist!.share).toBeLessThan(centered!.share * 0.75);
  });
});

describe('the category', () => {
  it.each([
    ['technology', ['servers', 'blocks', 'phone', 'particles', 'lock']],
    ['nature', ['mountains', 'lake', 'forest', 'jungle', 'hills']],
    ['business', ['chart', 'desk', 'gears', 'podium']],
  ] as const)('%s chooses what stands in for words that nobody knows', async (category, expected) => {
    for (const seed of [1, 2, 3]) {
      const { scene } = await studio.render({
        prompt: 'qwertz uiopü',
        width: 64,
        height: 64,
        seed,
        settings: { category },
      });
      expect(expected).toContain(scene.archetype);
      expect(scene).toMatchObject({ drawsPrompt: false, understood: [] });
    }
  });

  it('does not change a clearly named subject', async () => {
    const request = { prompt: 'alpine lake', width: 64, height: 64, seed: 1 };
    const { scene } = await studio.render({ ...request, settings: { category: 'technology' } });
    expect(scene).toMatchObject({ archetype: 'lake', drawsPrompt: true });
  });
});

describe('the engine', () => {
  it.each([
    [{ style: 'cubist' }, 'Unknown style cubist; one of photorealistic, artistic, minimalist, conceptual'],
    [{ mood: 3 }, /^Unknown mood 3; one of professional, /],
    [{ category: '' }, /^Unknown category ; one of professional, business, /],
    [{ lens: 'wide' }, 'There is no setting lens; there are category, style, mood, colorScheme, composition'],
  ])('refuses %o by name', async (settings, message) => {
    const asked = studio.render({ ...KINDS.landscape!, settings: settings as PictureSettings });
    await expect(asked).rejects.toMatchObject({ name: 'StudioError', code: 'invalid-settings' });
    await expect(asked).rejects.toThrow(message);
  });

  it('uses the brand colors if the prompt names none', async () => {
    const [plain, branded] = await Promise.all([
      paint('object'),
      paint('object', { colorScheme: 'branded' }),
    ]);
    expect(distance(plain, branded)).toBeGreaterThan(0.03);
  });
});
