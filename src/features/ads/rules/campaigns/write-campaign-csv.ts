import { stringify } from 'csv-stringify/sync';
import { AD_FORMATS } from '../../content/ad-formats.ts';
import { AD_LAYOUTS, type ArtifactFileType } from '../../contract/ad-enumerations.ts';
import { type CampaignAd, campaignPath } from './campaign-ad.ts';

// Texts that look like a formula get an apostrophe; the byte order mark tells spreadsheets that this is UTF-8.
const FORMAT = { bom: true, header: true, record_delimiter: 'windows', escape_formulas: true } as const;
const COLUMNS = [
  'Platform',
  'Format',
  'Width',
  'Height',
  'Headline',
  'Description',
  'Call to action',
  'Hashtags',
  'Layout',
  'Shortened in the picture',
  'Left out of the picture',
  'SVG',
  'PNG',
  'JPEG',
];

/** Writes a campaign's full texts as CSV (RFC 4180), even if a picture shortens them. */
export function writeCampaignCsv(ads: readonly CampaignAd[]): string {
  return stringify(ads.map(toRecord), { ...FORMAT, columns: COLUMNS });
}

function toRecord(ad: CampaignAd): (string | number)[] {
  const { platform, format, headline, description, cta, hashtags, layout, shortened, dropped } = ad;
  const pathOf = (type: ArtifactFileType) => (ad.fileTypes.includes(type) ? campaignPath(ad, type) : '');
  return [
    AD_FORMATS[platform].name,
    format.name,
    format.width,
    format.height,
    headline,
    description,
    cta,
    hashtags.join(' '),
    AD_LAYOUTS[layout],
    shortened.map(nameOf).join(', '),
    // In formats without texts, nothing counts as left out.
    format.allowsText ? dropped.map(nameOf).join(', ') : '',
    pathOf('svg'),
    pathOf('png'),
    pathOf('jpeg'),
  ];
}

const NAMES: Readonly<Record<string, string>> = {
  headline: 'Headline',
  description: 'Description',
  cta: 'Call to action',
  brandName: 'Brand',
};

function nameOf(field: string): string {
  return NAMES[field] ?? field;
}
