import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, MB, page, reported } from './evidence.ts';

const size = sizesOf('reddit', {
  maxBytes: 3 * MB,
  fileTypes: ['jpeg', 'png'],
  evidence: { maxBytes: reported('specs'), fileTypes: reported('specs', 'GIF is shown still.') },
});

export const REDDIT: AdPlatform = {
  name: 'Reddit',
  formats: [
    size('square', 'Image, square', [1080, 1080], reported('specs')),
    size('portrait', 'Image, portrait', [1080, 1350], reported('specs')),
    size('landscape', 'Image, landscape', [1440, 1080], reported('specs')),
    size('widescreen', 'Image, widescreen', [1920, 1080], reported('specs')),
  ],
  textLimits: {
    count: 'plain',
    headline: { characters: 100, cap: 300 },
    description: { characters: 90, cap: null },
    primaryText: null,
  },
  callToActions: [
    'Learn More',
    'Shop Now',
    'Sign Up',
    'View More',
    'Contact Us',
    'Get a Quote',
    'Apply Now',
    'Download',
    'Install',
    'Watch Now',
    'Play Now',
  ],
  hashtags: 0,
  evidence: {
    count: chosen('Reddit does not say that any characters count twice.'),
    headline: reported('headline', 'Reddit advises 150 of 300 at most; under 100 nothing is cut.'),
    description: chosen('Posts with a picture have no description; the text is in the picture.'),
    primaryText: chosen('Posts with a picture have no further text.'),
    callToActions: chosen(
      'Reddit has a list of its own, which could not be read: compare it before uploading.',
    ),
    hashtags: chosen('Reddit has no hashtags.'),
  },
  sources: {
    specs: page('Stackmatix', 'Reddit ad specs', 'https://www.stackmatix.com/blog/reddit-ad-specs'),
    headline: page(
      'Affect Group',
      'Reddit carousel ads: image sizes and texts',
      'https://affectgroup.com/blog/reddit-carousel-ads-image-sizes-for-card-compact-and-conversation-mode/',
    ),
  },
};
