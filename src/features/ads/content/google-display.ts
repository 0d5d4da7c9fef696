import type { AdFormat, AdPlatform } from '../contract/ad-formats.ts';
import {
  chosen,
  KB,
  MB,
  NOTHING_COVERS,
  page,
  recommended,
  reported,
  required,
  UNCOVERED,
} from './evidence.ts';

const RESPONSIVE = {
  maxBytes: 5 * MB,
  fileTypes: ['jpeg' as const, 'png' as const, 'gif' as const],
  safeArea: UNCOVERED,
  allowsText: true,
  note: 'Google sets the texts beside this picture as well.',
};
const RESPONSIVE_EVIDENCE = {
  maxBytes: reported('assets'),
  fileTypes: required('fields'),
  safeArea: NOTHING_COVERS,
  allowsText: reported('overlays', 'Texts over more than a fifth of the picture are refused.'),
};

/** A finished ad, which Google shows as it is. */
function uploaded(name: string, width: number, height: number, shape: AdFormat['shape']): AdFormat {
  return {
    id: `google-display-${width}x${height}`,
    name,
    width,
    height,
    shape,
    maxBytes: 150 * KB,
    fileTypes: ['png', 'jpeg', 'gif'],
    safeArea: UNCOVERED,
    allowsText: true,
    evidence: {
      size: required('uploaded'),
      maxBytes: required('uploaded'),
      fileTypes: required('uploaded'),
      safeArea: NOTHING_COVERS,
    },
  };
}

export const GOOGLE_DISPLAY: AdPlatform = {
  name: 'Google Display',
  formats: [
    {
      id: 'google-display-responsive-landscape',
      name: 'Responsive, landscape',
      width: 1200,
      height: 628,
      shape: 'banner',
      ...RESPONSIVE,
      evidence: { ...RESPONSIVE_EVIDENCE, size: recommended('responsive') },
    },
    {
      id: 'google-display-responsive-square',
      name: 'Responsive, square',
      width: 1200,
      height: 1200,
      shape: 'square',
      ...RESPONSIVE,
      evidence: {
        ...RESPONSIVE_EVIDENCE,
        size: reported('assets', 'Google’s own page advises 600 × 600, and 300 × 300 at least.'),
      },
    },
    uploaded('Inline rectangle', 300, 250, 'square'),
    uploaded('Large rectangle', 336, 280, 'square'),
    uploaded('Square', 250, 250, 'square'),
    uploaded('Small square', 200, 200, 'square'),
    uploaded('Netboard', 580, 400, 'banner'),
    uploaded('Vertical rectangle', 240, 400, 'portrait'),
    uploaded('Triple widescreen', 250, 360, 'portrait'),
    uploaded('Half-page ad', 300, 600, 'portrait'),
    uploaded('Portrait', 300, 1050, 'skyscraper'),
    uploaded('Wide skyscraper', 160, 600, 'skyscraper'),
    uploaded('Skyscraper', 120, 600, 'skyscraper'),
    uploaded('Leaderboard', 728, 90, 'leaderboard'),
    uploaded('Large leaderboard', 970, 90, 'leaderboard'),
    uploaded('Billboard', 970, 250, 'leaderboard'),
    uploaded('Panorama', 980, 120, 'leaderboard'),
    uploaded('Top banner', 930, 180, 'leaderboard'),
    uploaded('Banner', 468, 60, 'leaderboard'),
    uploaded('Large mobile banner', 320, 100, 'leaderboard'),
    uploaded('Mobile banner', 320, 50, 'leaderboard'),
    uploaded('Small mobile banner', 300, 50, 'leaderboard'),
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
    'Install',
    'See More',
  ],
  hashtags: 0,
  evidence: {
    count: required('widths', 'Stated of text ads: half as many double-width characters fit.'),
    headline: required('responsive'),
    description: required('responsive'),
    primaryText: required('responsive', 'The long headline.'),
    callToActions: required('calls'),
    hashtags: chosen('Hashtags lead nowhere from an ad.'),
  },
  sources: {
    uploaded: page(
      'Google',
      'Uploaded display ads specifications',
      'https://support.google.com/google-ads/answer/1722096',
    ),
    responsive: page(
      'Google',
      'Responsive display ads: specs and format requirements',
      'https://support.google.com/google-ads/answer/17090561',
    ),
    fields: page(
      'Google',
      'Google Ads API: ResponsiveDisplayAdInfo',
      'https://developers.google.com/google-ads/api/reference/rpc/v22/ResponsiveDisplayAdInfo',
    ),
    calls: page(
      'Google',
      'Google Ads API: localized call-to-action texts',
      'https://developers.google.com/google-ads/api/reference/data/call-to-action-translations',
    ),
    widths: page('Google', 'AdMob: text ads', 'https://support.google.com/admob/answer/6177141'),
    overlays: page('Digital Hyve', 'Ad size guide', 'https://digitalhyve.com/ad-size-guide/'),
    assets: page(
      'Udonis',
      'Google display ad sizes',
      'https://blog.udonis.co/digital-marketing/google-ads/google-display-ad-sizes',
    ),
  },
};
