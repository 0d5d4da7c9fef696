import type { CampaignAd } from './campaign-ad.ts';
import { listSheets } from './sheets/list-sheets.ts';
import { writeCampaignCsv } from './write-campaign-csv.ts';
import { writeCampaignNote } from './write-campaign-note.ts';

/** A campaign's texts, sheets and note. */
export function listTextFiles(
  ads: readonly CampaignAd[],
  note: Parameters<typeof writeCampaignNote>[1],
): { fileName: string; text: string }[] {
  return [
    { fileName: 'texts.csv', text: writeCampaignCsv(ads) },
    ...listSheets(ads),
    { fileName: 'README.txt', text: writeCampaignNote(ads, note) },
  ];
}
