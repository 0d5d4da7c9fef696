import type { AdPlatform } from '../contract/ad-formats.ts';
import { NOTHING_COVERS, page, recommended, reported, required, UNCOVERED } from './evidence.ts';
import {
  META_FILE,
  META_SOURCES,
  META_TEXT_EVIDENCE,
  META_TEXTS,
  REEL_COVERED,
  REEL_EVIDENCE,
  STORY_COVERED,
} from './meta.ts';

const FEED_FILE = { maxBytes: reported('feed'), fileTypes: reported('feed') };

export const FACEBOOK: AdPlatform = {
  name: 'Facebook',
  formats: [
    {
      id: 'facebook-feed-square',
      name: 'Feed, square',
      width: 1080,
      height: 1080,
      shape: 'square',
      ...META_FILE,
      safeArea: UNCOVERED,
      evidence: {
        ...FEED_FILE,
        size: reported('feed', 'At least 1,080 × 1,080.'),
        safeArea: NOTHING_COVERS,
      },
    },
    {
      id: 'facebook-feed-portrait',
      name: 'Feed, portrait',
      width: 1080,
      height: 1350,
      shape: 'portrait',
      ...META_FILE,
      safeArea: UNCOVERED,
      evidence: { ...FEED_FILE, size: reported('placements'), safeArea: NOTHING_COVERS },
    },
    {
      id: 'facebook-feed-landscape',
      name: 'Feed and right column, landscape',
      width: 1200,
      height: 628,
      shape: 'banner',
      ...META_FILE,
      safeArea: UNCOVERED,
      evidence: {
        ...FEED_FILE,
        size: reported('feed', 'The widest ratio that the feed takes, 1.91:1.'),
        safeArea: NOTHING_COVERS,
      },
    },
    {
      id: 'facebook-story',
      name: 'Story',
      width: 1080,
      height: 1920,
      shape: 'portrait',
      ...META_FILE,
      safeArea: STORY_COVERED,
      evidence: {
        maxBytes: required('stories'),
        fileTypes: recommended('stories'),
        size: recommended('stories', 'Of the ratio 9:16, at least 1,080 wide.'),
        safeArea: recommended('stories', '14 % at the top and 20 % at the bottom.'),
      },
    },
    {
      id: 'facebook-reel',
      name: 'Reel',
      width: 1080,
      height: 1920,
      shape: 'portrait',
      ...META_FILE,
      safeArea: REEL_COVERED,
      evidence: {
        maxBytes: reported('placements'),
        fileTypes: reported('feed', 'As stated for the feed.'),
        size: reported('placements'),
        safeArea: REEL_EVIDENCE,
      },
    },
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
