import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, MB, page, pagesReadOn, recommended, required } from './evidence.ts';

const readNow = pagesReadOn('2026-11-29');

const picture = sizesOf('performance-max', {
  content: 'picture',
  maxBytes: 5 * MB,
  fileTypes: ['jpeg', 'png'],
  note: 'Google sets the texts beside the picture, so that it has none.',
  evidence: {
    maxBytes: required('images'),
    fileTypes: required('images'),
    safeArea: required(
      'images',
      'What matters is in the middle 80 %: pictures are cropped around what they show.',
    ),
    allowsText: required('images', 'Allowed, but at least one picture of each ratio should have none.'),
  },
});

const logo = sizesOf('performance-max', {
  content: 'logo',
  maxBytes: 5 * MB,
  fileTypes: ['png', 'jpeg'],
  note: 'The logo alone: Google sets it beside pictures and texts.',
  evidence: {
    maxBytes: required('assets'),
    fileTypes: required('images'),
    safeArea: required('images', 'The logo keeps to the middle.'),
  },
});

export const PERFORMANCE_MAX: AdPlatform = {
  name: 'Google Performance Max and Demand Gen',
  formats: [
    picture('landscape', 'Picture, landscape', [1200, 628], recommended('assets')),
    picture('square', 'Picture, square', [1200, 1200], recommended('assets')),
    picture('portrait', 'Picture, portrait', [960, 1200], recommended('assets')),
    picture(
      'vertical',
      'Picture, vertical (Demand Gen)',
      [1080, 1920],
      required('demandGen', 'Of the ratio 9:16, 600 × 1,067 at least.'),
    ),
    logo('logo-square', 'Logo, square', [1200, 1200], recommended('assets', '128 × 128 at least.')),
    logo('logo-landscape', 'Logo, landscape', [1200, 300], recommended('assets', '512 × 128 at least.')),
  ],
  textLimits: {
    count: 'double-width',
    headline: { characters: 30, cap: 30 },
    description: { characters: 90, cap: 90 },
    primaryText: { characters: 90, cap: 90 },
  },
  callToActions: [
    'Learn More',
    'Shop Now',
    'Sign Up',
    'Visit Site',
    'Book Now',
    'Subscribe',
    'Contact Us',
    'Get Quote',
    'Apply Now',
    'Download',
  ],
  hashtags: 0,
  evidence: {
    count: required('widths', 'Stated of text ads: half as many double-width characters fit.'),
    headline: required('assets', '3 to 15 of them, one with 15 characters at most.'),
    description: required('assets', '2 to 5 of them, one with 60 characters at most.'),
    primaryText: required('assets', 'The long headline.'),
    callToActions: required('calls'),
    hashtags: chosen('Hashtags lead nowhere from an ad.'),
  },
  sources: {
    assets: readNow(
      'Google',
      'Google Ads API: Performance Max asset requirements',
      'https://developers.google.com/google-ads/api/performance-max/asset-requirements',
    ),
    images: readNow(
      'Google',
      'About image assets for Performance Max campaigns',
      'https://support.google.com/google-ads/answer/14530211',
    ),
    demandGen: readNow(
      'Google',
      'Google Ads API: DemandGenMultiAssetAdInfo',
      'https://developers.google.com/google-ads/api/reference/rpc/v20/DemandGenMultiAssetAdInfo',
    ),
    calls: page(
      'Google',
      'Google Ads API: localized call-to-action texts',
      'https://developers.google.com/google-ads/api/reference/data/call-to-action-translations',
    ),
    widths: page('Google', 'AdMob: text ads', 'https://support.google.com/admob/answer/6177141'),
  },
};
