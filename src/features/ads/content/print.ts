import type { AdFormat, AdPlatform } from '../contract/ad-formats.ts';
import { chosen, MB, page, reported } from './evidence.ts';

const DOTS_PER_INCH = 300;
const MM_PER_INCH = 25.4;
/** Millimetres beyond the cut at each edge. */
const BLEED = 3;
/** Millimetres from the cut that texts keep clear of. */
const MARGIN = 5;

/** A sheet with its bleed. Sides are millimetres after the cut. */
function sheet(id: string, name: string, wide: number, high: number, shape: AdFormat['shape']): AdFormat {
  const edge = Math.ceil(dots(BLEED + MARGIN));
  return {
    id: `print-${id}`,
    name: `${name}, with bleed`,
    width: Math.round(dots(wide + 2 * BLEED)),
    height: Math.round(dots(high + 2 * BLEED)),
    shape,
    maxBytes: 50 * MB,
    fileTypes: ['png', 'jpeg', 'pdf'],
    safeArea: { top: edge, right: edge, bottom: edge, left: edge },
    allowsText: true,
    note: `${wide} × ${high} mm after the cut, 3 mm of bleed at each edge, 300 dots an inch, in sRGB.`,
    evidence: {
      size: reported('sizes', 'The bleed is 3 mm with most printers; ask yours.'),
      maxBytes: chosen('Printers differ; this one is sent by any of them.'),
      fileTypes: reported('files', 'Printers ask for PDF; a picture of this size can be set into one.'),
      safeArea: reported('sizes', 'The bleed, and from the cut 3 mm, to which 2 mm were added here.'),
    },
  };
}

export const PRINT: AdPlatform = {
  name: 'Print',
  formats: [
    sheet('a4', 'A4 flyer', 210, 297, 'portrait'),
    sheet('a5', 'A5 flyer', 148, 210, 'portrait'),
    sheet('a6-landscape', 'A6 postcard', 148, 105, 'banner'),
    sheet('dl', 'DL leaflet', 99, 210, 'portrait'),
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

function dots(millimetres: number): number {
  return (millimetres / MM_PER_INCH) * DOTS_PER_INCH;
}
