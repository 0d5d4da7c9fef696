import { describe, expect, test } from 'vitest';
import {
  analyzeWebsite,
  type ImageAnalysis,
  imageAnalysis,
  type WebsiteAnalysis,
  websiteAnalysis,
} from './ad-analyses.ts';
import {
  AD_TONES,
  ANALYSIS_IMAGES_MAX,
  ANALYSIS_IMAGES_SHOWN,
  ANALYSIS_KEYWORDS_MAX,
  ANALYSIS_KEYWORDS_SHOWN,
  IMAGE_DESCRIPTION_MAX_CHARACTERS,
  IMAGE_DESCRIPTION_SHOWN_CHARACTERS,
} from './ad-enumerations.ts';
import {
  type AdCopy,
  adCopy,
  adVisual,
  type GenerateCopyRequest,
  type GenerateVisualRequest,
  generateCopyRequest,
  generateVisualRequest,
} from './ad-texts.ts';
import { faults } from './faults.fixture.ts';

const analysis: WebsiteAnalysis = {
  url: 'https://bakery.example/',
  title: 'Oak Street Bakery',
  language: 'en',
  direction: 'ltr',
  brand: 'Oak Street Bakery',
  content: 'Sourdough baked every morning. Order by nine, collect by noon.',
  description: 'Sourdough baked every morning.',
  headings: ['Bread worth the walk'],
  sentences: ['Order by nine, collect by noon.'],
  keywords: ['sourdough', 'bakery'],
  tone: 'casual',
  colors: ['#7a4a21', '#fff8ee'],
  fonts: ['Lora'],
  logoUrl: 'https://bakery.example/logo.svg',
  logo: null,
  faviconUrl: null,
  buttons: [],
  kinds: [],
  contact: { phone: null, address: null },
  price: '€ 4.80',
  rating: null,
  offer: null,
  screenshots: [{ dataUrl: 'data:image/png;base64,AAAA', device: 'phone', width: 390, height: 844 }],
  extractedImages: [
    { url: 'https://bakery.example/loaf.jpg', alt: 'A loaf', width: 1200, height: 800, picture: null },
  ],
};

test('an analysis may contain at least as much as the page shows', () => {
  expect(ANALYSIS_KEYWORDS_MAX).toBeGreaterThanOrEqual(ANALYSIS_KEYWORDS_SHOWN);
  expect(ANALYSIS_IMAGES_MAX).toBeGreaterThanOrEqual(ANALYSIS_IMAGES_SHOWN);
  expect(IMAGE_DESCRIPTION_MAX_CHARACTERS).toBeGreaterThanOrEqual(IMAGE_DESCRIPTION_SHOWN_CHARACTERS);
});

describe('an analysis', () => {
  test('of a website limits its fields', () => {
    expect(websiteAnalysis.parse(analysis)).toEqual(analysis);
    const keywords = Array.from({ length: ANALYSIS_KEYWORDS_MAX + 1 }, (_, at) => `word ${at}`);
    expect(faults(websiteAnalysis, { ...analysis, keywords })).toEqual(['keywords']);
    expect(faults(websiteAnalysis, { ...analysis, colors: ['red'] })).toEqual(['colors.0']);
    const [screenshot] = analysis.screenshots;
    const elsewhere = { ...screenshot, dataUrl: 'https://bakery.example/shot.png' };
    expect(faults(websiteAnalysis, { ...analysis, screenshots: [elsewhere] })).toEqual([
      'screenshots.0.dataUrl',
    ]);
  });

  test('is requested with an address', () => {
    expect(analyzeWebsite.body.parse({ url: 'bakery.example' })).toEqual({ url: analysis.url });
    expect(faults(analyzeWebsite.body, {})).toEqual(['url']);
  });

  test('of a picture has a description', () => {
    const picture: ImageAnalysis = {
      description: 'A loaf on a board',
      colors: ['#7a4a21'],
      tags: ['bread'],
      hasPeople: false,
      picture: { id: '6f1c2a52-9a43-4c55-9c0e-0b0d3a1f7c11', url: '/ad-pictures/1.jpg' },
    };
    expect(imageAnalysis.parse(picture)).toEqual(picture);
  });
});

