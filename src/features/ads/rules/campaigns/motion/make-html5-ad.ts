import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openZip } from '#features/downloads/rules/open-zip';
import type { AdPlatformId } from '../../../contract/ad-enumerations.ts';
import { type CampaignAd, campaignPath } from '../campaign-ad.ts';
import { finalUrlOf } from '../sheets/final-url-of.ts';
import { writeHtml5Ad } from './write-html5-ad.ts';

/** Networks that take HTML5 banners. */
const NETWORKS: readonly AdPlatformId[] = ['google-display', 'microsoft'];

export function hasHtml5({ platform, format }: Pick<CampaignAd, 'platform' | 'format'>): boolean {
  return NETWORKS.includes(platform) && format.content === 'ad';
}

/**
 * A banner as HTML5: a ZIP with its `index.html`, as networks take it. Null if it would be too large.
 * @param svg the finished ad
 */
export async function makeHtml5Ad(
  ad: CampaignAd,
  svg: string,
): Promise<{ fileName: string; bytes: Buffer } | null> {
  const { format, headline } = ad;
  const page = await writeHtml5Ad(svg, {
    ...format,
    title: headline,
    url: finalUrlOf(ad, `${format.id}-html5`),
  });
  if (page === null) return null;
  const bytes = Buffer.from(page, 'utf8');
  const object = { size: bytes.length, stream: () => Readable.from([bytes]) };
  const { stream } = openZip({
    entries: [{ fileName: 'index.html', object, createdAt: new Date() }],
    missing: [],
  });
  return {
    fileName: `html5/${campaignPath(ad, 'svg').replace(/\.svg$/, '.zip')}`,
    bytes: await buffer(stream),
  };
}
