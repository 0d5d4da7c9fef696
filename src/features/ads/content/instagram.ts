import type { AdPlatform } from '../contract/ad-formats.ts';
import { chosen, page, pagesReadOn, reported, required } from './evidence.ts';
import {
  META_SOURCES,
  META_TEXT_EVIDENCE,
  META_TEXTS,
  metaLargeSizesOf,
  metaSizesOf,
  REEL,
  STORY_SAFE_AREA,
} from './meta.ts';

const size = metaSizesOf('instagram', {
  maxBytes: reported('bytes'),
  fileTypes: reported('instagramStories', 'Stated for Stories; the feed is reported to take the same.'),
});

export const INSTAGRAM: AdPlatform = {
  name: 'Instagram',
  formats: [
    size('feed-square', 'Feed, square', [1080, 1080], reported('instagram')),
    size('feed-portrait', 'Feed, portrait', [1080, 1350], reported('instagram')),
    size('feed-landscape', 'Feed, landscape', [1080, 566], reported('instagram')),
    size(
      'story',
      'Story',
      [1080, 1920],
      reported('instagramStories', 'Of the ratio 9:16; the guide’s own example has 1,440 × 2,560.'),
      {
        safeArea: STORY_SAFE_AREA,
        evidence: { safeArea: reported('instagramStories', '14 % at the top and 20 % at the bottom.') },
      },
    ),
    size('reel', 'Reel', [1080, 1920], reported('instagram'), REEL),
    ...metaLargeSizesOf(size),
    size(
      'feed-3x4',
      'Feed, tall portrait 3:4',
      [1080, 1440],
      chosen(
        'The ratio of posts since 2025. Meta’s page on ads still crops what is taller than 4:5, so the texts keep to the part that it leaves.',
        'media',
      ),
      {
        safeArea: { top: 45, right: 0, bottom: 45, left: 0 },
        evidence: { safeArea: required('media', 'Ads taller than 4:5 are cropped to it from the middle.') },
      },
    ),
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
    media: pagesReadOn('2026-11-29')(
      'Meta',
      'Instagram ads API: media requirements',
      'https://developers.facebook.com/documentation/ads-commerce/instagram/ads-api/reference/media-requirements',
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
