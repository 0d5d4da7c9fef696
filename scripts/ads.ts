/**
 * `npm run ads -- https://example.com --out folder`: makes ads of a page in all sizes of all platforms, without server or
 * database. Errors are printed on standard error, with exit code 1.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AD_FORMATS } from '#features/ads/content/ad-formats';
import type { AdFormat } from '#features/ads/contract/ad-formats';
import { campaignPath } from '#features/ads/rules/campaigns/campaign-ad';
import { hasHtml5, html5PathOf, makeHtml5Ad } from '#features/ads/rules/campaigns/html5/make-html5-ad';
import { listTextFiles } from '#features/ads/rules/campaigns/list-text-files';
import { type MadeAd, makeCampaign } from '#features/ads/rules/campaigns/make-campaign';
import { objectOf } from '#features/ads/rules/campaigns/object-of';
import { type CampaignPage, readCampaignPage } from '#features/ads/rules/campaigns/read-campaign-page';
import { readConfig } from '#main/config/config';
import { type CampaignTools, openCampaignTools } from '#main/wiring/campaign-tools';
import { type AdsOptions, readOptions, USAGE } from './ads/read-options.ts';
import { writeContactSheet } from './ads/write-contact-sheet.ts';

const stop = new AbortController();
process.once('SIGINT', () => stop.abort(new Error('Stopped')));

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await make(options);
  else console.log(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
// c2pa-node's signers keep the process alive until they are garbage-collected, which may never happen.
process.exit();

async function make(options: AdsOptions): Promise<void> {
  await requireEmptyFolder(options);
  const { egressAllowHosts, ...config } = readConfig(process.env);
  const allowHosts = [...egressAllowHosts, ...options.allowHosts];
  const tools = await openCampaignTools({ ...config, allowHosts }, { onWarning: console.error });
  try {
    await makeWith(tools, options);
  } finally {
    await tools.close();
  }
}

async function makeWith(tools: CampaignTools, options: AdsOptions): Promise<void> {
  const { url, folder, platforms } = options;
  const { signal } = stop;
  console.log(`Opening ${url}`);
  const page = await readCampaignPage(tools, url, { signal });
  console.log(describe(page));
  const write = async (path: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  await write('analysis.json', `${JSON.stringify(page.facts, null, 2)}\n`);
  const tone = options.tone ?? page.facts.tone ?? 'professional';
  const count = platforms.reduce((sum, platform) => sum + AD_FORMATS[platform].formats.length, 0);
  const ads: Omit<MadeAd, 'files'>[] = [];
  const unmoved: string[] = [];
  const onRefused = (format: AdFormat, { message }: Error) => {
    process.exitCode = 1;
    console.error(`${format.id}: ${message}`);
  };
  const making = makeCampaign(tools, { ...options, page, tone }, { signal, onRefused });
  for await (const { files, ...ad } of making) {
    for (const { type, bytes } of files) await write(campaignPath(ad, type), bytes);
    const svg = files.find(({ type }) => type === 'svg');
    if (svg && hasHtml5(ad)) {
      const moving = await makeHtml5Ad(ad, objectOf(svg.bytes), { signal });
      if (moving) await write(html5PathOf(ad), moving);
      else unmoved.push(html5PathOf(ad));
    }
    ads.push(ad);
    const sizes = files.map(({ type, bytes }) => `${type} ${Math.ceil(bytes.length / 1000)} kB`);
    console.log(`${ads.length}/${count} ${ad.format.id}, ${ad.layout}: ${sizes.join(', ')}`);
  }
  const textFiles = listTextFiles(ads, { pictures: originOf(page, tools.imageModel.id), unmoved });
  for (const { fileName, text } of textFiles) await write(fileName, text);
  await write('index.html', writeContactSheet(ads, { brand: page.facts.brand, url: page.facts.url }));
  console.log(`${ads.length} ads are in ${folder}; ${join(folder, 'index.html')} shows them all.`);
}

/** @throws Error if the folder is not empty */
async function requireEmptyFolder({ folder, isForced }: AdsOptions): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Error(`Cannot write into ${folder}: ${error.message}`);
  });
  if (names.length > 0 && !isForced)
    throw new Error(`${folder} is not empty. Name another folder, or add --force to write into it.`);
}

function describe({ facts, picture, logo }: CampaignPage): string {
  const parts = [
    `Brand: ${facts.brand || 'none'}`,
    `language: ${facts.language ?? 'unknown'}`,
    `colors: ${facts.colors.slice(0, 3).join(' ') || 'none'}`,
    `logo: ${logo ? `${logo.width} x ${logo.height}` : 'none'}`,
    `picture: ${picture ? `${picture.width} x ${picture.height}` : 'none, a new one is painted'}`,
  ];
  return parts.join(', ');
}

function originOf({ facts, picture }: CampaignPage, painter: string): string {
  return picture
    ? `From ${facts.url}, as it was on the day. It stays its owner’s: use these ads where you may use it.`
    : `Painted by ${painter === 'studio' ? 'the studio engine of Framewright' : painter}, without anybody’s picture.`;
}
