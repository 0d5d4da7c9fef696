import type { AdPlatform } from '../contract/ad-formats.ts';
import { NOTHING_COVERS, page, reported, UNCOVERED } from './evidence.ts';
import {
  META_FILE,
  META_SOURCES,
  META_TEXT_EVIDENCE,
  META_TEXTS,
  REEL_COVERED,
  REEL_EVIDENCE,
  STORY_COVERED,
} from './meta.ts';

const FILE = {
  maxBytes: reported('bytes'),
  fileTypes: reported('instagramStories', 'Stated for Stories; the feed is reported to take the same.'),
};

export const INSTAGRAM: AdPlatform = {
  name: 'Instagram',
  formats: [
    {
      id: 'instagram-feed-square',
      name: 'Feed, square',
      width: 1080,
      height: 1080,
      shape: 'square',
      ...META_FILE,
      safeArea: UNCOVERED,
      evidence: { ...FILE, size: reported('instagram'), safeArea: NOTHING_COVERS },
    },
    {
      id: 'instagram-feed-portrait',
      name: 'Feed, portrait',
      width: 1080,
      height: 1350,
      shape: 'portrait',
      ...META_FILE,
      safeArea: UNCOVERED,
      evidence: { ...FILE, size: reported('instagram'), safeArea: NOTHING_COVERS },
    },
    {
      id: 'instagram-feed-landscape',
      name: 'Feed, landscape',
      width: 1080,
      height: 566,
      shape: 'banner',
      ...META_FILE,
      safeArea: UNCOVERED,
      evidence: { ...FILE, size: reported('instagram'), safeArea: NOTHING_COVERS },
    },
    {
      id: 'instagram-story',
      name: 'Story',
      width: 1080,
      height: 1920,
      shape: 'portrait',
      ...META_FILE,
      safeArea: STORY_COVERED,
      evidence: {
        ...FILE,
        size: reported('instagramStories', 'Of the ratio 9:16; the guide’s own example has 1,440 × 2,560.'),
        safeArea: reported('instagramStories', '14 % at the top and 20 % at the bottom.'),
      },
    },
    {
      id: 'instagram-reel',
      name: 'Reel',
      width: 1080,
      height: 1920,
      shape: 'portrait',
      ...META_FILE,
      safeArea: REEL_COVERED,
      evidence: { ...FILE, size: reported('instagram'), safeArea: REEL_EVIDENCE },
    },
  ],
  ...META_TEXTS,
  hashtags: 5,
  evidence: META_TEXT_EVIDENCE,
  sources: {
    ...META_SOURCES,
    instagram: page(
      'Stish',
      'Meta Ads specifications: Facebook and Instagram',
      'https://stish.app/knowledge-base/meta-ads-specifications-facebook-instagram',
    ),
    bytes: page(
      'Sprout Social',
      'Instagram ad sizes',
      'https://sproutsocial.com/insights/instagram-ad-sizes',
      '2025-08-22',
    ),
    instagramStories: page(
      'Odyssey Media Group',
      'Instagram Stories, which quotes the Ads Guide',
      'https://odysseymediagroup.co.uk/client-resources/instagram-stories',
    ),
  },
};
