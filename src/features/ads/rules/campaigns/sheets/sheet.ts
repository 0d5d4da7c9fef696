import { stringify } from 'csv-stringify/sync';
import { CSV_FORMAT } from '#platform/csv/csv-format';
import { countCharacters } from '#platform/words/count-characters';
import { AD_FORMATS } from '../../../content/ad-formats.ts';
import { localizeLabel } from '../../../content/button-labels.ts';
import { AD_CONCEPTS } from '../../../contract/ad-enumerations.ts';
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

/** Texts under numbered columns: each once, those that are too long left out. Double-width characters count as two. */
export function numberTexts(
  name: string,
  texts: readonly string[],
  { count, characters }: { count: number; characters: number },
): Row {
  const fitting = [...new Set(texts)].filter(
    (text) => text !== '' && countCharacters(text, 'double-width') <= characters,
  );
  return Object.fromEntries(fitting.slice(0, count).map((text, index) => [`${name} ${index + 1}`, text]));
}

/** All headlines and descriptions of some ads, those that the pictures show first. */
export function textsOf(ads: readonly CampaignAd[]): { headlines: string[]; descriptions: string[] } {
  return {
    headlines: [...new Set(ads.flatMap((ad) => [ad.headline, ...ad.headlines]))],
    descriptions: [...new Set(ads.flatMap((ad) => [ad.description, ...ad.descriptions]))],
  };
}

/** The ads of each concept, with what a name of theirs ends with. */
export function byConcept(ads: readonly CampaignAd[]): [ending: string, ads: CampaignAd[]][] {
  const concepts = [...new Set(ads.map(({ concept }) => concept))];
  return concepts.map((concept) => [
    concept ? ` ${AD_CONCEPTS[concept]}` : '',
    ads.filter((ad) => ad.concept === concept),
  ]);
}

/** The button in the platform's own words, which its tools expect; empty if it is none of them. */
export function labelOf({ platform, cta, language }: CampaignAd): string {
  const labels = AD_FORMATS[platform].callToActions;
  return labels.find((label) => label === cta || localizeLabel(label, language) === cta) ?? '';
}

export function adNameOf({ platform, format, concept, take = 1 }: CampaignAd): string {
  const idea = concept ? `${AD_CONCEPTS[concept]}, ` : '';
  const name = `${idea}${AD_FORMATS[platform].name} ${format.name} ${format.width}x${format.height}`;
  return take === 1 ? name : `${name} (${take})`;
}
