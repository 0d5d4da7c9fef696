import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, KB, MB, page, recommended, reported, required } from './evidence.ts';

const responsive = sizesOf('google-display', {
  maxBytes: 5 * MB,
  fileTypes: ['jpeg', 'png', 'gif'],
  content: 'picture',
  note: 'Google sets the texts beside the picture, so that it has none.',
  evidence: {
    maxBytes: reported('assets'),
    fileTypes: required('fields'),
    allowsText: reported('overlays', 'Texts over more than a fifth of the picture are refused.'),
  },
});

/** A finished ad, which Google shows unchanged. */
const uploadedSize = sizesOf('google-display', {
  maxBytes: 150 * KB,
  fileTypes: ['png', 'jpeg', 'gif'],
  evidence: { maxBytes: required('uploaded'), fileTypes: required('uploaded') },
});
const uploaded = (name: string, width: number, height: number) =>
  uploadedSize(`${width}x${height}`, name, [width, height], required('uploaded'));

export const GOOGLE_DISPLAY: AdPlatform = {
  name: 'Google Display',
  formats: [
    responsive('responsive-landscape', 'Responsive, landscape', [1200, 628], recommended('responsive')),
    responsive(
      'responsive-square',
      'Responsive, square',
      [1200, 1200],
      reported('assets', 'Google’s own page advises 600 × 600, and 300 × 300 at least.'),
    ),
    uploaded('Inline rectangle', 300, 250),
    uploaded('Large rectangle', 336, 280),
    uploaded('Square', 250, 250),
    uploaded('Small square', 200, 200),
    uploaded('Netboard', 580, 400),
    uploaded('Vertical rectangle', 240, 400),
    uploaded('Triple widescreen', 250, 360),
    uploaded('Half-page ad', 300, 600),
    uploaded('Portrait', 300, 1050),
    uploaded('Wide skyscraper', 160, 600),
    uploaded('Skyscraper', 120, 600),
    uploaded('Leaderboard', 728, 90),
    uploaded('Large leaderboard', 970, 90),
    uploaded('Billboard', 970, 250),
    uploaded('Panorama', 980, 120),
    uploaded('Top banner', 930, 180),
    uploaded('Banner', 468, 60),
    uploaded('Large mobile banner', 320, 100),
    uploaded('Mobile banner', 320, 50),
    uploaded('Small mobile banner', 300, 50),
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
