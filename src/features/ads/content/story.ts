import type { AdPlatform } from '../contract/ad-formats.ts';
import { chosen, MB, page, reported } from './evidence.ts';

/** One full-screen picture that no app covers where it matters. */
export const STORY: AdPlatform = {
  name: 'Stories, any app',
  formats: [
    {
      id: 'story-full-screen',
      name: 'Full screen',
      width: 1080,
      height: 1920,
      shape: 'portrait',
      maxBytes: 5 * MB,
      fileTypes: ['jpeg', 'png'],
      safeArea: { top: 288, right: 192, bottom: 672, left: 120 },
      allowsText: true,
      evidence: {
        size: reported('covered'),
        maxBytes: chosen('The least of what the apps with stories take, TikTok aside.'),
        fileTypes: chosen('What all apps with stories take.'),
        safeArea: reported('covered', 'The largest margin at each edge among Meta, YouTube and TikTok.'),
      },
    },
    {
      id: 'story-full-screen-sharp',
      name: 'Full screen, sharper',
      width: 1440,
      height: 2560,
      shape: 'portrait',
      maxBytes: 5 * MB,
      fileTypes: ['jpeg', 'png'],
      safeArea: { top: 384, right: 256, bottom: 896, left: 160 },
      allowsText: true,
      evidence: {
        size: reported('sharp', 'What Meta advises for Stories and Reels.'),
        maxBytes: chosen('The least of what the apps with stories take, TikTok aside.'),
        fileTypes: chosen('What all apps with stories take.'),
        safeArea: reported('covered', 'The same shares of this size.'),
      },
    },
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
    description: chosen('It stands in the picture.'),
    primaryText: chosen('The least of what the apps with stories take.'),
    callToActions: chosen('They stand in the picture.'),
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
