import { expect, it } from 'vitest';
import { choicesText, sheetLayout } from './newest-texts.ts';

const image = { id: 'a', url: '/a', width: 300, height: 200, thumbHash: '', creditLine: null };

it('lays out pictures before and after they exist', () => {
  const asked = { images: [], imageCount: 1, settings: null };
  expect(sheetLayout(asked)).toEqual({ columns: 1, rows: 1, ratio: 1 });
  expect(sheetLayout({ ...asked, settings: { outputFormat: 'banner' } }).ratio).toBe(3);
  const came = {
    images: [image, image, image],
    imageCount: 4,
    settings: { outputFormat: 'banner' },
  } as const;
  expect(sheetLayout({ ...came, images: [image] })).toEqual({ columns: 1, rows: 1, ratio: 1.5 });
  expect(sheetLayout({ ...came, images: [image, image] })).toEqual({ columns: 2, rows: 1, ratio: 3 });
  expect(sheetLayout({ ...came, images: [...came.images] })).toEqual({ columns: 2, rows: 2, ratio: 1.5 });
});

it('lays upright pictures out in one row', () => {
  const asked = { images: [], imageCount: 4, settings: { outputFormat: 'portrait' } } as const;
  expect(sheetLayout({ ...asked, images: [] })).toEqual({ columns: 4, rows: 1, ratio: 2.25 });
});

it('names only the chosen settings', () => {
  expect(choicesText({ settings: null, imageCount: 1 })).toBe('Square (1:1)');
  expect(choicesText({ settings: { style: 'artistic', outputFormat: 'landscape' }, imageCount: 2 })).toBe(
    'Artistic & Creative · Landscape (16:9) · 2 pictures',
  );
});
