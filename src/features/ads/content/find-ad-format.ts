import type { AdPlatformId } from '../contract/ad-enumerations.ts';
import type { AdFormat } from '../contract/ad-formats.ts';
import { AD_FORMATS } from './ad-formats.ts';

/** Finds a format by its id, or by its size. The name decides between two formats of one size. */
export function findAdFormat(
  platform: AdPlatformId,
  wanted: { id?: string | undefined; name?: string | undefined; width?: number; height?: number },
): AdFormat | undefined {
  const { formats } = AD_FORMATS[platform];
  if (wanted.id !== undefined) return formats.find(({ id }) => id === wanted.id);
  const ofSize = formats.filter(({ width, height }) => width === wanted.width && height === wanted.height);
  return ofSize.find(({ name }) => name === wanted.name) ?? ofSize[0];
}
