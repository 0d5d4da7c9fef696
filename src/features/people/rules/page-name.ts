import { AppError } from '#platform/errors/app-error';
import { RESERVED_NAMES } from '../content/reserved-names.ts';
import { PAGE_NAME } from '../contract/people.ts';

/** Reads a name as typed. @throws AppError `invalid_request` */
export function readPageName(typed: string): string {
  const name = typed.trim().toLowerCase();
  if (!PAGE_NAME.test(name)) throw new AppError('invalid_request.page_name', { field: 'name' });
  const parts = name.split('-').map(skeletonOf);
  const isOfficial = skeletonOf(name).includes(SITE) || parts.some((part) => OFFICIAL.has(part));
  if (isOfficial || RESERVED.has(skeletonOf(name)))
    throw new AppError('invalid_request.page_name_refused', { field: 'name' });
  return name;
}

/** The same for names that look alike: 'paul', 'pau1' and 'pa-ui'; 'burn' and 'bum'. */
export function skeletonOf(name: string): string {
  return (
    name
      .replaceAll('-', '')
      .replace(/[0-9ij]/g, (sign) => ALIKE[sign] ?? sign)
      // After the single signs: `c1` looks like `cl`, which looks like `d`.
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w')
      .replaceAll('cl', 'd')
  );
}

const ALIKE: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'b',
  7: 't',
  8: 'b',
  9: 'g',
  i: 'l',
  j: 'l',
};

const RESERVED = new Set(RESERVED_NAMES.map(skeletonOf));
/** Also as a part of a name, such as `the-admin`. */
const OFFICIAL = new Set(['admin', 'support', 'staff', 'official', 'moderator', 'team'].map(skeletonOf));
const SITE = skeletonOf('framewright');
