import type { AdFormat, AdPlatform, Evidence } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, MB, page, pagesReadOn, recommended, reported, required } from './evidence.ts';

/** Rules that Facebook and Instagram share: one guide, one Ads Manager. */

export const META_SOURCES = {
  stories: page(
    'Meta',
    'Ads Guide: image ads in Facebook Stories',
    'https://www.facebook.com/business/ads-guide/update/image/facebook-story/outcome-awareness',
  ),
  feed: page(
    'DocsLib',
    'Facebook and Instagram graphic recommendations, which quotes the Ads Guide',
    'https://docslib.org/doc/11718590/facebook-instagram-graphic-recommendations-general',
  ),
  reels: page(
    'Shotstack',
    'Vertical video safe zones, which quotes Meta',
    'https://shotstack.io/learn/vertical-video-safe-zones/',
  ),
  large: pagesReadOn('2026-11-29')(
    'ImageFactory',
    'Every image size you need for Meta ads',
    'https://www.imagefactory.co.kr/en/guides/meta-ads-all-sizes',
    '2026-06-12',
  ),
  calls: page(
    'Meta',
    'Business SDK: types of a link’s call to action',
    'https://github.com/facebook/facebook-nodejs-business-sdk/blob/029b61c42bed09311ae7e928decd99d71c13fdd8/src/objects/ad-creative-link-data-call-to-action.js',
  ),
} satisfies AdPlatform['sources'];

/** Both take 30 MB of JPEG or PNG in every placement. */
export function metaSizesOf(
  platform: 'facebook' | 'instagram',
  evidence: { maxBytes: Evidence; fileTypes: Evidence },
) {
  return sizesOf(platform, { maxBytes: 30 * MB, fileTypes: ['jpeg', 'png'], evidence });
}

/** 14 % of 1,920 pixels at the top, 20 % at the bottom. */
export const STORY_SAFE_AREA = { top: 269, right: 0, bottom: 384, left: 0 };
export const REEL = {
  safeArea: { top: 269, right: 65, bottom: 672, left: 65 },
  evidence: { safeArea: reported('reels', '14 % at the top, 35 % at the bottom, 6 % at each side.') },
};

/** The sizes that Meta recommends since 2025 for sharp screens, and the cards of a carousel. */
export function metaLargeSizesOf(size: ReturnType<typeof metaSizesOf>): AdFormat[] {
  return [
    size('feed-square-1440', 'Feed, large square', [1440, 1440], reported('large')),
    size('feed-portrait-1440', 'Feed, large portrait', [1440, 1800], reported('large')),
    size('story-1440', 'Story, large', [1440, 2560], reported('large'), {
      safeArea: { top: 359, right: 0, bottom: 512, left: 0 },
      evidence: { safeArea: recommended('stories', '14 % at the top and 20 % at the bottom.') },
    }),
    size(
      'carousel-card',
      'Carousel card',
      [1080, 1080],
      reported('large', '2 to 10 cards of one ratio; a card is cropped if its ratio differs.'),
    ),
  ];
}

export const META_TEXTS: Pick<AdPlatform, 'textLimits' | 'callToActions' | 'hashtags'> = {
  textLimits: {
    count: 'plain',
    headline: { characters: 40, cap: null },
    description: { characters: 30, cap: null },
    primaryText: { characters: 125, cap: null },
  },
  callToActions: [
    'Learn more',
    'Shop now',
    'Sign up',
    'Book now',
    'Get offer',
    'Order now',
    'Subscribe',
    'Contact us',
    'Get quote',
    'Apply now',
    'Download',
    'Donate now',
    'Buy tickets',
    'Get showtimes',
    'Request time',
    'Listen now',
    'Watch more',
  ],
  hashtags: 3,
};

export const META_TEXT_EVIDENCE: AdPlatform['evidence'] = {
  count: chosen('Meta does not say that any characters count twice.'),
  headline: recommended('stories', 'Longer ones may be cut. Some reports say 27 for the feed.'),
  description: reported('feed', 'Longer ones may be cut.'),
  primaryText: recommended('stories', 'Longer ones may be cut.'),
  callToActions: required(
    'calls',
    'Those of the list that lead to a website; the objective decides which are offered.',
  ),
  hashtags: chosen('Few enough to read; ads gain nothing from more.'),
};
