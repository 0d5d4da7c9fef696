import { campaignNameOf } from '../../../content/campaign-name-of.ts';
import { trackedUrlOf } from '../../../content/tracked-url-of.ts';
import { type CampaignAd, uploadPathOf } from '../campaign-ad.ts';
import { adNameOf, labelOf, type Sheet, writeRows } from './sheet.ts';

const COLUMNS = [
  'Campaign Name',
  'Campaign Status',
  'Campaign Objective',
  'Buying Type',
  'Ad Set Name',
  'Ad Set Run Status',
  'Ad Name',
  'Ad Status',
  'Creative Type',
  'Title',
  'Body',
  'Link',
  'Display Link',
  'Call to Action',
  'Image File Name',
  'URL Tags',
];

/** The ads for Meta's import in bulk: one row an ad, all paused. Null if there is nothing for Meta. */
export function writeMetaSheet(ads: readonly CampaignAd[]): Sheet | null {
  const meta = ads.filter(({ platform }) => platform === 'facebook' || platform === 'instagram');
  const [first] = meta;
  if (!first) return null;
  const name = campaignNameOf(first);
  const rows = meta.map((ad) => {
    const url = URL.parse(trackedUrlOf(ad, ad.format.id));
    const tags = [...(url?.searchParams ?? [])].filter(([key]) => key.startsWith('utm_'));
    for (const [key] of tags) url?.searchParams.delete(key);
    return {
      'Campaign Name': name,
      'Campaign Status': 'PAUSED',
      'Campaign Objective': 'Outcome Traffic',
      'Buying Type': 'AUCTION',
      'Ad Set Name': `${name} ${ad.platform}`,
      'Ad Set Run Status': 'PAUSED',
      'Ad Name': adNameOf(ad),
      'Ad Status': 'PAUSED',
      'Creative Type': 'Link Page Post Ad',
      Title: ad.headline,
      Body: [ad.description, ad.hashtags.join(' ')].filter(Boolean).join('\n'),
      Link: url?.href ?? '',
      'Display Link': url?.hostname ?? '',
      'Call to Action': buttonNameOf(ad),
      'Image File Name': uploadPathOf(ad).split('/').at(-1)!,
      'URL Tags': new URLSearchParams(tags).toString(),
    };
  });
  return {
    fileName: 'meta-ads-import.csv',
    text: writeRows(COLUMNS, rows),
    note: 'Meta Ads Manager: Export & import, Import ads in bulk, together with the pictures of facebook/ and instagram/. Set budget, place and Page there. Export one ad first and compare the columns: Meta changes them. After https://www.facebook.com/business/help/216402145125255.',
  };
}

/** Meta's own name of a button: `Shop now` is `SHOP_NOW`. */
function buttonNameOf(ad: CampaignAd): string {
  return labelOf(ad).toUpperCase().replaceAll(' ', '_') || 'NO_BUTTON';
}
