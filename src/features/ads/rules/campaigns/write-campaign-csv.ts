import { stringify } from 'csv-stringify/sync';
import { CSV_FORMAT } from '#platform/csv/csv-format';
import { AD_FORMATS } from '../../content/ad-formats.ts';
import { trackedUrlOf } from '../../content/tracked-url-of.ts';
import { AD_CONCEPTS, AD_LAYOUTS, type ArtifactFileType } from '../../contract/ad-enumerations.ts';
import { type CampaignAd, campaignPath } from './campaign-ad.ts';

const COLUMNS: Readonly<Record<string, (ad: CampaignAd) => string | number>> = {
  Platform: ({ platform }) => AD_FORMATS[platform].name,
  Format: ({ format }) => format.name,
  Concept: ({ concept }) => (concept ? AD_CONCEPTS[concept] : ''),
  Width: ({ format }) => format.width,
  Height: ({ format }) => format.height,
  Headline: ({ headline }) => headline,
  Description: ({ description }) => description,
  'Price or rating': ({ callout }) => callout,
  'Call to action': ({ cta }) => cta,
  Hashtags: ({ hashtags }) => hashtags.join(' '),
  'The page says (headline)': ({ headlineSource }) => headlineSource,
  'The page says (description)': ({ descriptionSource }) => descriptionSource,
  'Leads to': (ad) => (ad.platform === 'print' && ad.contact?.link) || trackedUrlOf(ad, ad.format.id),
  Layout: ({ layout }) => AD_LAYOUTS[layout],
  'Shortened in the picture': ({ shortened }) => shortened.map(nameOf).join(', '),
  // In formats of the picture or the logo alone, nothing counts as left out.
  'Left out of the picture': ({ format, dropped }) =>
    format.content === 'ad' ? dropped.map(nameOf).join(', ') : '',
  SVG: pathOf('svg'),
  PNG: pathOf('png'),
  JPEG: pathOf('jpeg'),
};

/** Writes a campaign's full texts as CSV (RFC 4180), even if a picture shortens them. */
export function writeCampaignCsv(ads: readonly CampaignAd[]): string {
  const records = ads.map((ad) => Object.values(COLUMNS).map((read) => read(ad)));
  return stringify(records, { ...CSV_FORMAT, columns: Object.keys(COLUMNS) });
}

function pathOf(type: ArtifactFileType) {
  return (ad: CampaignAd) => (ad.fileTypes.includes(type) ? campaignPath(ad, type) : '');
}

const NAMES: Readonly<Record<string, string>> = {
  headline: 'Headline',
  description: 'Description',
  callout: 'Price or rating',
  cta: 'Call to action',
  brandName: 'Brand',
};

function nameOf(field: string): string {
  return NAMES[field] ?? field;
}
