import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AdTone } from '#features/ads/contract/ad-enumerations';
import type { PageRefusal } from '#ports/page-browser';

/** A fixture website of one kind, with the facts that an analysis must find. */
export interface FixtureSite {
  /** Also the folder of its files under `sites/`, if it has any. */
  readonly name: string;
  /** Where a visitor begins; `/` unless told. */
  readonly path?: string;
  /** What its pages are sent as; UTF-8 unless told. */
  readonly charset?: 'windows-1252';
  /** Answers what no file answers. @returns whether it did */
  respond?(incoming: IncomingMessage, answer: ServerResponse): boolean;
  readonly expected: Expected;
}

export type Expected = ExpectedFacts | { readonly refusal: PageRefusal };

/** Facts that must be found; missing fields are not checked. */
export interface ExpectedFacts {
  readonly brand: string;
  readonly language: string | null;
  readonly direction: 'ltr' | 'rtl';
  readonly price: string | null;
  readonly offer: string | null;
  readonly tone?: AdTone | null;
  /** All of them appear in the keywords, in any letter case. */
  readonly keywords: readonly string[];
  /** Near the first colors, in this order. */
  readonly colors?: readonly string[];
  /** Families, the first ones. */
  readonly fonts?: readonly string[];
  /** How many pictures it has for an ad. */
  readonly images: number;
  /** Alternative texts of the largest pictures, in any order. */
  readonly alts?: readonly string[];
  /** Appears in the content. */
  readonly says?: readonly string[];
  /** Appears nowhere in the analysis. */
  readonly hides?: readonly string[];
  readonly hasLogo?: boolean;
  /** The line that leads the page. */
  readonly hero?: string;
  readonly buttons?: readonly string[];
  readonly contact?: { readonly phone: string | null; readonly address: string | null };
}
