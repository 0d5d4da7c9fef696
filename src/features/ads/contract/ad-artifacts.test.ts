import { describe, expect, test } from 'vitest';
import {
  type AdArtifact,
  adArtifact,
  type CreateArtifactRequest,
  createArtifactRequest,
  previewRequest,
} from './ad-artifacts.ts';
import { type AdPictureRequest, adPictureRequest } from './ad-pictures.ts';
import { faults } from './faults.fixture.ts';

const ID = '6f1c2a52-9a43-4c55-9c0e-0b0d3a1f7c11';

describe('a request for an ad', () => {
  const format = { name: 'Story', width: 1080, height: 1920 };

  test('needs only a headline, a platform and a format', () => {
    const request: CreateArtifactRequest = createArtifactRequest.parse({
      headline: ' Bread worth the walk ',
      platform: 'facebook',
      format,
    });
    expect(request).toMatchObject({
      headline: 'Bread worth the walk',
      cta: '',
      colors: [],
      layout: null,
      pictureId: null,
    });
    expect(faults(createArtifactRequest, {})).toEqual(
      expect.arrayContaining(['headline', 'platform', 'format']),
    );
    const blank = createArtifactRequest.safeParse({ headline: ' ', platform: 'facebook', format });
    expect(blank.error?.issues[0]).toMatchObject({ path: ['headline'], message: 'Please select a headline' });
  });

  test('accepts colors in upper and lower case', () => {
    const request = { headline: 'Bread', platform: 'facebook', format };
    expect(createArtifactRequest.parse({ ...request, colors: ['#7A4A21'] }).colors).toEqual(['#7a4a21']);
    expect(faults(createArtifactRequest, { ...request, colors: ['url(#x)'] })).toEqual(['colors.0']);
  });

  test('is answered with files and their expiry', () => {
    const artifact: AdArtifact = {
      id: ID,
      status: 'ready',
      platform: 'facebook',
      imageUrl: '/ads/1.svg',
      formatId: 'facebook-story',
      width: 1080,
      height: 1920,
      layout: 'split',
      files: [{ type: 'png', url: '/ads/1.png', bytes: 12_345 }],
      shortened: [],
      dropped: ['description'],
      expiresAt: '2026-11-23T00:00:00.000Z',
    };
    expect(adArtifact.parse(artifact)).toEqual(artifact);
    expect(faults(adArtifact, { ...artifact, expiresAt: 'soon' })).toEqual(['expiresAt']);
  });
});

test('a picture request has a prompt or a source picture', () => {
  const generated: AdPictureRequest = adPictureRequest.parse({ kind: 'generated', prompt: ' A loaf ' });
  expect(generated).toEqual({ kind: 'generated', prompt: 'A loaf', take: 0 });
  expect(adPictureRequest.safeParse({ kind: 'cutout', sourceId: ID }).success).toBe(true);
  expect(faults(adPictureRequest, { kind: 'staged', sourceId: ID, prompt: ' ' })).toEqual(['prompt']);
  expect(faults(adPictureRequest, { kind: 'cutout', sourceId: 'https://bakery.example/loaf.jpg' })).toEqual([
    'sourceId',
  ]);
});

test('a preview request has formats, each optionally with a layout', () => {
  const request = { headline: 'Bread', platform: 'x', formats: [{ id: 'x-post-square', layout: 'split' }] };
  expect(previewRequest.parse(request).formats).toEqual(request.formats);
  expect(faults(previewRequest, { ...request, formats: [] })).toEqual(['formats']);
  expect(faults(previewRequest, { ...request, layout: 'collage' })).toEqual(['layout']);
});
