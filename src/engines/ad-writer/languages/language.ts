import type { AdTone } from '../ad-request.ts';
import type { Intent } from '../find-intents.ts';

/**
 * Frames are texts with slots: `{brand}`, `{topic}` (any noun phrase) and `{topics}` (one that needs no
 * article: a plural, or what cannot be counted). Headlines end without a full stop and have no exclamation
 * mark, which some platforms refuse. No frame says what only the page could know.
 */
export interface Language {
  /** ISO 639-1. */
  code: string;
  /** Words that say nothing of a page's subject. */
  stopWords: ReadonlySet<string>;
  /** Words that make a phrase more than the name of a thing: verbs, mostly. */
  verbs: ReadonlySet<string>;
  /** A line that begins with one leans on the line before it. */
  leaning: ReadonlySet<string>;
  /** A sentence may end before a comma and one of these. */
  clauseOpeners: ReadonlySet<string>;
  /** What begins with one of these before a comma is no sentence yet. */
  prefaces: ReadonlySet<string>;
  /** Addresses the reader. */
  you: RegExp;
  /** Announces something worth having. */
  benefit: RegExp;
  /** Whether headlines are written in title case. */
  titleCase: boolean;
  tones: Record<AdTone, ToneFrames>;
  /** What the playful tone says where jokes would hurt: law, health, charity. */
  gentle: ToneFrames;
  /** Headlines that say what to do, by what the page offers: calm, then lively. With `{brand}`. */
  actions: Partial<Record<Intent, readonly [calm: string, lively: string]>>;
}

export interface ToneFrames {
  /** Headlines with `{topic}` or `{topics}`, and `{brand}` perhaps. */
  topic: readonly string[];
  /** Headlines with `{brand}`. */
  brand: readonly string[];
  /** Headlines without slots, for when nothing else fits. Five at least over all. */
  plain: readonly string[];
  /** Whole sentences that precede one of the page's, some with `{topics}` or `{topic}`. */
  openers: readonly string[];
  /** Whole sentences that follow one of the page's, some with `{brand}`. */
  closings: readonly string[];
}
