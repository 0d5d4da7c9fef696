import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, MB, page, recommended, reported, required } from './evidence.ts';

const size = sizesOf('pinterest', {
  maxBytes: 20 * MB,
  fileTypes: ['png', 'jpeg'],
  evidence: {
    maxBytes: required('specs', 'On the desktop; 32 MB in the app.'),
    fileTypes: required('specs', 'PNG in sRGB is advised, since every picture is turned into JPEG.'),
  },
});

export const PINTEREST: AdPlatform = {
  name: 'Pinterest',
  formats: [
    size('pin', 'Standard Pin', [1000, 1500], recommended('specs', 'Longer ones may be cut in the feed.')),
    size(
      'square',
      'Square Pin and carousel card',
      [1000, 1000],
      reported('carousel', 'The ratio 1:1; no pixels are stated.'),
    ),
  ],
  textLimits: {
    count: 'plain',
    headline: { characters: 40, cap: 100 },
    description: { characters: 100, cap: 500 },
    primaryText: null,
  },
  callToActions: [
    'Learn more',
    'Shop now',
    'Visit website',
    'Sign up',
    'Book now',
    'Order now',
    'Buy now',
    'Get offer',
    'Add to cart',
  ],
  hashtags: 0,
  evidence: {
    count: chosen(
      'Of double-width characters only the first 30 of a title are shown; the caps are the same.',
    ),
    headline: required('specs', 'The first 40 of 100 are shown in the feed.'),
    description: required(
      'specs',
      'The cap is 500. It is shown in no feed, so 100 are enough for the picture.',
    ),
    primaryText: chosen('Pins have no further text.'),
    callToActions: reported(
      'calls',
      'Read in client code that is made from Pinterest’s own description of its API.',
    ),
    hashtags: chosen('The text that could carry them is not shown.'),
  },
  sources: {
    specs: page(
      'Pinterest',
      'Review ad specs',
      'https://help.pinterest.com/en/business/article/pinterest-product-specs',
    ),
    carousel: page('XYZ Lab', 'Pinterest Ads specs', 'https://www.xyzlab.com/pinterest-ads-specs'),
    calls: page('Pinterest', 'API description', 'https://github.com/pinterest/api-description'),
  },
};
