import { describe, expect, test } from 'vitest';
import { imageAddress, parseImageAddress } from './image-address.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const ORIGINS = ['https://framewright.example', 'http://localhost:5000'];
const parse = (address: string) => parseImageAddress(address, ORIGINS);

test('parses its own output', () => {
  expect(imageAddress(KEY)).toBe(`/images/${KEY}.png`);
  expect(parse(imageAddress(KEY))).toEqual({ objectKey: KEY, isCutout: false });
  expect(imageAddress(KEY, { isCutout: true })).toBe(`/images/background-removal-${KEY}.png`);
  expect(parse(imageAddress(KEY, { isCutout: true }))).toEqual({ objectKey: KEY, isCutout: true });
});

test.each([
  [`/images/${KEY}-320`, { width: 320 }],
  [`/images/${KEY}-640.webp`, { width: 640, format: 'webp' }],
  [`/images/${KEY}-1024.avif`, { width: 1024, format: 'avif' }],
  [`/images/background-removal-${KEY}-640`, { width: 640 }],
  [`/images/background-removal-${KEY}-320.avif?t=1`, { width: 320, format: 'avif' }],
])('knows the rendition of %s', (address, rendition) => {
  expect(parse(address)).toMatchObject({ objectKey: KEY, rendition });
});

test('accepts its origins, and ignores a query', () => {
  for (const origin of ORIGINS)
    expect(parse(`${origin}/images/${KEY}.png?t=1777000000000`)?.objectKey).toBe(KEY);
});

describe('no address of an image', () => {
  test.each([
    '',
    `/images/${KEY}`,
    `/images/${KEY}.webp`,
    `/images/${KEY}.png.png`,
    `/images/${KEY}-640.png`,
    `/images/${KEY}-641`,
    `/images/${KEY}-0640`,
    `/images/${KEY}-640.`,
    `/images/${KEY.toUpperCase()}.png`,
    `/images/${KEY}0.png`,
    `/images/background-removal-background-removal-${KEY}.png`,
    `/images/cut-${KEY}.png`,
    `/images/../images2/${KEY}.png`,
    `/images/%2e%2e/${KEY}.png`,
    `/images/${KEY}%2epng`,
    `/other/images/${KEY}.png`,
    `//evil.example/images/${KEY}.png`,
    `https://evil.example/images/${KEY}.png`,
    `https://framewright.example.evil.example/images/${KEY}.png`,
    `https://framewright.example@evil.example/images/${KEY}.png`,
    `javascript:/images/${KEY}.png`,
  ])('%s', (address) => {
    expect(parse(address)).toBeUndefined();
  });
});
