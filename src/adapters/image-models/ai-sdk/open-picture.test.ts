import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blackPng, samplePhoto } from '#testing/sample-pictures';
import { isBlack, openPicture } from './open-picture.ts';

const open = (bytes: Uint8Array) => openPicture(bytes, 'OpenAI');
const create = (channels: 3 | 4, background: string) =>
  sharp({ create: { width: 12, height: 8, channels, background } });

describe('an answer that is not a picture', () => {
  test.each([
    ['empty', () => Buffer.alloc(0)],
    ['a page', () => Buffer.from('<!doctype html><title>502 Bad Gateway</title>')],
    ['a drawing in SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a PNG', async () => half(await samplePhoto('png', { width: 300, height: 200 }))],
    ['half a JPEG', async () => half(await samplePhoto('jpeg', { width: 300, height: 200 }))],
    ['half a WebP', async () => half(await samplePhoto('webp', { width: 300, height: 200 }))],
    ['56 megapixels', () => blackPng(8_000, 7_000)],
  ])('is a transient error: %s', async (_what, draw) => {
    const error = await open(await draw()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderError', kind: 'transient', wasRetried: false });
    expect((error as Error).message).toMatch(/^OpenAI sent \d+ bytes that are no picture: /);
  });

  function half(bytes: Buffer): Buffer {
    return bytes.subarray(0, bytes.length / 2);
  }
});

describe('a decoded picture', () => {
  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('has eight bits of sRGB: %s', async (format) => {
    const picture = await open(await samplePhoto(format, { width: 20, height: 10 }));
    expect(picture).toMatchObject({ width: 20, height: 10, channels: 3 });
    expect(picture.pixels).toHaveLength(600);
    expect(picture.pixels[5 * 60 + 6]).toBeGreaterThan(170);
    expect(picture.pixels[5 * 60 + 8]).toBeLessThan(60);
  });

  test.each([
    ['16 bits', () => create(3, '#804020').toColourspace('rgb16').png()],
    ['a profile', () => create(3, '#804020').withIccProfile('p3').png()],
    ['an opaque alpha channel', () => create(4, '#804020ff').png()],
  ])('keeps its colors with %s', async (_what, draw) => {
    const { pixels, channels } = await open(await draw().toBuffer());
    expect(channels).toBe(3);
    for (const [at, value] of [0x80, 0x40, 0x20].entries())
      expect(Math.abs(pixels[at]! - value)).toBeLessThanOrEqual(2);
  });

  test('has three channels if the file is gray', async () => {
    const { pixels, channels } = await open(await create(3, '#777').greyscale().png().toBuffer());
    expect([channels, pixels[0], pixels[1], pixels[2]]).toEqual([3, 0x77, 0x77, 0x77]);
  });

  test('is rotated upright', async () => {
    const turned = await create(3, '#c33').withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await open(turned)).toMatchObject({ width: 8, height: 12 });
  });

  test('keeps transparency', async () => {
    const { pixels, channels } = await open(await create(4, '#80402000').png().toBuffer());
    expect([channels, pixels[3]]).toEqual([4, 0]);
  });
});

test('a content filter’s black picture is distinguished from a dark scene', async () => {
  expect(isBlack(await open(await create(3, '#000').jpeg().toBuffer()))).toBe(true);
  expect(isBlack(await open(await create(3, '#060504').png().toBuffer()))).toBe(false);
});
