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
/** Drawings on a page; those that look the same are kept once. */
const PER_PAGE = 30;

/** Without figures: addresses that differ in those alone are taken for sizes of one picture. */
const NAMES = Array.from({ length: 1_000 }, (_, index) => {
  const letters = [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]);
  return `/bread/${letters.join('')}/loaf.svg`;
});

interface FixtureSite {
  origin: string;
  host: string;
  /** Vectors that were sent to whoever takes pictures. */
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
      // A drawing that was not taken from its page would prove nothing.
      if (site.taken.size < vectors.length)
        throw new Error(`only ${site.taken.size} of ${vectors.length} drawings were taken`);
      yield {
        claim: "no drawing of a stranger's page shows a picture file of the server",
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
 * The browser that looks at a page is sent a harmless drawing, so that it takes it for a
 * large picture; whoever asks for the same address again is sent the vector.
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

/** The pictures that an analysis of the page has. */
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
