import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, MB, page, reported } from './evidence.ts';

const size = sizesOf('story', {
  maxBytes: 5 * MB,
  fileTypes: ['jpeg', 'png'],
  evidence: {
    maxBytes: chosen('The least of what the apps with stories take, TikTok aside.'),
    fileTypes: chosen('What all apps with stories take.'),
  },
});

/** Full-screen pictures whose safe area suits every app with stories. */
export const STORY: AdPlatform = {
  name: 'Stories, any app',
  formats: [
    size('full-screen', 'Full screen', [1080, 1920], reported('covered'), {
      safeArea: { top: 288, right: 192, bottom: 672, left: 120 },
      evidence: {
        safeArea: reported('covered', 'The largest margin at each edge among Meta, YouTube and TikTok.'),
      },
    }),
    size(
      'full-screen-sharp',
      'Full screen, sharper',
      [1440, 2560],
      reported('sharp', 'What Meta advises for Stories and Reels.'),
      {
        safeArea: { top: 384, right: 256, bottom: 896, left: 160 },
        evidence: { safeArea: reported('covered', 'The same shares of this size.') },
      },
    ),
  ],
  textLimits: {
    count: 'plain',
    headline: { characters: 34, cap: null },
    description: { characters: 90, cap: null },
    primaryText: { characters: 100, cap: null },
  },
  callToActions: [
    'Learn more',
    'Shop now',
    'Sign up',
    'Book now',
    'Order now',
    'Get offer',
    'Contact us',
    'Download',
  ],
  hashtags: 3,
  evidence: {
    count: chosen('No platform: code points.'),
    headline: chosen('The least of what the apps with stories take.'),
    description: chosen('It is in the picture.'),
    primaryText: chosen('The least of what the apps with stories take.'),
    callToActions: chosen('They are in the picture.'),
    hashtags: chosen('As many as a caption carries well.'),
  },
  sources: {
    covered: page(
      'Shotstack',
      'Vertical video safe zones',
      'https://shotstack.io/learn/vertical-video-safe-zones/',
    ),
    sharp: page(
      'Sprout Social',
      'Instagram ad sizes',
      'https://sproutsocial.com/insights/instagram-ad-sizes',
      '2025-08-22',
    ),
  },
};
