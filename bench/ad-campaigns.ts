/**
 * All ad formats for all fixture websites: checks that each ad is readable, without overflow, legible, clear of the
 * safe area and undistorted, and with `files`, the exact size and the size limit of each file.
 * Run: node bench/ad-campaigns.ts [files] [site]… (without `files`, the ads are laid out but not rendered)
 */
import sharp from 'sharp';
import { AD_FORMATS } from '#features/ads/content/ad-formats';
import { AD_PLATFORM_IDS } from '#features/ads/contract/ad-enumerations';
import type { AdFormat } from '#features/ads/contract/ad-formats';
import { type MadeAd, makeCampaign } from '#features/ads/rules/campaigns/make-campaign';
import { readCampaignPage } from '#features/ads/rules/campaigns/read-campaign-page';
import { readConfig } from '#main/config/config';
import { type CampaignTools, openCampaignTools } from '#main/wiring/campaign-tools';
import { startFixtureSites } from '#testing/fixture-sites/start-fixture-sites';
import { reportFinding } from './report-finding.ts';

const args = process.argv.slice(2);
const withFiles = args.includes('files');
const names = args.filter((name) => name !== 'files');
const formats = AD_PLATFORM_IDS.reduce((sum, id) => sum + AD_FORMATS[id].formats.length, 0);
const { signal } = new AbortController();

const { sites, allowHosts, close } = await startFixtureSites(names.length > 0 ? { names } : {});
const { egressAllowHosts: _none, ...config } = readConfig(process.env);
const fullTools = await openCampaignTools({ ...config, allowHosts }, { onWarning: console.error });
const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const tools: CampaignTools = withFiles
  ? fullTools
  : {
      ...fullTools,
      adComposer: {
        ...fullTools.adComposer,
        compose: async (design) => ({
          svg: '<svg/>',
          ...(await fullTools.adComposer.composeOutlined(design)),
        }),
      },
      adRenderer: { render: async () => [{ format: 'png', bytes: pixel }] },
      provenance: { ...fullTools.provenance, sign: async (file) => Buffer.from(file) },
    };
const begun = performance.now();
let [adCount, faultCount] = [0, 0];
for (const { name, url, expected } of sites) {
  if ('refusal' in expected) continue;
  const faults: string[] = [];
  const layouts = new Map<string, number>();
  let [count, dropped, shortened] = [0, 0, 0];
  try {
    const page = await readCampaignPage(tools, url, { signal });
    const order = { page, platforms: AD_PLATFORM_IDS, tone: page.facts.tone ?? 'professional' } as const;
    const onRefused = (format: AdFormat, { message }: Error) => faults.push(`${format.id}: ${message}`);
    for await (const ad of makeCampaign(tools, order, { signal, onRefused })) {
      count++;
      layouts.set(ad.layout, (layouts.get(ad.layout) ?? 0) + 1);
      if (ad.format.content === 'ad' && ad.dropped.length > 0) dropped++;
      if (ad.shortened.length > 0) shortened++;
      if (withFiles) faults.push(...(await faultsOf(ad)));
    }
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  adCount += count;
  faultCount += faults.length;
  const used = [...layouts].map(([layout, times]) => `${layout} ${times}`).join(', ');
  console.log(
    `${name.padEnd(16)} ${count}/${formats} ads, ${faults.length} faults, ${dropped} without a text, ${shortened} shortened; ${used}`,
  );
  for (const fault of faults) console.log(`    ${fault}`);
}
console.log(`${adCount} ads, ${faultCount} faults, ${Math.round((performance.now() - begun) / 1000)} s`);
reportFinding({ name: `faults in ${adCount} ads`, value: faultCount, unit: '', bar: { most: 0 } });
await tools.close();
close();
process.exitCode = faultCount > 0 ? 1 : 0;

async function faultsOf({ format, files }: MadeAd): Promise<string[]> {
  const faults: string[] = [];
  for (const { type, bytes } of files) {
    const { width, height, format: found } = await sharp(bytes, { unlimited: true }).metadata();
    if (width !== format.width || height !== format.height)
      faults.push(`${format.id}: ${type} has ${width} x ${height}`);
    if (found !== type) faults.push(`${format.id}: ${type} is ${found}`);
    if (type !== 'svg' && bytes.length > format.maxBytes)
      faults.push(`${format.id}: ${type} has ${bytes.length} bytes`);
  }
  if (!files.some(({ type }) => type !== 'svg')) faults.push(`${format.id}: has no bitmap`);
  return faults;
}
