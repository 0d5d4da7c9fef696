import { buffer, text } from 'node:stream/consumers';
import PQueue from 'p-queue';
import { openZip } from '#features/downloads/rules/open-zip';
import type { StoredObject } from '#ports/object-store';
import { trackedUrlOf } from '../../../content/tracked-url-of.ts';
import type { AdPlatformId } from '../../../contract/ad-enumerations.ts';
import { type CampaignAd, campaignPath } from '../campaign-ad.ts';
import { objectOf } from '../object-of.ts';
import { writeHtml5Ad } from './write-html5-ad.ts';

/** Networks that take HTML5 banners. */
const NETWORKS: readonly AdPlatformId[] = ['google-display', 'microsoft'];
/** Larger ones hardly become small enough, and making them smaller takes long. */
const SVG_MAX_BYTES = 1_000_000;
// One in the process at a time: each needs a core, and the site's other answers need the rest.
const WORK = new PQueue({ concurrency: 1 });

export function hasHtml5({ platform, format }: Pick<CampaignAd, 'platform' | 'format'>): boolean {
  return NETWORKS.includes(platform) && format.content === 'ad';
}

/** The path of an ad's HTML5 banner in the archive. */
export function html5PathOf(ad: CampaignAd): string {
  return `html5/${campaignPath(ad, 'svg').replace(/\.svg$/, '.zip')}`;
}

/**
 * A banner as HTML5: a ZIP with its `index.html`, as networks take it. Null if it would be too large. Waits for those of
 * other campaigns.
 * @param svg the finished ad
 * @throws the signal's reason
 */
export async function makeHtml5Ad(
  ad: CampaignAd,
  svg: StoredObject,
  { signal }: { signal: AbortSignal },
): Promise<Buffer | null> {
  if (svg.size > SVG_MAX_BYTES) return null;
  const { format, headline } = ad;
  const drawing = await text(svg.stream());
  const url = trackedUrlOf(ad, `${format.id}-html5`);
  const page = await WORK.add(() => writeHtml5Ad(drawing, { ...format, title: headline, url }, { signal }));
  if (page === null) return null;
  const object = objectOf(Buffer.from(page, 'utf8'));
  const entries = [{ fileName: 'index.html', object, createdAt: new Date() }];
  return await buffer(openZip({ entries, missing: [] }).stream);
}
