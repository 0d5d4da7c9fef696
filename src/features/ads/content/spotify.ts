import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, KB, pagesReadOn, required } from './evidence.ts';

const page = pagesReadOn('2026-11-29');

/** Spotify sets its own button over the foot of an overlay. */
const overlay = sizesOf('spotify', {
  maxBytes: 100 * KB,
  fileTypes: ['jpeg'],
  showsButton: false,
  note: 'Without a button: Spotify sets its own over the foot.',
  evidence: {
    maxBytes: required('overlays'),
    fileTypes: required('overlays'),
    allowsText: required('overlays', 'The button must not be in the picture.'),
  },
});
const COVERED = {
  safeArea: chosen('A sixth at the foot for Spotify’s button, whose place is in a template without figures.'),
};
const companion = sizesOf('spotify', {
  maxBytes: 200 * KB,
  fileTypes: ['jpeg', 'png'],
  evidence: { maxBytes: required('companions'), fileTypes: required('companions') },
});

export const SPOTIFY: AdPlatform = {
  name: 'Spotify',
  formats: [
    companion('companion', 'Companion picture', [640, 640], required('companions', '600 × 600 at least.')),
    overlay('mobile-overlay', 'Mobile overlay', [630, 920], required('overlays'), {
      safeArea: { top: 0, right: 0, bottom: 154, left: 0 },
      evidence: COVERED,
    }),
    overlay('desktop-overlay', 'Desktop overlay', [800, 435], required('overlays'), {
      safeArea: { top: 0, right: 0, bottom: 73, left: 0 },
      evidence: COVERED,
    }),
    companion('leaderboard', 'Leaderboard', [728, 90], required('overlays'), {
      maxBytes: 100 * KB,
      fileTypes: ['jpeg', 'gif'],
      evidence: { maxBytes: required('overlays'), fileTypes: required('overlays') },
    }),
    companion('logo', 'Logo', [640, 640], required('companions'), {
      content: 'logo',
      note: 'The logo alone: Spotify sets it beside the tagline.',
    }),
  ],
  textLimits: {
    count: 'plain',
    headline: { characters: 40, cap: 40 },
    description: { characters: 90, cap: null },
    primaryText: null,
  },
  callToActions: [
    'Learn more',
    'Shop now',
    'Visit site',
    'Buy now',
    'Buy tickets',
    'Download',
    'Listen now',
    'Watch now',
  ],
  hashtags: 0,
  evidence: {
    count: chosen('Spotify does not say that any characters count twice.'),
    headline: required('companions', 'The tagline.'),
    description: chosen('There is no further text; the description is in the picture.'),
    primaryText: chosen('There is no further text.'),
    callToActions: required('overlays'),
    hashtags: chosen('Spotify has no hashtags.'),
  },
  sources: {
    overlays: page(
      'Spotify',
      'Overlay ad specs and requirements',
      'https://ads-web.spotify.com/en-US/ad-specs/overlay-ad-specs',
    ),
    companions: page(
      'Spotify',
      'Video ad specs and requirements: companions, logo and tagline',
      'https://ads.spotify.com/en-US/ad-specs/video-takeover-ad-specs',
    ),
  },
};
