import { describe, expect, it } from 'vitest';
import { AD_FORMATS } from '../../content/ad-formats.ts';
import type { AdArtifact } from '../../contract/ad-artifacts.ts';
import { type CampaignDesign, designKey } from '../campaign-design.ts';
import { listCanvasAds, listKeptAds } from './canvas-ads.ts';
import { commonLayout, layoutsOfAny } from './common-layout.ts';
import { planPreviews, withPreviews } from './preview-plan.ts';

const DESIGN: CampaignDesign = {
  platform: 'google-display',
  headline: 'Coffee by tomorrow',
  description: 'Roasted this morning',
  callout: '',
  cta: 'Shop now',
  pictureId: '0b0f7a52-34c0-4a3c-9d0f-3c6a3fd0b222',
  brandName: 'Harbour',
  colors: ['#112233'],
  fonts: [],
  logoId: null,
  contact: null,
  language: 'en',
  concept: null,
};
const NOW = Date.parse('2026-05-01T12:00:00Z');
const { name, formats } = AD_FORMATS['google-display'];
const FIRST = formats[0]?.id ?? '';

function preview(formatId: string, layout: 'split' | 'card') {
  return {
    formatId,
    layout,
    layouts: ['split' as const, 'card' as const],
    dataUrl: 'data:image/svg+xml,x',
    shortened: [],
    dropped: [],
  };
}

function artifact(expiresAt: string): AdArtifact {
  return {
    id: '7b0f7a52-34c0-4a3c-9d0f-3c6a3fd0b111',
    status: 'ready',
    imageUrl: '/ads/a.svg',
    platform: 'google-display',
    formatId: FIRST,
    width: 1200,
    height: 628,
    layout: 'split',
    files: [],
    shortened: [],
    dropped: [],
    expiresAt,
  };
}

function adsOf(
  design: CampaignDesign | null,
  { layouts = {}, expiresAt = '2026-05-08T00:00:00Z' }: { layouts?: object; expiresAt?: string } = {},
) {
  const artifacts = {
    [`google-display/${FIRST}`]: { artifact: artifact(expiresAt), design: designKey(DESIGN, undefined) },
  };
  return listCanvasAds({
    platform: { id: 'google-display', name, formats },
    state: { copy: null, website: null, finalUrl: null, campaign: '', layouts, artifacts },
    design,
    drawn: new Map([[FIRST, { preview: preview(FIRST, 'split'), design: designKey(DESIGN, undefined) }]]),
    making: {},
    now: NOW,
  })[0];
}

describe('the ads of a canvas', () => {
  it('cannot be made without the picture that they show alone', () => {
    const ad = adsOf({ ...DESIGN, pictureId: null });
    expect(ad).toMatchObject({ lacks: 'picture', order: null, preview: null });
  });

  it('are current until a text, the picture or the layout changes', () => {
    expect(adsOf(DESIGN)).toMatchObject({ isCurrent: true, isPreviewCurrent: true });
    expect(adsOf({ ...DESIGN })).toMatchObject({ isCurrent: true });
  });

  it.each([
    ['the headline', { headline: 'Tea by tomorrow' }],
    ['the picture', { pictureId: '7b0f7a52-34c0-4a3c-9d0f-3c6a3fd0b222' }],
    ['the colors', { colors: ['#445566'] }],
  ])('are out of date once %s is another, and can be made again', (_, change) => {
    const ad = adsOf({ ...DESIGN, ...change });
    expect(ad).toMatchObject({ isCurrent: false, isPreviewCurrent: false });
    expect(ad?.artifact).not.toBeNull();
    expect(ad?.order?.design).toMatchObject(change);
  });

  it('are out of date once their layout changes', () => {
    expect(adsOf(DESIGN, { layouts: { [FIRST]: 'card' } })).toMatchObject({
      isCurrent: false,
      layout: 'card',
    });
    expect(adsOf(DESIGN, { layouts: { another: 'card' } })).toMatchObject({ isCurrent: true });
  });

  it('are gone once they have expired', () => {
    const expiresAt = '2026-05-01T11:59:59Z';
    expect(adsOf(DESIGN, { expiresAt })).toMatchObject({ artifact: null, isCurrent: false });
    const made = { artifact: artifact(expiresAt), design: '' };
    expect(listKeptAds({ artifacts: { one: made } }, NOW)).toEqual([]);
    expect(listKeptAds({ artifacts: { one: made } }, NOW - 3_600_000)).toHaveLength(1);
  });

  it('cannot be made without a headline and a platform', () => {
    expect(adsOf(null)).toMatchObject({ order: null, preview: null, isCurrent: false });
  });
});

describe('previews', () => {
  const all = formats.map(({ id }) => id);

  it('are requested in batches that the server accepts, each format once', () => {
    const requests = planPreviews(DESIGN, { [FIRST]: 'card' }, all, new Map());
    expect(requests.map(({ formats: asked }) => asked.length)).toEqual([16, all.length - 16]);
    expect(requests.flatMap(({ formats: asked }) => asked.map(({ id }) => id))).toEqual(all);
    expect(requests[0]?.formats[0]).toEqual({ id: FIRST, layout: 'card' });
  });

  it('are requested again only if they would look different', () => {
    const [request] = planPreviews(DESIGN, {}, all.slice(0, 2), new Map());
    if (!request) throw new Error('nothing planned');
    const drawn = withPreviews(
      new Map(),
      DESIGN,
      request,
      all.slice(0, 2).map((id) => preview(id, 'split')),
    );
    expect(planPreviews(DESIGN, {}, all.slice(0, 2), drawn)).toEqual([]);
    expect(planPreviews(DESIGN, { [FIRST]: 'card' }, all.slice(0, 2), drawn)).toMatchObject([
      { formats: [{ id: FIRST, layout: 'card' }] },
    ]);
    expect(planPreviews({ ...DESIGN, cta: '' }, {}, all.slice(0, 2), drawn)[0]?.formats).toHaveLength(2);
  });
});

describe('one layout for all', () => {
  it('offers the layouts of any ad that has a choice', () => {
    const only = { ...preview('b', 'card'), layouts: ['picture' as const] };
    expect(layoutsOfAny([{ preview: preview('a', 'card') }, { preview: only }, { preview: null }])).toEqual([
      'split',
      'card',
    ]);
  });

  it('names the layout if all ads share it', () => {
    expect(commonLayout([{ layout: undefined }, { layout: undefined }])).toBe('best');
    expect(commonLayout([{ layout: 'card' }, { layout: 'card' }])).toBe('card');
    expect(commonLayout([{ layout: 'card' }, { layout: undefined }])).toBe('');
  });
});
