import { describe, expect, test } from 'vitest';
import { AD_PLATFORM_IDS } from '../contract/ad-enumerations.ts';
import {
  type AdFormat,
  type AdPlatform,
  adFormats,
  type Evidence,
  type FigureSource,
} from '../contract/ad-formats.ts';
import { AD_FORMATS } from './ad-formats.ts';
import { findAdFormat } from './find-ad-format.ts';

const platforms = Object.entries(AD_FORMATS);
const formats = platforms.flatMap(([, platform]) => platform.formats);

/** Width divided by height: at least, and less than. */
const RATIOS: Record<AdFormat['shape'], [number, number]> = {
  leaderboard: [2.6, 20],
  banner: [1.25, 2.6],
  square: [0.85, 1.25],
  portrait: [0.45, 0.85],
  skyscraper: [0.1, 0.45],
};

function evidenceOf(platform: AdPlatform): Evidence[] {
  return [platform.evidence, ...platform.formats.map(({ evidence }) => evidence)]
    .flatMap((figures) => Object.values(figures))
    .filter((figure) => figure !== undefined);
}

test('the tables match the contract and keep its order', () => {
  expect(adFormats.parse(AD_FORMATS)).toEqual(AD_FORMATS);
  expect(Object.keys(AD_FORMATS)).toEqual([...AD_PLATFORM_IDS]);
});

test('format ids, platform names, and format names within a platform are unique', () => {
  expect(new Set(formats.map(({ id }) => id)).size).toBe(formats.length);
  expect(new Set(platforms.map(([, { name }]) => name)).size).toBe(platforms.length);
  for (const [id, platform] of platforms) {
    const names = platform.formats.map(({ name }) => name);
    expect(new Set(names).size, id).toBe(names.length);
    for (const format of platform.formats) expect(format.id.startsWith(`${id}-`), format.id).toBe(true);
  }
});

describe.each(formats.map((format) => [format.id, format] as const))('%s', (_id, format) => {
  const { width, height, shape, maxBytes, fileTypes, safeArea } = format;

  test('has the ratio of its shape', () => {
    const [from, below] = RATIOS[shape];
    expect(width / height).toBeGreaterThanOrEqual(from);
    expect(width / height).toBeLessThan(below);
  });

  test('leaves room for texts inside its safe area', () => {
    expect((width - safeArea.left - safeArea.right) / width).toBeGreaterThan(0.5);
    expect((height - safeArea.top - safeArea.bottom) / height).toBeGreaterThan(0.45);
  });

  test('allows enough bytes for a JPEG or PNG of good quality', () => {
    expect(fileTypes.some((type) => type === 'jpeg' || type === 'png')).toBe(true);
    expect(new Set(fileTypes).size).toBe(fileTypes.length);
    expect(maxBytes).toBeLessThanOrEqual(100_000_000);
    expect((8 * maxBytes) / (width * height)).toBeGreaterThan(0.8);
  });

  test('shows texts only where the platform takes them', () => {
    if (!format.allowsText) expect(format.content).not.toBe('ad');
    if (format.content !== 'ad') expect(format.note).toMatch(/alone|sets|beside/);
  });

  test('cites a rule of the platform if it refuses texts', () => {
    if (!format.allowsText) expect(format.evidence.allowsText?.standing).toBe('required');
  });
});

describe.each(platforms)('%s', (_id, platform) => {
  test('has distinct calls to action that fit a button', () => {
    const labels = platform.callToActions;
    expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(labels.length);
    expect(labels.length).toBeGreaterThanOrEqual(5);
    for (const label of labels) expect(label.length).toBeLessThanOrEqual(20);
  });

  test('has text limits of a useful length within the platform’s caps', () => {
    const { headline, description, primaryText } = platform.textLimits;
    expect(headline.characters).toBeGreaterThanOrEqual(15);
    expect(description.characters).toBeGreaterThanOrEqual(25);
    for (const limit of [headline, description, primaryText])
      if (limit?.cap) expect(limit.characters).toBeLessThanOrEqual(limit.cap);
  });

  test('names a source for every figure, or says why we chose it', () => {
    for (const { standing, source, note } of evidenceOf(platform)) {
      if (source !== null) expect(platform.sources).toHaveProperty(source);
      if (standing === 'chosen') expect(note).toBeTruthy();
      else expect(source).not.toBeNull();
    }
  });

  test('uses each source, and lists no page twice', () => {
    const used = evidenceOf(platform).map(({ source }) => source);
    for (const source of Object.keys(platform.sources)) expect(used).toContain(source);
    const urls = Object.values(platform.sources).map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('calls a figure required or recommended only if it comes from the platform’s own page', () => {
    for (const { standing, source } of evidenceOf(platform)) {
      const { publisher }: Partial<FigureSource> = platform.sources[source ?? ''] ?? {};
      if (standing === 'required' || standing === 'recommended') expect(OWN_PAGES).toContain(publisher);
    }
  });

  test('has sources that were read in the past, after they were published', () => {
    for (const { readOn, edition } of Object.values(platform.sources)) {
      expect(Date.parse(readOn)).toBeLessThanOrEqual(Date.now());
      if (edition) expect(edition <= readOn).toBe(true);
    }
  });
});

const OWN_PAGES = [
  'Meta',
  'X',
  'LinkedIn',
  'Pinterest',
  'TikTok',
  'Google',
  'Microsoft',
  'Snap',
  'Amazon',
  'Spotify',
  'Taboola',
  'Outbrain',
];

describe('findAdFormat', () => {
  test('finds a format by id on its own platform only', () => {
    expect(findAdFormat('x', { id: 'x-post-square' })).toMatchObject({ width: 1200, height: 1200 });
    expect(findAdFormat('facebook', { id: 'x-post-square' })).toBeUndefined();
  });

  test('finds a format by size, and by name if two share the size', () => {
    expect(findAdFormat('google-display', { width: 728, height: 90 })?.name).toBe('Leaderboard');
    const size = { width: 1080, height: 1920 };
    expect(findAdFormat('facebook', { ...size, name: 'Reel' })?.id).toBe('facebook-reel');
    expect(findAdFormat('facebook', size)?.id).toBe('facebook-story');
    expect(findAdFormat('facebook', { width: 1081, height: 1920 })).toBeUndefined();
  });
});
