import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, KB, MB, page, recommended, reported, required } from './evidence.ts';

const size = sizesOf('youtube', {
  maxBytes: 5 * MB,
  fileTypes: ['jpeg', 'png'],
  evidence: { maxBytes: required('demandGen'), fileTypes: required('demandGen') },
});

export const YOUTUBE: AdPlatform = {
  name: 'YouTube',
  formats: [
    size('feed-landscape', 'Feed, landscape', [1200, 628], recommended('demandGen')),
    size('feed-square', 'Feed, square', [1200, 1200], recommended('demandGen')),
    size('feed-portrait', 'Feed, portrait', [960, 1200], recommended('demandGen')),
    size('shorts', 'Shorts', [1080, 1920], recommended('demandGen'), {
      safeArea: { top: 288, right: 192, bottom: 672, left: 48 },
      evidence: {
        safeArea: reported(
          'covered',
          'Google’s figures for vertical videos, which it says hold for pictures too.',
        ),
      },
    }),
    size('thumbnail', 'Video thumbnail', [1280, 720], reported('thumbnailSize'), {
      maxBytes: 2 * MB,
      safeArea: { top: 0, right: 0, bottom: 90, left: 0 },
      evidence: {
        maxBytes: required('thumbnail', 'Newer copies of the page say 50 MB.'),
        fileTypes: required('thumbnail'),
        safeArea: chosen('The video’s length covers the lower right corner.'),
      },
    }),
    size('companion', 'Companion banner', [300, 60], reported('companion'), {
      maxBytes: 150 * KB,
      fileTypes: ['jpeg', 'png', 'gif'],
      evidence: {
        maxBytes: reported('companion', 'Stated as advice.'),
        fileTypes: reported('companion'),
      },
    }),
  ],
  textLimits: {
    count: 'double-width',
    headline: { characters: 40, cap: 40 },
    description: { characters: 90, cap: 90 },
    primaryText: null,
  },
  callToActions: [
    'Learn more',
    'Shop now',
    'Sign up',
    'Visit site',
    'Book now',
    'Buy now',
    'Order now',
    'Subscribe',
    'Contact us',
    'Get quote',
    'Apply now',
    'Download',
    'Donate now',
    'See more',
    'Start now',
    'Watch now',
    'Play now',
  ],
  hashtags: 0,
  evidence: {
    count: required('fields', 'The API’s limits are widths.'),
    headline: required('demandGen', 'The API’s page says 30.'),
    description: required('demandGen'),
    primaryText: chosen('Ads in the feed have no further text.'),
    callToActions: required('calls'),
    hashtags: chosen('Hashtags lead nowhere from an ad.'),
  },
  sources: {
    demandGen: page(
      'Google',
      'Demand Gen campaign creative: asset specifications and guidelines',
      'https://support.google.com/google-ads/answer/13704860',
    ),
    fields: page(
      'Google',
      'Google Ads API: DemandGenMultiAssetAdInfo',
      'https://developers.google.com/google-ads/api/reference/rpc/v23/DemandGenMultiAssetAdInfo',
    ),
    calls: page(
      'Google',
      'Google Ads API: CallToActionType',
      'https://developers.google.com/google-ads/api/reference/rpc/v26/CallToActionTypeEnum.CallToActionType',
      '2026-10-13',
    ),
    covered: page(
      'Shotstack',
      'Vertical video safe zones, which quotes Google',
      'https://shotstack.io/learn/vertical-video-safe-zones/',
    ),
    thumbnail: page(
      'Google',
      'YouTube Data API: thumbnails',
      'https://developers.google.com/youtube/v3/docs/thumbnails/set',
    ),
    thumbnailSize: page(
      'Simon Web Design',
      'Custom YouTube thumbnail, which quotes YouTube',
      'https://simonwebdesign.com/custom-youtube-thumbnail',
    ),
    companion: page(
      'Equativ',
      'Creative specifications: Google ads',
      'https://equativ.helpjuice.com/creative-specifications-equativ-network/creative-specifications-google-ads',
    ),
  },
};
