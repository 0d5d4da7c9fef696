import { campaignNameOf } from '../../../content/campaign-name-of.ts';
import { trackedUrlOf } from '../../../content/tracked-url-of.ts';
import { type CampaignAd, uploadPathOf } from '../campaign-ad.ts';
import { byConcept, numberTexts, type Row, type Sheet, textsOf, writeRows } from './sheet.ts';

const COLUMNS = [
  'Type',
  'Status',
  'Id',
  'Parent Id',
  'Campaign',
  'Ad Group',
  'Client Id',
  'Campaign Type',
  'Final Url',
  'Business Name',
  'Call To Action',
  'Headlines',
  'Long Headlines',
  'Descriptions',
  'Name',
];
const [SHORT, LONG, BUSINESS_NAME] = [30, 90, 25];

/** A responsive ad for Microsoft's bulk file, paused. Null without a picture for one: Microsoft refuses banners in it. */
export function writeMicrosoftSheet(ads: readonly CampaignAd[]): Sheet | null {
  const microsoft = ads.filter(
    ({ platform, format }) => platform === 'microsoft' && format.content === 'picture',
  );
  const [first] = microsoft;
  if (!first) return null;
  const name = campaignNameOf(first);
  const pictures = microsoft.map(uploadPathOf).join(', ');
  const rows: Row[] = [
    { Type: 'Format Version', Name: '6.0' },
    { Type: 'Campaign', Status: 'Paused', Campaign: name, 'Campaign Type': 'Audience' },
    { Type: 'Ad Group', Status: 'Paused', Campaign: name, 'Ad Group': name },
    ...byConcept(microsoft).map(([, own]) => ({
      Type: 'Responsive Ad',
      Status: 'Paused',
      Campaign: name,
      'Ad Group': name,
      'Final Url': trackedUrlOf(own[0]!, 'responsive'),
      ...(first.brandName.length <= BUSINESS_NAME && { 'Business Name': first.brandName }),
      ...listsOf(own),
    })),
  ];
  return {
    fileName: 'microsoft-bulk.csv',
    text: writeRows(COLUMNS, rows),
    note: `Microsoft Advertising: Import, Import from file; budget, bids and places are missing. Pictures cannot be named in it: add ${pictures} to the ad. After https://learn.microsoft.com/en-us/advertising/bulk-service/responsive-ad.`,
  };
}

function listsOf(ads: readonly CampaignAd[]): Row {
  const { headlines, descriptions } = textsOf(ads);
  return {
    Headlines: list(headlines, 15, SHORT),
    'Long Headlines': list([...headlines, ...descriptions], 5, LONG),
    Descriptions: list(descriptions, 5, LONG),
  };
}

function list(texts: readonly string[], count: number, characters: number): string {
  return JSON.stringify(
    Object.values(numberTexts('', texts, { count, characters })).map((text) => ({ text })),
  );
}
