import { campaignNameOf } from '../../../content/campaign-name-of.ts';
import { trackedUrlOf } from '../../../content/tracked-url-of.ts';
import { type CampaignAd, uploadPathOf } from '../campaign-ad.ts';
import { adNameOf, labelOf, type Sheet, writeRows } from './sheet.ts';

const COLUMNS = [
  'Campaign group',
  'Campaign name',
  'Ad name',
  'Ad format',
  'Introductory text',
  'Headline',
  'Destination URL',
  'Call to action',
  'Image file',
  'Status',
];

/** The ads for LinkedIn's Campaign Manager: one row an ad, all drafts. Null if there is nothing for LinkedIn. */
export function writeLinkedinSheet(ads: readonly CampaignAd[]): Sheet | null {
  const linkedin = ads.filter(({ platform }) => platform === 'linkedin');
  if (linkedin.length === 0) return null;
  const rows = linkedin.map((ad) => ({
    'Campaign group': campaignNameOf(ad),
    'Campaign name': `${campaignNameOf(ad)} LinkedIn`,
    'Ad name': adNameOf(ad),
    'Ad format': ad.format.id.includes('carousel')
      ? 'Carousel image'
      : ad.format.id.includes('message')
        ? 'Message'
        : 'Single image',
    'Introductory text': [ad.description, ad.hashtags.join(' ')].filter(Boolean).join(' '),
    Headline: ad.headline,
    'Destination URL': trackedUrlOf(ad, ad.format.id),
    'Call to action': labelOf(ad),
    'Image file': uploadPathOf(ad),
    Status: 'DRAFT',
  }));
  return {
    fileName: 'linkedin-ads.csv',
    text: writeRows(COLUMNS, rows),
    note: 'LinkedIn Campaign Manager: LinkedIn shows its own template only to signed-in advertisers (Bulk actions), so copy these columns into it. They are the fields of https://www.linkedin.com/help/lms/answer/a426534.',
  };
}
