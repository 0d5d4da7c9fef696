import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pair, studio } from '#testing/studios';
import { createRandom } from './math/seeded-random.ts';
import { GOLDEN } from './studio.golden.ts';
import { createStudio, type Picture } from './studio.ts';

const hash = (picture: Picture) => createHash('sha256').update(picture.pixels).digest('hex').slice(0, 16);

function meanLuminance({ pixels }: Picture): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    sum += 0.2126 * pixels[at]! + 0.7152 * pixels[at + 1]! + 0.0722 * pixels[at + 2]!;
  }
  return sum / (pixels.length / 3) / 255;
}

/** Mean colors of an 8 by 8 grid, 0..1. */
function thumbnail({ pixels, width, height }: Picture): number[] {
  const cells = new Array<number>(8 * 8 * 3).fill(0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = (Math.floor((y * 8) / height) * 8 + Math.floor((x * 8) / width)) * 3;
      for (let channel = 0; channel < 3; channel++)
        cells[cell + channel]! += pixels[(y * width + x) * 3 + channel]!;
    }
  }
  return cells.map((sum) => sum / ((width * height) / 64) / 255);
}

function distance(a: Picture, b: Picture): number {
  const first = thumbnail(a);
  const second = thumbnail(b);
  return Math.sqrt(
    first.reduce((sum, value, index) => sum + (value - second[index]!) ** 2, 0) / first.length,
  );
}

/** Forty-five subjects in any mood and shape. */
function drawPrompts(): { prompt: string; width: number; height: number; seed: number }[] {
  const random = createRandom(2024);
  const subjects = [
    'mountains',
    'lake',
    'sea',
    'hills',
    'dunes',
    'tropical island',
    'silk',
    'marble',
    'ribbons',
    'bokeh',
    'gradient',
    'particles',
    'low poly',
    'isometric',
    'halftone',
    'wavy',
    'layered paper',
    'tax form',
  ];
  const moods = [
    '',
    'at night',
    'sunset',
    'dawn mist',
    'storm',
    'winter',
    'black',
    'white',
    'blue hour',
    'sunny day',
  ];
  return Array.from({ length: 45 }, () => {
    const prompt = `${random.pick(subjects)} ${random.pick(moods)}`;
    const [width, height] = random.pick([
      [96, 96],
      [128, 72],
      [72, 128],
      [192, 64],
    ] as const);
    return { prompt, width, height, seed: random.seed() };
  });
}

