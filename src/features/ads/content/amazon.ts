import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, KB, pagesReadOn, reported, required } from './evidence.ts';

const page = pagesReadOn('2026-11-29');

const size = sizesOf('amazon', {
  maxBytes: 40 * KB,
  fileTypes: ['jpeg', 'png'],
  note: 'An ad on white or nearly white needs a border; ours have a ground of their own.',
  evidence: {
    maxBytes: chosen(
      'Amazon’s limits differ by placement and could not be read; this one is small enough to pass.',
    ),
    fileTypes: chosen('Amazon’s list of types could not be read; banners are still pictures everywhere.'),
    allowsText: reported('policies', 'The brand’s name or logo must be legible.'),
  },
});
const display = (name: string, width: number, height: number) =>
  size(`${width}x${height}`, name, [width, height], required('placements'));

export const AMAZON: AdPlatform = {
  name: 'Amazon Ads',
  formats: [
    display('Medium rectangle', 300, 250),
    display('Wide skyscraper', 160, 600),
    display('Half-page ad', 300, 600),
    display('Leaderboard', 728, 90),
    display('Billboard', 970, 250),
    display('Mobile banner', 320, 50),
    display('Large mobile banner', 414, 125),
  ],
  textLimits: {
    count: 'plain',
    headline: { characters: 50, cap: null },
    description: { characters: 90, cap: null },
    primaryText: null,
  },
  callToActions: [
    'Learn more',
    'Shop now',
    'Find out more',
    'Buy now',
    'Subscribe',
    'Download',
    'Watch now',
    'Listen now',
    'Order now',
    'Sign up',
  ],
  hashtags: 0,
  evidence: {
    count: chosen('Amazon does not say that any characters count twice.'),
    headline: chosen('Few enough for the smallest banner; texts are in the picture.'),
    description: chosen('Banners have no further text; the description is in the picture.'),
    primaryText: chosen('Banners have no text beside the picture.'),
    callToActions: chosen('The button is in the picture. It says what happens; Amazon refuses vague ones.'),
    hashtags: chosen('Hashtags lead nowhere from an ad.'),
  },
  sources: {
    placements: page(
      'Amazon',
      'Display ads with e-commerce creative: placements',
      'https://advertising.amazon.com/en-gb/resources/ad-specs/ecommerce',
    ),
    policies: page(
      'Trust & Safety Institute',
      'Amazon’s creative acceptance policies, a copy',
      'https://www.trustsafetyinstitute.com/policies/amazon/8092c5a2-a4b7-49a0-a1a0-6b89cc968a0e',
      '2022-04-13',
    ),
  },
};
