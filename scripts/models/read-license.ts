import { posix } from 'node:path';
import type { CatalogModel, PackFiles } from './read-pack.ts';

const PACKS: Readonly<Record<string, Pick<CatalogModel, 'license' | 'author' | 'source'>>> = {
  'BlendSwap-CC-0': { license: 'CC0-1.0', author: '', source: 'https://www.blendswap.com' },
  'BlendSwap-CC-BY': { license: 'CC-BY-3.0', author: '', source: 'https://www.blendswap.com' },
  KatorLegaz: {
    license: 'CC-BY-3.0',
    author: 'Andrew Kator & Jennifer Legaz',
    source: 'http://www.katorlegaz.com',
  },
  Scopia: {
    license: 'CC-BY-3.0',
    author: 'Emmanuel Puybaret / eTeks and Scopia Visual Interfaces Systems, s.l.',
    source: 'http://www.scopia.es',
  },
};

/**
 * License, author and source of a model. The pack names one license for all its models, but a few folders hold a license
 * file that asks for more: the stricter of the two counts.
 */
export function readLicense(
  pack: string,
  folder: string,
  files: PackFiles,
  creator: string,
): Pick<CatalogModel, 'license' | 'author' | 'source'> {
  const common = PACKS[pack] ?? { license: 'CC-BY-3.0', author: '', source: 'http://www.sweethome3d.com' };
  const own = files
    .list(folder)
    .filter((path) => /licen[cs]e[^/]*\.(txt|html?)$/.test(path))
    .map((path) => files.find('', path)?.bytes.toString('latin1') ?? '')
    .join('\n');
  const asksForCredit = /Attribution 3|licenses\/by\//i.test(own);
  if (/licenses\/by-|ShareAlike|NonCommercial/i.test(own)) throw new Error(`${folder}: license not usable`);
  const page = /blendswap\.com\/blends?\/(?:view\/)?(\d+)/.exec(own)?.[1];
  return {
    license: asksForCredit ? 'CC-BY-3.0' : common.license,
    author: common.author || creator || /" by "?([^"\n<]+)/.exec(own)?.[1]?.trim() || 'anonymous',
    source: page ? `https://www.blendswap.com/blend/${page}` : `${common.source}#${posix.basename(folder)}`,
  };
}
