import type { AdPlatform } from '../contract/ad-formats.ts';
import { page, reported } from './evidence.ts';
import { META_SOURCES, META_TEXT_EVIDENCE, META_TEXTS, metaSizesOf, REEL, STORY_SAFE_AREA } from './meta.ts';

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
