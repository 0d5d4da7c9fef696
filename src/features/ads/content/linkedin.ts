import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, KB, MB, page, pagesReadOn, recommended, reported, required } from './evidence.ts';

const size = sizesOf('linkedin', {
  maxBytes: 5 * MB,
  fileTypes: ['jpeg', 'png', 'gif'],
  evidence: { maxBytes: required('image'), fileTypes: required('image') },
});

export const LINKEDIN: AdPlatform = {
  name: 'LinkedIn',
  formats: [
    size('landscape', 'Single image, landscape', [1200, 628], recommended('image')),
    size('square', 'Single image, square', [1200, 1200], recommended('image')),
    size('portrait', 'Single image, portrait', [720, 900], recommended('image'), {
      note: 'Shown only on phones.',
    }),
    size('carousel-card', 'Carousel card', [1080, 1080], recommended('carousel', '2 to 10 cards.'), {
      maxBytes: 10 * MB,
      evidence: { maxBytes: required('carousel'), fileTypes: required('carousel') },
    }),
    size('message-banner', 'Message ad banner', [300, 250], reported('message'), {
      maxBytes: 40 * KB,
      evidence: {
        maxBytes: reported('message'),
        fileTypes: reported('message', 'GIF without animation.'),
      },
    }),
  ],
  textLimits: {
    count: 'plain',
    headline: { characters: 70, cap: 200 },
    description: { characters: 70, cap: null },
    primaryText: { characters: 150, cap: 3_000 },
  },
  callToActions: [
    'Learn More',
    'Sign Up',
    'Download',
    'Register',
    'Request Demo',
    'Apply',
    'Subscribe',
    'Join',
    'Attend',
    'View Quote',
  ],
  hashtags: 3,
  evidence: {
    count: chosen('LinkedIn counts spaces, emoji and punctuation, and does not say that any count twice.'),
    headline: reported('texts', 'Longer ones are cut; 200 are reported as the most.'),
    description: reported('texts', 'Shown only on the LinkedIn Audience Network.'),
    primaryText: recommended(
      'image',
      'Longer ones are cut. Older copies of the page allow 600 instead of 3,000.',
    ),
    callToActions: reported('texts'),
    hashtags: chosen('Few enough to read within 150 characters.'),
  },
  sources: {
    image: page(
      'LinkedIn',
      'Single image ads: advertising specifications',
      'https://www.linkedin.com/help/lms/answer/a426534',
    ),
    carousel: pagesReadOn('2026-11-29')(
      'LinkedIn',
      'Carousel ads: advertising specifications',
      'https://www.linkedin.com/help/lms/answer/88137',
    ),
    texts: page(
      'Ntooitive',
      'Creative specifications: LinkedIn',
      'https://www.ntooitive.com/knowledgebase/social/linkedin/',
    ),
    message: page(
      'Thorit',
      'LinkedIn formats and specifications',
      'https://help.thorit.de/en/linkedin-formats-and-specifications-banner-sizes',
    ),
  },
};
