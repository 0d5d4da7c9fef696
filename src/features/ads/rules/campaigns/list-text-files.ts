import type { CampaignAd } from './campaign-ad.ts';
import { listSheets } from './sheets/list-sheets.ts';
import { writeCampaignCsv } from './write-campaign-csv.ts';
import { writeCampaignNote } from './write-campaign-note.ts';

/** A campaign's texts, sheets and note. */
export function listTextFiles(
  ads: readonly CampaignAd[],
  note: Omit<Parameters<typeof writeCampaignNote>[1], 'sheets'>,
): { fileName: string; text: string }[] {
  const sheets = listSheets(ads);
  return [
    { fileName: 'texts.csv', text: writeCampaignCsv(ads) },
    ...sheets,
    { fileName: 'README.txt', text: writeCampaignNote(ads, { ...note, sheets }) },
  ];
}
