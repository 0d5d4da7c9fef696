import type { Evidence, FigureSource } from '../contract/ad-formats.ts';

/**
 * Describes pages by the day on which we read the copies that search engines and others keep. A page may have changed since.
 */
export function pagesReadOn(readOn: string) {
  return (publisher: string, title: string, url: string, edition?: string): FigureSource => ({
    publisher,
    title,
    url,
    readOn,
    ...(edition && { edition }),
  });
}

export const page = pagesReadOn('2026-11-22');

/** The platform's own page states it as a rule. */
export const required = (source: string, note?: string) => figure('required', source, note);

/** The platform's own page recommends it. */
export const recommended = (source: string, note?: string) => figure('recommended', source, note);

/** Somebody else reports it or quotes the platform's page. */
export const reported = (source: string, note?: string) => figure('reported', source, note);

/** The platform gives no figure. `note` says why we chose this one; `source`, if any, is a page saying there is none. */
export const chosen = (note: string, source: string | null = null) => figure('chosen', source, note);

/** Decimal, so that a file is under the cap whether a platform counts in 1,000 or in 1,024. */
export const KB = 1_000;
export const MB = 1_000_000;

function figure(standing: Evidence['standing'], source: string | null, note?: string): Evidence {
  return { standing, source, ...(note && { note }) };
}
