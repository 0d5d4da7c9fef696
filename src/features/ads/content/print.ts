import type { AdFormat, AdPlatform } from '../contract/ad-formats.ts';
import { sizesOf } from './ad-sizes.ts';
import { chosen, MB, page, reported } from './evidence.ts';

const DOTS_PER_INCH = 300;
const MM_PER_INCH = 25.4;
/** Millimeters beyond the cut at each edge. */
const BLEED = 3;
/** Millimeters between the cut and the texts. */
const MARGIN = 5;
const EDGE = Math.ceil(dots(BLEED + MARGIN));

const size = sizesOf('print', {
  maxBytes: 50 * MB,
  fileTypes: ['png', 'jpeg', 'pdf'],
  safeArea: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE },
  evidence: {
    maxBytes: chosen('Printers differ; this one is sent by any of them.'),
    fileTypes: reported('files', 'Printers ask for PDF; a picture of this size can be set into one.'),
    safeArea: reported('sizes', 'The bleed, and from the cut 3 mm, to which 2 mm were added here.'),
  },
});

/** A sheet with its bleed. `wide` and `high` are millimeters after the cut. */
function sheet(id: string, name: string, wide: number, high: number): AdFormat {
  return size(
    id,
    `${name}, with bleed`,
    [Math.round(dots(wide + 2 * BLEED)), Math.round(dots(high + 2 * BLEED))],
    reported('sizes', 'The bleed is 3 mm with most printers; ask yours.'),
    {
      note: `${wide} × ${high} mm after the cut, 3 mm of bleed at each edge, 300 dots an inch, in sRGB.`,
    },
  );
}

export const PRINT: AdPlatform = {
  name: 'Print',
  formats: [
    sheet('a4', 'A4 flyer', 210, 297),
    sheet('a5', 'A5 flyer', 148, 210),
    sheet('a6-landscape', 'A6 postcard', 148, 105),
    sheet('dl', 'DL leaflet', 99, 210),
  ],
  textLimits: {
    count: 'plain',
    headline: { characters: 60, cap: null },
    description: { characters: 150, cap: null },
    primaryText: null,
  },
  callToActions: [
    'Visit us',
    'Order now',
    'Book now',
    'Call us',
    'Find out more',
    'Get your offer',
    'Sign up',
    'Donate now',
    'Join us',
  ],
  hashtags: 0,
  evidence: {
    count: chosen('Nobody counts; code points.'),
    headline: chosen('Two lines in large letters.'),
    description: chosen('Three lines of small print at most.'),
    primaryText: chosen('All texts stand on the sheet.'),
    callToActions: chosen('Nothing can be clicked on paper.'),
    hashtags: chosen('Nothing can be clicked on paper.'),
  },
  sources: {
    sizes: page(
      'Uicorn',
      'Print-ready design',
      'https://uicorn.com/guides/09-print-ready-design/',
      '2026-01-26',
    ),
    files: page('Grano', 'Bleed', 'https://grano.ee/en/kasulik/loikevaru-e-bleed/'),
  },
};

function dots(millimeters: number): number {
  return (millimeters / MM_PER_INCH) * DOTS_PER_INCH;
}
