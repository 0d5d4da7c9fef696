import type { CampaignAd } from '../campaign-ad.ts';
import type { Sheet } from './sheet.ts';
import { writeGoogleSheet } from './write-google-sheet.ts';
import { writeLinkedinSheet } from './write-linkedin-sheet.ts';
import { writeMetaSheet } from './write-meta-sheet.ts';
import { writeMicrosoftSheet } from './write-microsoft-sheet.ts';

/** The files that the platforms of these ads import. None was tried on its platform. */
export function listSheets(ads: readonly CampaignAd[]): Sheet[] {
  return [writeGoogleSheet, writeMetaSheet, writeLinkedinSheet, writeMicrosoftSheet].flatMap(
    (write) => write(ads) ?? [],
  );
}
