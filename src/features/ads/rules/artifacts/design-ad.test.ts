import { expect, test } from 'vitest';
import { createBuiltinAdComposer } from '#adapters/ad-composers/builtin/builtin-ad-composer';
import { AD_FORMATS } from '../../content/ad-formats.ts';
import { type AdOrder, designAd } from './design-ad.ts';

const ORDER: AdOrder = {
  headline: 'Mugs thrown by hand',
  description: 'Made in Porto.',
  callout: 'ab 12 €',
  cta: 'Shop now',
  brandName: 'Olaria',
  colors: [],
  language: 'de',
  layout: 'type',
  concept: null,
  fontClass: 'sans',
  picture: null,
  logo: null,
};

test.each<[changes: Partial<AdOrder>, callout: string | undefined]>([
  [{}, 'ab 12 €'],
  [{ headline: 'Becher für 12 €' }, undefined],
  [{ description: 'Jetzt nur 12€ das Stück' }, undefined],
  [{ headline: 'Geschirr im Wert von 120 €' }, 'ab 12 €'],
  [{ headline: 'Seit 12 Jahren in Porto' }, 'ab 12 €'],
  [{ callout: '★ 4.8 (1,203)', headline: '4.8 km from the beach' }, '★ 4.8 (1,203)'],
  [{ callout: 'Rated best of Porto', headline: 'rated best of Porto since 1990' }, undefined],
])('with %j the ad calls out %s: no amount is said twice', async (changes, callout) => {
  const format = AD_FORMATS.facebook.formats[0]!;
  const { design } = await designAd(
    { adComposer: createBuiltinAdComposer() },
    { ...ORDER, ...changes },
    { platform: 'facebook', format },
  );
  expect(design.texts.callout).toBe(callout);
});
