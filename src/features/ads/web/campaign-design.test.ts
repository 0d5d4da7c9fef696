import { expect, test } from 'vitest';
import { designKey, designOf } from './campaign-design.ts';
import { type CampaignState, NEW_CAMPAIGN } from './campaign-state.ts';

const COPY: CampaignState['copy'] = {
  writtenFor: null,
  headlines: [{ generated: 'Mugs', text: '  Better mugs ' }],
  descriptions: [{ generated: 'Thrown by hand', text: 'Thrown by hand' }],
  callToActions: [],
  hashtags: [],
  headline: 0,
  description: null,
  callout: '€18',
  cta: 'Shop now',
};
const READY: CampaignState = { ...NEW_CAMPAIGN, platform: 'x', copy: COPY };

test('there is no design without a platform or a headline', () => {
  expect(designOf({ ...READY, platform: null })).toBeNull();
  expect(designOf({ ...READY, copy: null })).toBeNull();
  expect(designOf({ ...READY, copy: { ...COPY, headlines: [{ generated: 'Mugs', text: ' ' }] } })).toBeNull();
});

test('a design has the edited texts, and only the chosen ones', () => {
  expect(designOf(READY)).toMatchObject({
    headline: 'Better mugs',
    description: '',
    callout: '€18',
    cta: 'Shop now',
  });
});

test('another platform gets the first text that fits it', () => {
  const texts = ['A headline of more than twenty characters', 'Better mugs'].map((text) => ({
    generated: text,
    text,
  }));
  const limit = { characters: 20, cap: 20 };
  const limits = {
    textLimits: { count: 'plain', headline: limit, description: limit, primaryText: null },
  } as const;
  const state = { ...READY, copy: { ...COPY, headlines: texts } };
  expect(designOf(state)?.headline).toBe(texts[0]!.text);
  expect(designOf(state, { id: 'microsoft', limits })).toMatchObject({
    platform: 'microsoft',
    headline: 'Better mugs',
  });
});

test('every change of a design or its layout changes its key', () => {
  const keyOf = (state: CampaignState, layout?: string) => designKey(designOf(state)!, layout);
  expect(keyOf(READY)).toBe(keyOf({ ...READY, tone: 'serious', visualPrompt: 'Mugs' }));
  expect(keyOf(READY)).not.toBe(keyOf({ ...READY, brandName: 'Mugs & Co' }));
  expect(keyOf(READY)).not.toBe(keyOf(READY, 'split'));
});

test('the QR code leads where Destination says', () => {
  const website = {
    url: 'https://mugs.example/',
    contact: { phone: '+44 113 496 0000', address: null },
  } as CampaignState['website'];
  const print: CampaignState = { ...READY, platform: 'print', website, campaign: ' Spring ' };
  const contactFor = (finalUrl: string | null) => designOf({ ...print, finalUrl })?.contact;
  const tracking = 'utm_source=print&utm_medium=qr&utm_campaign=spring&utm_content=print';
  expect(contactFor('shop.example/sale?size=2')).toEqual({
    lines: ['shop.example/sale', '+44 113 496 0000'],
    link: `https://shop.example/sale?size=2&${tracking}`,
  });
  expect(contactFor(null)?.link).toBe(`https://mugs.example/?${tracking}`);
  expect(contactFor('not an address')?.link).toBe('https://mugs.example/');
  expect(designOf({ ...print, platform: 'x' })?.contact).toBeNull();
});
