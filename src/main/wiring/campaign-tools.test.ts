import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AD_FORMATS } from '#features/ads/content/ad-formats';
import { type MadeAd, makeCampaign } from '#features/ads/rules/campaigns/make-campaign';
import { readCampaignPage } from '#features/ads/rules/campaigns/read-campaign-page';
import { type FixtureSites, startFixtureSites } from '#testing/fixture-sites/start-fixture-sites';
import { readConfig } from '../config/config.ts';
import { type CampaignTools, openCampaignTools } from './campaign-tools.ts';

const { signal } = new AbortController();
const warnings: string[] = [];
let sites: FixtureSites;
let dataDir: string;
let tools: CampaignTools;
beforeAll(async () => {
  sites = await startFixtureSites({ names: ['lumera', 'dar-misk', 'hinoki', 'not-found'] });
  dataDir = await mkdtemp(join(tmpdir(), 'framewright-campaign-'));
  tools = await openCampaignTools(
    {
      ...readConfig({ DATA_DIR: dataDir, STUDIO_THREADS: '1' }),
      allowHosts: sites.allowHosts,
    },
    { onWarning: (message) => warnings.push(message) },
  );
});
afterAll(async () => {
  await tools.close();
  sites.close();
  await rm(dataDir, { recursive: true, force: true });
});

// A shop, a page from right to left, and one without spaces between its words, each for formats of other shapes.
test.each([
  ['lumera', 'x'],
  ['dar-misk', 'youtube'],
  ['hinoki', 'microsoft'],
] as const)(
  'of the page of %s every format of %s is made, at its size and under its cap',
  async (name, platform) => {
    const page = await readCampaignPage(tools, sites.find(name).url, { signal });
    const refusals: string[] = [];
    const ads: MadeAd[] = [];
    const order = { page, platforms: [platform], tone: 'professional' } as const;
    const onRefused = (_format: object, { message }: Error) => refusals.push(message);
    for await (const ad of makeCampaign(tools, order, { signal, onRefused })) ads.push(ad);
    expect(refusals).toEqual([]);
    expect(ads.map(({ format }) => format.id)).toEqual(AD_FORMATS[platform].formats.map(({ id }) => id));
    for (const { format, files, headline } of ads) {
      expect(headline).not.toBe('');
      expect(files.length).toBeGreaterThan(1);
      for (const { type, bytes } of files) {
        const { width, height, format: found } = await sharp(bytes).metadata();
        expect([format.id, width, height, found]).toEqual([format.id, format.width, format.height, type]);
        if (type !== 'svg') expect(bytes.length).toBeLessThanOrEqual(format.maxBytes);
      }
    }
  },
  240_000,
);

test('an unreadable page is refused with a message', async () => {
  const reading = readCampaignPage(tools, sites.find('not-found').url, { signal });
  await expect(reading).rejects.toMatchObject({ code: 'page_unreadable', details: { reason: 'notFound' } });
});
