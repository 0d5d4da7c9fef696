import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { MB, pagesReadOn, recommended, reported, required } from './evidence.ts';
import { NATIVE_BUTTONS, nativeTextEvidence } from './native.ts';

const page = pagesReadOn('2026-11-29');

const thumbnail = sizesOf('taboola', {
  content: 'picture',
  maxBytes: 2.5 * MB,
  fileTypes: ['jpeg', 'png', 'gif'],
  note: 'Taboola sets title and brand beside the picture, so that it has none.',
  evidence: {
    maxBytes: required('thumbnails'),
    fileTypes: reported('advice'),
    allowsText: reported('advice', 'Pictures without texts are reported to do better.'),
  },
});

export const TABOOLA: AdPlatform = {
  name: 'Taboola',
  formats: [
    thumbnail(
      'widescreen',
      'Thumbnail, widescreen',
      [1200, 674],
      recommended('thumbnails', 'Of the preferred ratio 16:9; 1,000 × 600 or larger for all placements.'),
    ),
    thumbnail('landscape', 'Thumbnail, landscape', [1200, 627], recommended('ratios')),
    thumbnail('square', 'Thumbnail, square', [1200, 1200], recommended('ratios', '627 × 627 or larger.')),
    thumbnail(
      'vertical',
      'Thumbnail, vertical',
      [1080, 1920],
      recommended('ratios', 'Taboola names the ratio 9:16; the pixels are our choice.'),
    ),
  ],
  textLimits: {
    count: 'plain',
    headline: { characters: 50, cap: null },
    description: { characters: 90, cap: null },
    primaryText: null,
  },
  callToActions: NATIVE_BUTTONS,
  hashtags: 0,
  evidence: { ...nativeTextEvidence('Taboola'), headline: reported('advice', 'Longer titles may be cut.') },
  sources: {
    thumbnails: page(
      'Taboola',
      'Backstage API: thumbnail_url',
      'https://developers.taboola.com/backstage-api/reference/item-thumbnail_url',
    ),
    ratios: page(
      'Taboola',
      'Backstage API: multi-image ads and vertical ads',
      'https://developers.taboola.com/backstage-api/docs/multi-image-ads',
      '2026-06-28',
    ),
    advice: page('Admiral Media', 'Taboola best practices', 'https://admiral.media/resources/taboola/'),
  },
};
