import { describe, expect, test } from 'vitest';
import { AD_FORMATS } from '../../../content/ad-formats.ts';
import { trackedUrlOf } from '../../../content/tracked-url-of.ts';
import type { AdPlatformId } from '../../../contract/ad-enumerations.ts';
import type { CampaignAd } from '../campaign-ad.ts';
import { listSheets } from './list-sheets.ts';

function ad(platform: AdPlatformId, formatId: string, changes: Partial<CampaignAd> = {}): CampaignAd {
  const format = AD_FORMATS[platform].formats.find(({ id }) => id === `${platform}-${formatId}`)!;
  return {
    platform,
    format,
    headline: '=Kaffee, der wach macht',
    description: 'Montags geröstet, mittwochs bei dir.',
    callout: '',
    cta: 'Jetzt einkaufen',
    brandName: 'Fuchs & Söhne',
    language: 'de',
    concept: null,
    hashtags: ['#Kaffee'],
    headlineSource: '',
    descriptionSource: '',
    finalUrl: 'https://fuchs.example/laden?farbe=rot&utm_source=alt',
    contact: null,
    campaign: '',
    headlines: [
      '=Kaffee, der wach macht',
      'Frisch geröstet',
      'Ein Kopf, der viel zu lang für Google ist, wirklich',
    ],
    descriptions: ['Montags geröstet, mittwochs bei dir.', '+49 Röstungen im Jahr'],
    layout: 'split',
    fileTypes: ['svg', 'png', 'jpeg'],
    shortened: [],
    dropped: [],
    ...changes,
  };
}

const ADS = [
  ad('facebook', 'feed-square'),
  ad('instagram', 'story'),
  ad('google-display', 'responsive-square'),
  ad('google-display', '300x250'),
  ad('performance-max', 'logo-square'),
  ad('linkedin', 'square'),
  ad('microsoft', 'audience-square'),
  ad('print', 'a5'),
];
const SHEETS = listSheets(ADS);

/** Rows of a sheet by column. */
function rowsOf(fileName: string): Record<string, string>[] {
  const text = SHEETS.find((sheet) => sheet.fileName === fileName)!.text.replace('\ufeff', '');
  const lines = text.trim().split('\r\n').map(cellsOf);
  const [names = [], ...rows] = lines;
  return rows.map((cells) => Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])));
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) =>
    cell!.replace(/^"|"$/g, '').replaceAll('""', '"'),
  );
}

describe('the sheets of a campaign', () => {
  test('are those of the platforms that have one, with a note on each', () => {
    expect(SHEETS.map(({ fileName }) => fileName)).toEqual([
      'google-ads-editor.csv',
      'meta-ads-import.csv',
      'linkedin-ads.csv',
      'microsoft-bulk.csv',
    ]);
    for (const { note } of SHEETS) expect(note).toMatch(/https:/);
    expect(listSheets([ad('print', 'a5')])).toEqual([]);
  });

  test('have no cell that begins a formula, and pause everything', () => {
    for (const { fileName, text } of SHEETS) {
      for (const row of rowsOf(fileName)) {
        for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        if (row.Type !== 'Format Version')
          expect(Object.values(row)).toContainEqual(expect.stringMatching(/^(paused|draft)$/i));
      }
      expect(text).not.toMatch(/\b(active|enabled)\b/i);
    }
  });

  test('name no banner among the pictures of Microsoft’s responsive ad', () => {
    const banner = ad('microsoft', '300x250', { fileTypes: ['svg', 'jpeg'] });
    const picture = ad('microsoft', 'audience-square', { fileTypes: ['svg', 'png'] });
    const [sheet] = listSheets([picture, banner]);
    expect(sheet?.note).toMatch(/add microsoft\/microsoft-audience-square-\d+x\d+\.png to the ad/);
    expect(listSheets([banner])).toEqual([]);
  });

  test('keep to what Google takes, and name its buttons in its own words', () => {
    const rows = rowsOf('google-ads-editor.csv');
    const group = rows.find((row) => row['Asset Group'] && row['Headline 1'])!;
    expect(group).toMatchObject({
      Campaign: 'Fuchs & Söhne Performance Max',
      'Headline 1': "'=Kaffee, der wach macht",
      'Headline 2': 'Frisch geröstet',
      'Headline 3': '',
      'Long headline 1': 'Ein Kopf, der viel zu lang für Google ist, wirklich',
      'Call to action': 'Shop Now',
      'Business name': 'Fuchs & Söhne',
      Comment: 'performance-max/performance-max-logo-square-1200x1200.jpg',
    });
    expect(rows.find((row) => row['Ad type'] === 'Image ad')).toMatchObject({
      'Ad Group': 'Fuchs & Söhne',
      Image: 'google-display/google-display-300x250.jpg',
      'Image Size': '300x250',
    });
    expect(rows.find((row) => row['Ad type'] === 'Responsive display ad')).toMatchObject({
      'Headline 2': 'Frisch geröstet',
    });
  });

  test('give Meta one row an ad, with the parameters beside the address', () => {
    const rows = rowsOf('meta-ads-import.csv');
    expect(rows.map((row) => row['Image File Name'])).toEqual([
      'facebook-feed-square-1080x1080.jpg',
      'instagram-story-1080x1920.jpg',
    ]);
    expect(rows[0]).toMatchObject({
      'Call to Action': 'SHOP_NOW',
      Link: 'https://fuchs.example/laden?farbe=rot',
      'Display Link': 'fuchs.example',
      'URL Tags':
        'utm_source=facebook&utm_medium=paid_social&utm_campaign=fuchs-s%C3%B6hne&utm_content=facebook-feed-square',
    });
  });

  test('write Microsoft’s lists as JSON', () => {
    const row = rowsOf('microsoft-bulk.csv').at(-1)!;
    expect(JSON.parse(row.Descriptions!)).toEqual([
      { text: 'Montags geröstet, mittwochs bei dir.' },
      { text: '+49 Röstungen im Jahr' },
    ]);
    expect(row.Type).toBe('Responsive Ad');
  });
});

test('an address keeps its parameters, and its old tracking is replaced', () => {
  const url = new URL(trackedUrlOf(ad('print', 'a5', { campaign: 'Frühling 2027' }), 'print-a5'));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    farbe: 'rot',
    utm_source: 'print',
    utm_medium: 'qr',
    utm_campaign: 'frühling-2027',
    utm_content: 'print-a5',
  });
  expect(trackedUrlOf(ad('print', 'a5', { finalUrl: '' }), 'x')).toBe('');
});
