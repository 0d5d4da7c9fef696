import type { AdPlatform } from '../contract/ad-formats.ts';
import { page, recommended, reported, required } from './evidence.ts';
import {
  META_SOURCES,
  META_TEXT_EVIDENCE,
  META_TEXTS,
  metaLargeSizesOf,
  metaSizesOf,
  REEL,
  STORY_SAFE_AREA,
} from './meta.ts';

const size = metaSizesOf('facebook', { maxBytes: reported('feed'), fileTypes: reported('feed') });

export const FACEBOOK: AdPlatform = {
  name: 'Facebook',
  formats: [
    size('feed-square', 'Feed, square', [1080, 1080], reported('feed', 'At least 1,080 × 1,080.')),
    size('feed-portrait', 'Feed, portrait', [1080, 1350], reported('placements')),
    size(
      'feed-landscape',
      'Feed and right column, landscape',
      [1200, 628],
      reported('feed', 'The widest ratio that the feed takes, 1.91:1.'),
    ),
    size('story', 'Story', [1080, 1920], recommended('stories', 'Of the ratio 9:16, at least 1,080 wide.'), {
      safeArea: STORY_SAFE_AREA,
      evidence: {
        maxBytes: required('stories'),
        fileTypes: recommended('stories'),
        safeArea: recommended('stories', '14 % at the top and 20 % at the bottom.'),
      },
    }),
    size('reel', 'Reel', [1080, 1920], reported('placements'), {
      ...REEL,
      evidence: {
        ...REEL.evidence,
        maxBytes: reported('placements'),
        fileTypes: reported('feed', 'As stated for the feed.'),
      },
    }),
    ...metaLargeSizesOf(size),
  ],
  ...META_TEXTS,
  evidence: META_TEXT_EVIDENCE,
  sources: {
    ...META_SOURCES,
    placements: page(
      'MarketerTools',
      'Meta ad sizes and safe zones',
      'https://www.marketertools.fyi/blog/meta-ad-sizes-safe-zones-2026',
      '2026-06-28',
    ),
  },
};
