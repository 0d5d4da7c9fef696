import type { Evidence, FigureSource } from '../contract/ad-formats.ts';

/**
 * The day on which the pages of these tables were read. They were read as copies that search engines and others
 * keep, so a page may say something newer today.
 */
export const READ_ON = '2026-11-22';

export function page(publisher: string, title: string, url: string, edition?: string): FigureSource {
  return { publisher, title, url, readOn: READ_ON, ...(edition && { edition }) };
}

/** The platform's rule, by its own page. */
export const required = (source: string, note?: string) => figure('required', source, note);

/** The platform recommends it, by its own page. */
export const recommended = (source: string, note?: string) => figure('recommended', source, note);

/** Somebody else reports it, or the platform's page was read only as somebody else's quotation. */
export const reported = (source: string, note?: string) => figure('reported', source, note);

/** No figure of the platform's was found; `note` says why this one, `source` names a page that says there is none. */
export const chosen = (note: string, source: string | null = null) => figure('chosen', source, note);

/** Nothing of the picture is known to be covered. */
export const UNCOVERED = { top: 0, right: 0, bottom: 0, left: 0 };
export const NOTHING_COVERS = chosen('The platform names no part that it covers.');

/** Decimal, so that a file is under the cap whichever way a platform counts. */
export const KB = 1_000;
export const MB = 1_000_000;

function figure(standing: Evidence['standing'], source: string | null, note?: string): Evidence {
  return { standing, source, ...(note && { note }) };
}