describe('a request for texts', () => {
  const request = { platform: 'facebook', tone: 'playful' };

  test('may send the whole analysis back; only the needed parts are read', () => {
    const { websiteData }: GenerateCopyRequest = generateCopyRequest.parse({
      ...request,
      websiteData: analysis,
      prompt: '',
      imageDescription: null,
    });
    expect(websiteData).toMatchObject({ brand: analysis.brand, keywords: analysis.keywords, offer: '' });
    expect(websiteData).not.toHaveProperty('screenshots');
  });

  test('needs a platform', () => {
    expect(faults(generateCopyRequest, { prompt: 'Bread' })).toEqual(['platform']);
    expect(faults(generateCopyRequest, { prompt: 'Bread', platform: 'billboard' })).toEqual(['platform']);
    expect(faults(generateCopyRequest, { prompt: 'Bread', platform: '__proto__' })).toEqual(['platform']);
  });

  test.each([
    [{ websiteData: { brand: 'Oak Street Bakery' } }],
    [{ prompt: 'Bread' }],
    [{ imageDescription: 'A loaf on a board' }],
  ])('accepts only %j', (part) => {
    expect(generateCopyRequest.safeParse({ ...request, ...part }).success).toBe(true);
  });

  test.each([
    [{}],
    [{ websiteData: null, prompt: null, imageDescription: null }],
    [{ websiteData: {}, prompt: ' \n', imageDescription: '' }],
    [{ websiteData: { keywords: ['bread'], url: 'https://bakery.example' } }],
  ])('rejects only %j: nothing to write about', (part) => {
    expect(faults(generateCopyRequest, { ...request, ...part })).toEqual(['prompt']);
  });

  test('defaults to the professional tone, and rejects unknown tones', () => {
    expect(generateCopyRequest.parse({ platform: 'x', prompt: 'Bread' }).tone).toBe('professional');
    for (const tone of Object.keys(AD_TONES))
      expect(generateCopyRequest.parse({ platform: 'x', prompt: 'Bread', tone }).tone).toBe(tone);
    expect(faults(generateCopyRequest, { platform: 'x', prompt: 'Bread', tone: 'angry' })).toEqual(['tone']);
  });

  test('limits its lengths', () => {
    expect(faults(generateCopyRequest, { ...request, prompt: 'x'.repeat(2_001) })).toEqual(['prompt']);
    const websiteData = { brand: 'Oak', headings: Array(101).fill('Bread'.repeat(200)) };
    const { websiteData: read } = generateCopyRequest.parse({ ...request, websiteData });
    expect(read?.headings.map(({ length }) => length)).toEqual(Array(100).fill(500));
  });
});

test('texts are at most five headlines, four descriptions, some calls to action and optional hashtags', () => {
  const copy: AdCopy = {
    headlines: ['One', 'Two', 'Three', 'Four', 'Five'],
    descriptions: ['One', 'Two', 'Three', 'Four'],
    callToActions: ['Order now'],
    hashtags: ['#sourdough'],
  };
  expect(adCopy.parse(copy)).toEqual(copy);
  expect(adCopy.parse({ ...copy, hashtags: [] }).hashtags).toEqual([]);
  expect(faults(adCopy, { ...copy, headlines: ['One'], descriptions: ['One'] })).toEqual([]);
  expect(faults(adCopy, { ...copy, headlines: [] })).toEqual(['headlines']);
  expect(faults(adCopy, { ...copy, headlines: [...copy.headlines, 'Six'] })).toEqual(['headlines']);
  expect(faults(adCopy, { ...copy, hashtags: ['sour dough'] })).toEqual(['hashtags.0']);
});

describe('a request for a picture’s prompt', () => {
  const listed = {
    id: 'x-post-square',
    name: 'Post, square',
    width: 1200,
    height: 1200,
    maxBytes: 5_000_000,
  };

  test('names a format by id or as a listed object', () => {
    const request: GenerateVisualRequest = generateVisualRequest.parse({
      userPrompt: 'Bread',
      platform: 'x',
      format: listed,
    });
    expect(request.format).toEqual({ id: listed.id, name: listed.name, width: 1200, height: 1200 });
    expect(request.style).toBe('');
    const byId = generateVisualRequest.parse({ userPrompt: 'Bread', platform: 'x', format: listed.id });
    expect(byId.format).toEqual({ id: listed.id });
    for (const format of [undefined, '', {}, { id: listed.id }, { ...listed, width: 0.5 }])
      expect(faults(generateVisualRequest, { userPrompt: 'Bread', platform: 'x', format })).not.toEqual([]);
  });

  test('needs a subject', () => {
    expect(faults(generateVisualRequest, { platform: 'x', format: listed })).toEqual(['userPrompt']);
  });

  test('is answered with a prompt that is not empty', () => {
    expect(adVisual.safeParse({ prompt: 'A loaf on a board' }).success).toBe(true);
    expect(adVisual.safeParse({ prompt: '' }).success).toBe(false);
  });
});
