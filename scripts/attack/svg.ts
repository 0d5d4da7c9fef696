import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { websiteAnalysis } from '#features/ads/contract/ad-analyses';
import { showsCanary, writeCanaryFiles } from '#testing/svg-vectors/canary-files';
import type { SvgVector } from '#testing/svg-vectors/svg-vector';
import { svgVectors } from '#testing/svg-vectors/svg-vectors';
import type { Attack, Target } from './attack.ts';

const HARMLESS =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="190" fill="#2a7"/></svg>';
/** Drawings on a page; the product keeps equal ones once. */
const PER_PAGE = 30;

/** Letters only: addresses that differ only in digits count as sizes of one picture. */
const NAMES = Array.from({ length: 1_000 }, (_, index) => {
  const letters = [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]);
  return `/bread/${letters.join('')}/loaf.svg`;
});

interface FixtureSite {
  origin: string;
  host: string;
  /** Vectors that were sent. */
  taken: ReadonlySet<number>;
  server: Server;
}

export const attack: Attack = {
  name: 'svg',
  async *run(start) {
    const folder = await mkdtemp(join(tmpdir(), 'framewright-attack-svg-'));
    const vectors = svgVectors(await writeCanaryFiles(folder));
    const site = await openSite(vectors);
    try {
      const target = await start({
        EGRESS_ALLOW_HOSTS: site.host,
        BROWSER_SANDBOX: 'off',
        LIMIT_AD_ANALYSIS_PER_HOUR: '1000',
      });
      const hits: string[] = [];
      let controls = 0;
      for (let from = 0; from < vectors.length; from += PER_PAGE) {
        const some = vectors.slice(from, from + PER_PAGE);
        const pictures = await picturesOf(target, `${site.origin}/page?from=${from}`);
        for (const picture of pictures) if (await showsCanary(picture)) hits.push(`on the page from ${from}`);
        for (const { bytes, twin } of some)
          if ((await isDrawn(bytes)) || (await isDrawn(twin))) controls += 1;
      }
      // A vector that was not fetched would prove nothing.
      if (site.taken.size < vectors.length)
        throw new Error(`only ${site.taken.size} of ${vectors.length} drawings were fetched`);
      yield {
        claim: 'no drawing of a website shows a picture file of the server',
        tried: vectors.length,
        hits,
        controls,
      };
    } finally {
      site.server.closeAllConnections();
      site.server.close();
      await rm(folder, { recursive: true });
    }
  },
};

/**
 * The first request for a drawing, by the browser, gets a harmless large one; the second, by the product, gets the vector.
 */
async function openSite(vectors: readonly SvgVector[]): Promise<FixtureSite> {
  const asked = new Set<number>();
  const taken = new Set<number>();
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://site.test');
    const index = NAMES.indexOf(pathname);
    if (index >= 0) {
      const bytes = asked.has(index) ? vectors[index]?.bytes : HARMLESS;
      if (asked.has(index)) taken.add(index);
      asked.add(index);
      answer.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' }).end(bytes);
    } else if (pathname === '/page') {
      const from = Number(searchParams.get('from'));
      answer.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(from, vectors.length));
    } else answer.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin: `http://${host}`, host, taken, server };
}

function pageOf(from: number, count: number): string {
  const indexes = Array.from({ length: Math.min(PER_PAGE, count - from) }, (_, at) => from + at);
  const images = indexes.map(
    (index) => `<img src="${NAMES[index]}" alt="Drawing ${index}" width="400" height="400">`,
  );
  return `<!doctype html><html lang="en"><title>Drawings of bread</title><h1>Drawings of bread</h1>
<p>We draw plain bread every morning, and nothing else.</p>${images.join('')}`;
}

/** Pictures in the analysis of the page. */
async function picturesOf(target: Target, url: string): Promise<Buffer[]> {
  const answer = await fetch(`${target.origin}/api/ad-creator/analyze-website`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  });
  if (answer.status !== 200)
    throw new Error(`the analysis answered ${answer.status}: ${await answer.text()}`);
  const analysis = websiteAnalysis.parse(await answer.json());
  const ours = [...analysis.extractedImages.map(({ picture }) => picture), analysis.logo];
  const addresses = ours.flatMap((picture) => (picture ? [picture.url] : []));
  return await Promise.all(
    addresses.map(async (address) => {
      const file = await fetch(new URL(address, target.origin));
      if (file.status !== 200) throw new Error(`${address} answered ${file.status}`);
      return Buffer.from(await file.arrayBuffer());
    }),
  );
}

/** The control: by the renderer without a reader before it. */
function isDrawn(bytes: Buffer): Promise<boolean> {
  try {
    return showsCanary(new Resvg(bytes, { font: { loadSystemFonts: false } }).render().asPng());
  } catch {
    return Promise.resolve(false);
  }
}
