import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, MB, page, recommended, reported, required } from './evidence.ts';

const FILE_TYPES = recommended('specs', 'GIF is shown still; BMP and TIFF are refused.');
const post = sizesOf('x', {
  maxBytes: 5 * MB,
  fileTypes: ['png', 'jpeg'],
  evidence: { maxBytes: required('specs'), fileTypes: FILE_TYPES },
});

const CARD_SIZE = recommended(
  'specs',
  'As stated for buttons that lead to an app; cards take both ratios, at least 800 wide.',
);
const card = sizesOf('x', {
  maxBytes: 3 * MB,
  fileTypes: ['png', 'jpeg'],
  evidence: {
    maxBytes: required('cards', 'Through the API; the ads manager takes 5 MB.'),
    fileTypes: FILE_TYPES,
  },
});

export const X: AdPlatform = {
  name: 'X (Twitter)',
  formats: [
    post('post-landscape', 'Post, landscape', [1200, 628], reported('sizes')),
    post('post-square', 'Post, square', [1200, 1200], reported('sizes')),
    card('website-landscape', 'Website button, landscape', [800, 418], CARD_SIZE),
    card('website-square', 'Website button, square', [800, 800], CARD_SIZE),
  ],
  textLimits: {
    count: 'x-weighted',
    headline: { characters: 70, cap: null },
    description: { characters: 90, cap: null },
    primaryText: { characters: 257, cap: 280 },
  },
  callToActions: [
    'Learn more',
    'Shop now',
    'Sign up',
    'Book now',
    'Order now',
    'Subscribe',
    'Contact us',
    'Download',
    'Get offer',
  ],
  hashtags: 0,
  evidence: {
    count: required('counting'),
    headline: reported('sizes', 'The title of a website button.'),
    description: chosen('Posts have no description; the text is in the picture.'),
    primaryText: required('specs', 'The post has 280, and its link counts as 23 of them.'),
    callToActions: chosen('X lists labels for buttons that lead only to an app; ours are in the picture.'),
    hashtags: reported('hashtags', 'Banned from ads since 27 June 2025.'),
  },
  sources: {
    specs: page(
      'X',
      'Creative ad specs',
      'https://business.x.com/en/help/campaign-setup/creative-ad-specifications',
    ),
    cards: page('X', 'Ads API: creatives', 'https://docs.x.com/x-ads-api/creatives'),
    counting: page('X', 'Counting characters', 'https://docs.x.com/fundamentals/counting-characters'),
    sizes: page('XYZ Lab', 'X Ads specs', 'https://www.xyzlab.com/x-ads-specs'),
    hashtags: page(
      'Rolling Out',
      'What Elon Musk just banned from X',
      'https://rollingout.com/2025/06/26/what-elon-musk-just-banned-from-x/',
      '2025-06-26',
    ),
  },
};
