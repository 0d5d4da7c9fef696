import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, KB, MB, page, pagesReadOn, recommended, reported, required } from './evidence.ts';

const audience = sizesOf('microsoft', {
  maxBytes: 5 * MB,
  fileTypes: ['jpeg', 'png'],
  content: 'picture',
  allowsText: false,
  note: 'Texts over the picture are refused: Microsoft sets them beside it.',
  evidence: {
    maxBytes: chosen('Microsoft states that no file is too large; this one uploads quickly.', 'files'),
    fileTypes: required('native'),
    allowsText: required('overlays', 'Another page of Microsoft’s advises little or no text.'),
  },
});

/** A finished ad, which Microsoft shows unchanged. */
const bannerSize = sizesOf('microsoft', {
  maxBytes: 150 * KB,
  fileTypes: ['jpeg', 'gif'],
  evidence: { maxBytes: reported('display'), fileTypes: reported('display') },
});
const banner = (name: string, width: number, height: number) =>
  bannerSize(
    `${width}x${height}`,
    name,
    [width, height],
    reported('display', 'Not every placement takes every size.'),
  );

const APP_UNIT = reported(
  'units',
  'Of Microsoft’s list for ads in apps, which ended in 2020; ask whether your placement takes it.',
);

export const MICROSOFT: AdPlatform = {
  name: 'Microsoft Advertising (Bing)',
  formats: [
    audience(
      'audience-landscape',
      'Audience ad, landscape',
      [1200, 628],
      recommended('native', 'Or higher; 703 × 368 at least.'),
    ),
    audience(
      'audience-square',
      'Audience ad, square',
      [1200, 1200],
      reported('ratios', '470 × 470 at least.'),
    ),
    banner('Medium rectangle', 300, 250),
    banner('Large rectangle', 336, 280),
    banner('Leaderboard', 728, 90),
    banner('Billboard', 970, 250),
    banner('Wide skyscraper', 160, 600),
    bannerSize('300x600', 'Half-page ad', [300, 600], APP_UNIT),
    bannerSize('320x50', 'Mobile banner', [320, 50], APP_UNIT),
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
    'Buy Now',
    'Subscribe',
    'Contact Us',
    'Free Quote',
    'Apply Now',
    'Download',
    'Enroll Now',
    'Explore',
    'Browse',
    'Compare',
    'Donate',
    'Chat Now',
    'Act Now',
  ],
  hashtags: 0,
  evidence: {
    count: required('widths', 'Each character by its own width.'),
    headline: required('native', 'The short headline.'),
    description: required('native', 'The ad text.'),
    primaryText: required('native', 'The long headline.'),
    callToActions: reported(
      'calls',
      'The list was read from its start to Free Quote. Learn More, Shop Now, Sign Up, Subscribe and Visit Site, which come later in it, could not be checked.',
    ),
    hashtags: chosen('Hashtags lead nowhere from an ad.'),
  },
  sources: {
    native: page(
      'Microsoft',
      'Creative specs: native ads',
      'https://about.ads.microsoft.com/en-in/policies/creative-specs/native-ads',
    ),
    overlays: page(
      'Microsoft',
      'Image guidelines and policies',
      'https://help.ads.microsoft.com/apex/index/22/en/60042',
    ),
    files: page(
      'Microsoft',
      'Best practices for audience ad images',
      'https://help.ads.microsoft.com/apex/index/3/en/56912',
    ),
    ratios: page(
      'Google',
      'Search Ads 360: Microsoft Advertising multimedia ads',
      'https://support.google.com/sa360/answer/13458899',
    ),
    display: page(
      'The Brief',
      'Microsoft ad specifications',
      'https://www.thebrief.ai/blog/microsoft-ad-specs',
      '2026-02-01',
    ),
    units: pagesReadOn('2026-11-29')(
      'Microsoft',
      'Supported banner ad sizes',
      'https://learn.microsoft.com/en-us/windows/uwp/monetize/supported-ad-sizes-for-banner-ads',
    ),
    widths: page(
      'Microsoft',
      'Update to the maximum character limit check',
      'https://learn.microsoft.com/en-us/archive/blogs/bing_ads_api/update-to-the-maximum-character-limit-check-for-expanded-text-ads-and-sitelinks-extension',
    ),
    calls: page(
      'Microsoft',
      'Campaign Management: CallToAction',
      'https://learn.microsoft.com/en-us/advertising/campaign-management-service/calltoaction',
    ),
  },
};
