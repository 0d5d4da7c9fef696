import type { Page } from 'playwright-core';
import type { Visit } from '../browser.ts';
import { addressKind } from './address-kind.ts';
import { createFileCheck, type FileCheck } from './file-check.ts';
import { findLayoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { type PageFacts, readPageFacts } from './page-facts.ts';
import { findPageFaults } from './page-faults.ts';
import { settle, type Traffic, watchTraffic } from './settle.ts';

export interface CrawlOptions {
  /** Scheme and host of the site. */
  origin: string;
  /** Start paths. */
  from: readonly string[];
  /** Whether search engines must not index a path. */
  isPrivate(path: string): boolean;
  /** Whether to skip a path, such as signing out. */
  isLeftAlone?(path: string): boolean;
  /** Paths that lead to another site, such as signing in. */
  leadAway?: readonly string[];
}

export interface Crawl {
  /** By address, without fragments. */
  pages: Map<string, PageFacts>;
  /** Every address that a page links to, without fragments. */
  linked: Set<string>;
  /** Faults, each with its address. */
  faults: string[];
}

const PAGES_OF_A_KIND = 2;

/**
 * Crawls a site breadth first by the links in its pages, with the visit's cookies, and checks every page and file. Other
 * sites are not requested.
 */
export async function crawl({ page, troubles }: Visit, options: CrawlOptions): Promise<Crawl> {
  const { origin, from, isLeftAlone, leadAway = [] } = options;
  await page.addInitScript(recordLayoutShifts);
  const walk: Walk = {
    ...{ page, troubles, options },
    traffic: watchTraffic(page),
    files: createFileCheck(page.request),
    crawl: { pages: new Map(), linked: new Set(), faults: [] },
  };
  const { pages, linked, faults } = walk.crawl;
  const kinds = new Map<string, number>();
  const anchors: { from: string; url: string }[] = [];
  const queue = from.map((path) => ({ url: origin + path, linkedFrom: 'the beginning' }));
  const met = new Set(queue.map(({ url }) => url));

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { url, linkedFrom } = next;
    const { pathname } = new URL(url);
    const kind = addressKind(url);
    const seen = kinds.get(kind) ?? 0;
    if (isLeftAlone?.(pathname) || seen >= PAGES_OF_A_KIND) continue;
    kinds.set(kind, seen + 1);
    const answer = await page.request.get(url, { maxRedirects: 0 });
    const leadsAway = leadAway.includes(pathname) && answer.status() === 302;
    if (answer.status() !== 200) {
      if (!leadsAway) faults.push(`${linkedFrom}: a link to ${url} is answered ${answer.status()}`);
      continue;
    }
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const facts = await look(walk, url);
    for (const link of facts.links) {
      const { href, hash, origin: site } = new URL(link.url);
      if (site !== origin) continue;
      const to = hash ? href.slice(0, -hash.length) : href;
      if (hash) anchors.push({ from: url, url: link.url });
      linked.add(to);
      if (!met.has(to)) queue.push({ url: to, linkedFrom: url });
      met.add(to);
    }
  }
  for (const anchor of anchors) {
    const { href, hash } = new URL(anchor.url);
    const target = pages.get(href.slice(0, -hash.length));
    if (target && !leadsToAnchor(hash, target.ids))
      faults.push(`${anchor.from}: ${anchor.url} leads to no element`);
  }
  return walk.crawl;
}

interface Walk {
  page: Page;
  troubles: string[];
  options: CrawlOptions;
  traffic: Traffic;
  files: FileCheck;
  crawl: Crawl;
}

/** Visits a page and records its faults. */
async function look(
  { page, troubles, options, traffic, files, crawl }: Walk,
  url: string,
): Promise<PageFacts> {
  const { origin, isPrivate } = options;
  const { pathname } = new URL(url);
  await page.goto(url);
  await settle(page, traffic);
  const facts = await readPageFacts(page);
  const ofSite = facts.resources.filter((resource) => new URL(resource).origin === origin);
  const found = [
    ...findPageFaults({
      canonical: origin + pathname,
      ...{ origin, isPrivate: isPrivate(pathname), facts },
    }),
    ...(await findLayoutShifts(page)),
    ...(await files.check(ofSite)),
    ...troubles.splice(0),
  ];
  crawl.pages.set(url, facts);
  crawl.faults.push(...found.map((fault) => `${url}: ${fault}`));
  return facts;
}

/** @param hash with its #, as in an address */
function leadsToAnchor(hash: string, ids: readonly string[]): boolean {
  return hash === '#top' || ids.includes(decodeURIComponent(hash.slice(1)));
}
