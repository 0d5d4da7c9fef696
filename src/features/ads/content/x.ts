import type { AdPlatform } from '../contract/ad-formats.ts';
import { chosen, MB, NOTHING_COVERS, page, recommended, reported, required, UNCOVERED } from './evidence.ts';

const POST = {
  maxBytes: 5 * MB,
  fileTypes: ['png' as const, 'jpeg' as const],
  safeArea: UNCOVERED,
  allowsText: true,
};
const POST_EVIDENCE = {
  maxBytes: required('specs'),
  fileTypes: recommended('specs', 'GIF is shown still; BMP and TIFF are refused.'),
  safeArea: NOTHING_COVERS,
};
const CARD = { ...POST, maxBytes: 3 * MB };
const CARD_EVIDENCE = {
  ...POST_EVIDENCE,
  maxBytes: required('cards', 'Through the API; the ads manager takes 5 MB.'),
  size: recommended(
    'specs',
    'As stated for buttons that lead to an app; cards take both ratios, at least 800 wide.',
  ),
};

export const X: AdPlatform = {
  name: 'X (Twitter)',
  formats: [
    {
      id: 'x-post-landscape',
      name: 'Post, landscape',
      width: 1200,
      height: 628,
      shape: 'banner',
      ...POST,
      evidence: { ...POST_EVIDENCE, size: reported('sizes') },
    },
    {
      id: 'x-post-square',
      name: 'Post, square',
      width: 1200,
      height: 1200,
      shape: 'square',
      ...POST,
      evidence: { ...POST_EVIDENCE, size: reported('sizes') },
    },
    {
      id: 'x-website-landscape',
      name: 'Website button, landscape',
      width: 800,
      height: 418,
      shape: 'banner',
      ...CARD,
      evidence: CARD_EVIDENCE,
    },
    {
      id: 'x-website-square',
      name: 'Website button, square',
      width: 800,
      height: 800,
      shape: 'square',
      ...CARD,
      evidence: CARD_EVIDENCE,
    },
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
    description: chosen('Posts have no description; it stands in the picture.'),
    primaryText: required('specs', 'The post has 280, and its link counts as 23 of them.'),
    callToActions: chosen(
      'X lists labels for buttons that lead to an app alone; these stand in the picture.',
    ),
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
