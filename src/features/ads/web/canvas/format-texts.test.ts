import { describe, expect, it } from 'vitest';
import { AD_FORMATS } from '../../content/ad-formats.ts';
import type { CampaignDesign } from '../campaign-design.ts';
import { adAlt, adFileName, adName, byteText, fitNote, limitText } from './format-texts.ts';

const DESIGN: CampaignDesign = {
  platform: 'facebook',
  headline: 'Coffee by tomorrow',
  description: '',
  callout: '',
  cta: 'Shop now',
  pictureId: null,
  brandName: '',
  colors: [],
  fonts: [],
  logoId: null,
  contact: null,
  concept: null,
  language: '',
};

describe('the words of a format', () => {
  it('names files after the platform and the size', () => {
    const { formats } = AD_FORMATS.facebook;
    const names = formats.map((format) => adFileName('facebook', format, formats, 'svg'));
    expect(names).toContain('facebook-1080x1080.svg');
    expect(names).toContain('facebook-story-1080x1920.svg');
  });

  it('gives all files of all platforms different names', () => {
    const names = Object.entries(AD_FORMATS).flatMap(([platform, { formats }]) =>
      formats.flatMap((format) =>
        (['svg', 'png', 'jpeg'] as const).map((type) => adFileName(platform, format, formats, type)),
      ),
    );
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z\d-]+-\d+x\d+\.(svg|png|jpg)$/);
  });

  it('writes sizes as platforms do', () => {
    expect([40_000, 150_000, 2_500_000, 30_000_000].map(byteText)).toEqual([
      '40 KB',
      '150 KB',
      '2.5 MB',
      '30 MB',
    ]);
    expect(limitText({ fileTypes: ['png', 'jpeg'], maxBytes: 150_000 })).toBe('PNG, JPEG up to 150 KB');
    expect(adName('Facebook', { name: 'Story', width: 1080, height: 1920 })).toBe(
      'Facebook Story 1080 × 1920',
    );
  });

  it('describes exactly the texts in the ad', () => {
    const [format] = AD_FORMATS.facebook.formats;
    const [bare] = AD_FORMATS.microsoft.formats;
    if (!format || !bare) throw new Error('no formats');
    expect(adAlt(DESIGN, format)).toBe('Ad: “Coffee by tomorrow”, button “Shop now”');
    expect(adAlt(DESIGN, bare)).toMatch(/^The picture alone/);
  });

  it('says which texts did not fit', () => {
    expect(fitNote({ shortened: [], dropped: [] })).toBe('');
    expect(fitNote({ shortened: [], dropped: ['description', 'brandName'] })).toBe(
      'No room for the description and brand',
    );
    expect(fitNote({ shortened: ['headline'], dropped: ['cta'] })).toBe(
      'No room for the button. Headline shortened',
    );
  });
});
