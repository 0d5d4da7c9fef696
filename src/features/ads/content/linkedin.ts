import type { AdPlatform } from '../contract/ad-formats.ts';
import {
  chosen,
  KB,
  MB,
  NOTHING_COVERS,
  page,
  recommended,
  reported,
  required,
  UNCOVERED,
} from './evidence.ts';

const IMAGE = {
  maxBytes: 5 * MB,
  fileTypes: ['jpeg' as const, 'png' as const, 'gif' as const],
  safeArea: UNCOVERED,
  allowsText: true,
};
const IMAGE_EVIDENCE = {
  maxBytes: required('image'),
  fileTypes: required('image'),
  safeArea: NOTHING_COVERS,
};

export const LINKEDIN: AdPlatform = {
  name: 'LinkedIn',
  formats: [
    {
      id: 'linkedin-landscape',
      name: 'Single image, landscape',
      width: 1200,
      height: 628,
      shape: 'banner',
      ...IMAGE,
      evidence: { ...IMAGE_EVIDENCE, size: recommended('image') },
    },
    {
      id: 'linkedin-square',
      name: 'Single image, square',
      width: 1200,
      height: 1200,
      shape: 'square',
      ...IMAGE,
      evidence: { ...IMAGE_EVIDENCE, size: recommended('image') },
    },
    {
      id: 'linkedin-portrait',
      name: 'Single image, portrait',
      width: 720,
      height: 900,
      shape: 'portrait',
      ...IMAGE,
      note: 'Shown on phones alone.',
      evidence: { ...IMAGE_EVIDENCE, size: recommended('image') },
    },
    {
      id: 'linkedin-message-banner',
      name: 'Message ad banner',
      width: 300,
      height: 250,
      shape: 'square',
      ...IMAGE,
      maxBytes: 40 * KB,
      evidence: {
        ...IMAGE_EVIDENCE,
        size: reported('message'),
        maxBytes: reported('message'),
        fileTypes: reported('message', 'GIF without animation.'),
      },
    },
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
    description: reported('texts', 'Shown on the LinkedIn Audience Network alone.'),
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
