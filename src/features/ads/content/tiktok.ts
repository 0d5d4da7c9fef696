import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, KB, MB, page, reported, required } from './evidence.ts';

const CAROUSEL_SIZE = required(
  'network',
  'Stated for the ad network; carousels in the feed are reported to take the same sizes.',
);
const carousel = sizesOf('tiktok', {
  maxBytes: 100 * KB,
  fileTypes: ['jpeg', 'png'],
  evidence: {
    maxBytes: reported(
      'carousel',
      'TikTok states 100 MB for its ad network. The smaller figure passes for both.',
    ),
    fileTypes: required('network'),
  },
});

const BANNER_SIZE = required('network', 'Only on the ad network.');
const banner = sizesOf('tiktok', {
  maxBytes: 100 * MB,
  fileTypes: ['jpeg', 'png'],
  evidence: { maxBytes: required('network'), fileTypes: required('network') },
});

export const TIKTOK: AdPlatform = {
  name: 'TikTok',
  formats: [
    carousel('portrait', 'Carousel image, full screen', [720, 1280], CAROUSEL_SIZE, {
      safeArea: { top: 128, right: 108, bottom: 448, left: 72 },
      evidence: {
        safeArea: reported(
          'covered',
          'The middle 80 %, without 35 % at the bottom and 15 % at the right. TikTok publishes templates, no figures.',
        ),
      },
    }),
    carousel('square', 'Carousel image, square', [640, 640], CAROUSEL_SIZE),
    carousel('landscape', 'Carousel image, landscape', [1200, 628], CAROUSEL_SIZE),
    banner('network-rectangle', 'Ad network, rectangle', [600, 500], BANNER_SIZE),
    banner('network-large-banner', 'Ad network, large banner', [640, 200], BANNER_SIZE),
    banner('network-banner', 'Ad network, banner', [640, 100], BANNER_SIZE),
  ],
  textLimits: {
    count: 'double-width',
    headline: { characters: 40, cap: null },
    description: { characters: 80, cap: null },
    primaryText: { characters: 100, cap: 100 },
  },
  callToActions: [
    'Learn more',
    'Shop now',
    'Sign up',
    'Book now',
    'Order now',
    'Subscribe',
    'Contact us',
    'Apply now',
    'Get quote',
    'Download now',
    'Read more',
    'View now',
    'Visit store',
    'Watch now',
    'Pre-order now',
    'Get tickets now',
    'Get showtimes',
    'Listen now',
    'Call now',
  ],
  hashtags: 0,
  evidence: {
    count: required('texts', '12 to 100 Latin or 6 to 50 Asian characters.'),
    headline: chosen('TikTok’s ads have only a caption; the headline is in the picture.'),
    description: chosen('TikTok’s ads have only a caption; the description is in the picture.'),
    primaryText: required('texts', 'The caption: 12 at least, without emoji.'),
    callToActions: reported('calls', 'A client’s copy of TikTok’s list.'),
    hashtags: required('feed', 'Captions take no links, mentions or hashtags.'),
  },
  sources: {
    network: page(
      'TikTok',
      'Specifications for TikTok Ad Network ad assets',
      'https://ads.tiktok.com/resources/help/article/specifications-for-pangle-ad-assets',
      '2026-09',
    ),
    feed: page(
      'TikTok',
      'TikTok auction in-feed ads',
      'https://ads.tiktok.com/help/article/tiktok-auction-in-feed-ads',
      '2025-07',
    ),
    texts: page(
      'TikTok',
      'Image ads specification',
      'https://ads.tiktok.com/help/article?aid=6701253237862825989',
    ),
    carousel: page(
      'ImageFactory',
      'TikTok carousel ads size',
      'https://www.imagefactory.co.kr/en/sizes/tiktok/carousel-ads-1200x628',
    ),
    covered: page(
      'TikAdTools',
      'TikTok video specs for ads',
      'https://tikadtools.com/blog/tiktok-video-specs-for-ads',
    ),
    calls: page(
      'bububa',
      'Client for TikTok’s business API: calls to action',
      'https://github.com/bububa/tiktok-business',
    ),
  },
};
