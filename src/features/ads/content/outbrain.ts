import type { AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, MB, pagesReadOn } from './evidence.ts';
import { NATIVE_BUTTONS, nativeTextEvidence } from './native.ts';

const UNREAD = 'The pixels are on a page of Outbrain’s that could not be read.';

const picture = sizesOf('outbrain', {
  content: 'picture',
  maxBytes: 2.5 * MB,
  fileTypes: ['jpeg', 'png'],
  note: 'Outbrain sets headline and brand beside the picture, so that it has none.',
  evidence: {
    maxBytes: chosen(`${UNREAD} Taboola’s limit, which is small enough for both.`),
    fileTypes: chosen(UNREAD),
    allowsText: chosen('Outbrain sets the texts itself.'),
  },
});

export const OUTBRAIN: AdPlatform = {
  name: 'Outbrain',
  formats: [
    picture(
      'landscape',
      'Picture, landscape',
      [1200, 800],
      chosen(`${UNREAD} 3:2 lies between the ratios that native networks crop to.`),
    ),
    picture('square', 'Picture, square', [1200, 1200], chosen(`${UNREAD} For square placements.`)),
  ],
  textLimits: {
    count: 'plain',
    headline: { characters: 60, cap: null },
    description: { characters: 90, cap: null },
    primaryText: null,
  },
  callToActions: NATIVE_BUTTONS,
  hashtags: 0,
  evidence: {
    ...nativeTextEvidence('Outbrain'),
    headline: chosen('Outbrain names no length. It refuses words in capitals.', 'review'),
  },
  sources: {
    review: pagesReadOn('2026-11-29')(
      'Outbrain',
      'How is Outbrain content reviewed?',
      'https://www.outbrain.com/help/advertisers/review-content/',
    ),
  },
};
