import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, MB, page, reported, required } from './evidence.ts';

const size = sizesOf('snapchat', {
  maxBytes: 5 * MB,
  fileTypes: ['jpeg', 'png'],
  evidence: { maxBytes: reported('image'), fileTypes: required('specs') },
});

export const SNAPCHAT: AdPlatform = {
  name: 'Snapchat',
  formats: [
    size('single-image', 'Single image', [1080, 1920], required('specs'), {
      safeArea: { top: 150, right: 0, bottom: 150, left: 0 },
      note: 'Snapchat sets brand, headline and button over it.',
      evidence: { safeArea: reported('covered') },
    }),
    size('story-tile', 'Story ad tile', [360, 600], reported('tile'), {
      maxBytes: 2 * MB,
      fileTypes: ['png'],
      evidence: {
        maxBytes: reported('tile'),
        fileTypes: reported('tile', 'PNG is stated for the logo on it.'),
      },
    }),
  ],
  textLimits: {
    count: 'plain',
    headline: { characters: 34, cap: 34 },
    description: { characters: 90, cap: null },
    primaryText: null,
  },
  callToActions: [
    'More',
    'Shop now',
    'Sign up',
    'Book now',
    'Order now',
    'Get now',
    'Apply now',
    'Buy tickets',
    'View',
    'Read',
    'Watch',
    'Listen',
    'Play',
    'Showtimes',
  ],
  hashtags: 0,
  evidence: {
    count: chosen('Spaces count; Snapchat does not say that any characters count twice.'),
    headline: required('specs', 'With spaces. The brand’s name has 25.'),
    description: chosen('Snapchat’s ads have no description; the text is in the picture.'),
    primaryText: chosen('Snapchat’s ads have no further text.'),
    callToActions: reported('calls', 'A client’s copy of Snapchat’s list for websites.'),
    hashtags: chosen('There is no text that could carry them.'),
  },
  sources: {
    specs: page(
      'Snap',
      'Snapchat ad specs',
      'https://forbusiness.snapchat.com/resources/advertising-guides/ad-specs',
    ),
    image: page(
      'Odyssey Media Group',
      'Snapchat single ads',
      'https://odysseymediagroup.co.uk/client-resources/snapchat-single-ads',
    ),
    covered: page(
      'Admiral Media',
      'Snapchat creative specs',
      'https://www.admiral.media/our-channels/snapchat/',
    ),
    tile: page(
      'AudienceX',
      'Creative specifications: Snapchat',
      'https://audiencex.com/creative-specifications/snapchat/',
    ),
    calls: page(
      'OptimizeApp',
      'Calls to action of Snapchat’s API',
      'https://github.com/optimizeq8/dev_revamp_hosted_bundle/blob/HEAD/components/Data/callactions.data.js',
    ),
  },
};