describe('the studio', () => {
  it.each(GOLDEN)(
    'still paints the same pixels: $prompt, $width×$height',
    async ({ prompt, width, height, sha }) => {
      expect(hash(await pair.render({ prompt, width, height, seed: 7 }))).toBe(sha);
    },
  );

  it('paints the same pixels with any number of threads', async () => {
    for (const prompt of ['lake at dawn', 'marble']) {
      const request = { prompt, width: 200, height: 120, seed: 3 };
      expect(hash(await studio.render(request))).toBe(hash(await pair.render(request)));
    }
  });

  it.each([
    'mountains',
    'lake',
    'sea',
    'hills',
    'dunes',
    'island',
    'coast',
    'waterfall',
    'canyon',
    'forest',
    'wheat field',
    'snow',
    'aurora',
    'starry sky',
    'city',
    'silk',
    'marble',
    'ribbons',
    'bokeh',
    'gradient',
    'particles',
    'low poly',
    'isometric',
    'halftone',
    'wavy',
    'layered paper',
  ])('paints another picture of %s for another seed', async (prompt) => {
    const [a, b] = await Promise.all(
      [1, 2].map((seed) => studio.render({ prompt, width: 96, height: 96, seed })),
    );
    expect(distance(a!, b!)).toBeGreaterThan(0.04);
  });

  it.each(drawPrompts())(
    'paints $prompt, $width×$height, seed $seed neither blank, too dark nor too light',
    async (request) => {
      const picture = await studio.render(request);
      expect(meanLuminance(picture)).toBeGreaterThan(0.12);
      expect(meanLuminance(picture)).toBeLessThan(0.88);
      const cells = thumbnail(picture);
      expect(Math.max(...cells) - Math.min(...cells)).toBeGreaterThan(0.05);
    },
  );

  const plains = new Map<string, Promise<Picture>>();
  it.each([
    { style: 'artistic' },
    { style: 'minimalist' },
    { style: 'conceptual' },
    { colorScheme: 'monochrome' },
    { colorScheme: 'branded' },
    { mood: 'warm' },
    { composition: 'dynamic' },
    { composition: 'minimalist' },
  ] as const)('changes the picture with %o', async (settings) => {
    const subject = 'colorScheme' in settings ? 'silk' : 'lake';
    const request = { prompt: subject, width: 128, height: 96, seed: 5 };
    const plainly = plains.get(subject) ?? studio.render(request);
    plains.set(subject, plainly);
    const [plain, wished] = await Promise.all([plainly, studio.render({ ...request, settings })]);
    expect(hash(wished)).not.toBe(hash(plain));
    expect(wished.scene.archetype).toBe(plain.scene.archetype);
    if (!('style' in settings)) expect(distance(plain, wished)).toBeGreaterThan(0.02);
  });

  it('says whether people are in the picture', async () => {
    const { scene } = await studio.render({ prompt: 'yoga by a lake', width: 64, height: 64, seed: 1 });
    expect(scene).toMatchObject({ archetype: 'lake', hasPeople: true, additions: ['yogi'] });
    const empty = await studio.render({ prompt: 'a lake', width: 64, height: 64, seed: 1 });
    expect(empty.scene.hasPeople).toBe(false);
  });

  it('paints an abstract for prompts that it cannot draw, and reports it', async () => {
    const { scene } = await studio.render({
      prompt: 'unpaid tax form, teal',
      width: 64,
      height: 64,
      seed: 1,
    });
    expect(scene).toMatchObject({ drawsPrompt: false, hasPeople: false, understood: ['teal'], seed: 1 });
    expect(scene.leftOut).toEqual(['unpaid', 'tax', 'form']);
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  });

  it('paints something for symbols without words, and something else for other symbols', async () => {
    const [party, peaks] = await Promise.all(
      ['🎉🎉', '…?!'].map((prompt) => studio.render({ prompt, width: 64, height: 64, seed: 1 })),
    );
    expect(party!.scene.drawsPrompt).toBe(false);
    expect(hash(party!)).not.toBe(hash(peaks!));
  });

  it.each([
    [
      '2,000 characters of anything',
      Array.from({ length: 2000 }, (_, at) => String.fromCharCode(33 + ((at * 7919) % 8000))).join(''),
    ],
    ['100,000 characters', 'mountains at dawn, '.repeat(5_300)],
    ['one word of 100,000 letters', 'a'.repeat(100_000)],
    ['emoji of several code points', '👩🏽‍💻👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿🇫🇷1️⃣'],
    ['other scripts', '夕暮れの海 горы на рассвете شاطئ عند الغروب पहाड़ों पर बर्फ'],
    ['right to left and controls', '\u202emountains\u202c\u0000\u0007 lake\ufeff'],
    ['lone surrogates', '\ud83d sea \udc00\ud800'],
    ['only a lone surrogate', '\ud83d'],
    ['marks without letters', '\u0301\u0301\u0301'],
    ['names of built-in properties', 'constructor __proto__ toString hasOwnProperty valueOf'],
    ['markup', '<svg onload="x"/> & %s $1 \'; DROP TABLE pictures; --'],
  ])('paints something for %s', async (_, prompt) => {
    const picture = await studio.render({ prompt, width: 64, height: 64, seed: 1 });
    expect(new Set(picture.pixels).size).toBeGreaterThan(16);
    expect(JSON.parse(JSON.stringify(picture.scene))).toEqual(picture.scene);
  });

  it.each([
    ['empty-prompt', { prompt: ' \t\u200b ', width: 64, height: 64, seed: 1 }],
    ['empty-prompt', { prompt: '\u202e\u0000\ufeff', width: 64, height: 64, seed: 1 }],
    ['invalid-size', { prompt: 'sea', width: Number.NaN, height: 64, seed: 1 }],
    ['invalid-size', { prompt: 'sea', width: 63, height: 64, seed: 1 }],
    ['invalid-size', { prompt: 'sea', width: 64.5, height: 64, seed: 1 }],
    ['invalid-size', { prompt: 'sea', width: 64, height: 4097, seed: 1 }],
    ['invalid-seed', { prompt: 'sea', width: 64, height: 64, seed: -1 }],
    ['invalid-seed', { prompt: 'sea', width: 64, height: 64, seed: 2 ** 32 }],
  ])('refuses with %s', async (code, request) => {
    await expect(studio.render(request)).rejects.toMatchObject({ name: 'StudioError', code });
  });

  it('stops immediately when aborted, and paints the next picture', async () => {
    const controller = new AbortController();
    const reason = new Error('changed my mind');
    const slow = pair.render(
      { prompt: 'mountains', width: 2048, height: 2048, seed: 1 },
      { signal: controller.signal },
    );
    const next = pair.render({ prompt: 'bokeh', width: 64, height: 64, seed: 1 });
    setTimeout(() => controller.abort(reason), 150);
    await expect(slow).rejects.toBe(reason);
    expect((await next).pixels).toHaveLength(64 * 64 * 3);
    await expect(
      pair.render({ prompt: 'sea', width: 64, height: 64, seed: 1 }, { signal: controller.signal }),
    ).rejects.toBe(reason);
  });

  it('reports increasing progress that ends at 1', async () => {
    const seen: number[] = [];
    await studio.render(
      { prompt: 'silk', width: 64, height: 64, seed: 1 },
      { onProgress: (part) => seen.push(part) },
    );
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  it('rejects unfinished renders when it is closed', async () => {
    const brief = createStudio({ threads: 1 });
    const renders = [1, 2].map((seed) => brief.render({ prompt: 'lake', width: 512, height: 512, seed }));
    const outcomes = Promise.allSettled(renders);
    await brief.close();
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'closed' } });
  });
});
