import { stringify } from 'csv-stringify/sync';
import { CSV_FORMAT } from '#platform/csv/csv-format';
import { AD_FORMATS } from '../../../content/ad-formats.ts';
import { localizeLabel } from '../../../content/button-labels.ts';
import type { CampaignAd } from '../campaign-ad.ts';

/** A file that a platform’s own tool imports. */
export interface Sheet {
  fileName: string;
  text: string;
  /** How to import it, what is missing in it, and its source. */
  note: string;
}

/** Values by column; columns that a row lacks are empty. */
export type Row = Readonly<Record<string, string>>;

/** CSV with a column for each name. No cell begins a formula. */
export function writeRows(columns: readonly string[], rows: readonly Row[]): string {
  const records = rows.map((row) => columns.map((column) => row[column] ?? ''));
  return stringify(records, { ...CSV_FORMAT, columns: [...columns] });
}

/** `Headline 1`, `Headline 2` … */
export function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
}

/** Texts under numbered columns: each once, those that are too long left out. */
export function numberTexts(
  name: string,
  texts: readonly string[],
  { count, characters }: { count: number; characters: number },
): Row {
  const fitting = [...new Set(texts)].filter((text) => text !== '' && widthOf(text) <= characters);
  return Object.fromEntries(fitting.slice(0, count).map((text, index) => [`${name} ${index + 1}`, text]));
}

/** Google and Microsoft count double-width characters as two. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, character) =>
      sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(character) ? 2 : 1),
    0,
  );
}

/** All headlines and descriptions of some ads, those that the pictures show first. */
export function textsOf(ads: readonly CampaignAd[]): { headlines: string[]; descriptions: string[] } {
  return {
    headlines: [...new Set(ads.flatMap((ad) => [ad.headline, ...ad.headlines]))],
    descriptions: [...new Set(ads.flatMap((ad) => [ad.description, ...ad.descriptions]))],
  };
}

/** The button in the platform's own words, which its tools expect; empty if it is none of them. */
export function labelOf({ platform, cta, language }: CampaignAd): string {
  const labels = AD_FORMATS[platform].callToActions;
  return labels.find((label) => label === cta || localizeLabel(label, language) === cta) ?? '';
}

export function adNameOf({ platform, format, take = 1 }: CampaignAd): string {
  const name = `${AD_FORMATS[platform].name} ${format.name} ${format.width}x${format.height}`;
  return take === 1 ? name : `${name} (${take})`;
}
