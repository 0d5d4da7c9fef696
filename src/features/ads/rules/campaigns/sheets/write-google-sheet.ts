import { campaignNameOf } from '../../../content/campaign-name-of.ts';
import { trackedUrlOf } from '../../../content/tracked-url-of.ts';
import { type CampaignAd, uploadPathOf } from '../campaign-ad.ts';
import {
  adNameOf,
  byConcept,
  labelOf,
  numbered,
  numberTexts,
  type Row,
  type Sheet,
  textsOf,
  writeRows,
} from './sheet.ts';

const COLUMNS = [
  'Campaign',
  'Campaign Type',
  'Campaign Status',
  'Ad Group',
  'Ad Group Status',
  'Asset Group',
  'Asset Group Status',
  'Ad type',
  'Ad Name',
  ...numbered('Headline', 15),
  ...numbered('Long headline', 5),
  ...numbered('Description', 5),
  'Call to action',
  'Business name',
  'Image',
  'Image Size',
  'Final URL',
  'Status',
  'Comment',
];
const [SHORT, LONG] = [30, 90];
const BUSINESS_NAME = 25;

/**
 * The campaign for Google Ads Editor: an asset group for Performance Max, a responsive display ad, and each banner. Everything
 * is paused. Null if there is nothing for Google.
 */
export function writeGoogleSheet(ads: readonly CampaignAd[]): Sheet | null {
  const google = ads.filter(
    ({ platform }) => platform === 'google-display' || platform === 'performance-max',
  );
  const [first] = google;
  if (!first) return null;
  const name = campaignNameOf(first);
  const assets = google.filter(({ platform }) => platform === 'performance-max');
  const responsive = google.filter(
    ({ platform, format }) => platform === 'google-display' && format.content === 'picture',
  );
  const banners = google.filter(({ format }) => format.content === 'ad');
  const assetCampaign = `${name} Performance Max`;
  const display = { Campaign: `${name} Display`, 'Ad Group': name };
  const rows: Row[] = [
    ...(assets.length > 0
      ? [
          { Campaign: assetCampaign, 'Campaign Type': 'Performance Max', 'Campaign Status': 'Paused' },
          ...byConcept(assets).map(([group, own]) => assetRow(own, assetCampaign, `${name}${group}`)),
        ]
      : []),
    ...(responsive.length + banners.length > 0
      ? [
          { Campaign: display.Campaign, 'Campaign Type': 'Display', 'Campaign Status': 'Paused' },
          { ...display, 'Ad Group Status': 'Paused' },
        ]
      : []),
    ...byConcept(responsive).map(([, own]) => ({
      ...display,
      'Ad type': 'Responsive display ad',
      ...sharedTexts(own, { headlines: 5, long: 1, content: 'responsive' }),
      Status: 'Paused',
      Comment: pathsOf(own),
    })),
    ...banners.map((ad) => ({
      ...display,
      'Ad type': 'Image ad',
      'Ad Name': adNameOf(ad),
      Image: uploadPathOf(ad),
      'Image Size': `${ad.format.width}x${ad.format.height}`,
      'Final URL': trackedUrlOf(ad, ad.format.id),
      Status: 'Paused',
    })),
  ];
  return {
    fileName: 'google-ads-editor.csv',
    text: writeRows(COLUMNS, rows),
    note: 'Google Ads Editor: Account, Import, From file. Add the pictures that the column Comment names, and budget and places, there. After https://support.google.com/google-ads/editor/answer/57747.',
  };
}

function assetRow(ads: readonly CampaignAd[], campaign: string, group: string): Row {
  return {
    Campaign: campaign,
    'Asset Group': group,
    'Asset Group Status': 'Paused',
    ...sharedTexts(ads, { headlines: 15, long: 5, content: 'asset-group' }),
    Comment: pathsOf(ads),
  };
}

function sharedTexts(
  ads: readonly CampaignAd[],
  { headlines: count, long, content }: { headlines: number; long: number; content: string },
): Row {
  const [first] = ads;
  const { headlines, descriptions } = textsOf(ads);
  return {
    ...numberTexts('Headline', headlines, { count, characters: SHORT }),
    ...numberTexts('Long headline', [...headlines, ...descriptions].toSorted(longestFirst), {
      count: long,
      characters: LONG,
    }),
    ...numberTexts('Description', descriptions, { count: 5, characters: LONG }),
    'Call to action': labelOf(first!),
    ...(first!.brandName.length <= BUSINESS_NAME && { 'Business name': first!.brandName }),
    'Final URL': trackedUrlOf(first!, content),
  };
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length;
}

function pathsOf(ads: readonly CampaignAd[]): string {
  return ads.map(uploadPathOf).join('; ');
}
