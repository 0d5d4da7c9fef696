import type { AdTone } from '../ad-request.ts';
import type { Intent } from '../find-intents.ts';

/**
 * Frames are texts with slots: `{brand}`, `{topic}` (any noun phrase) and `{topics}` (a noun phrase that needs no article:
 * plural or uncountable). Headlines have no final full stop, and no exclamation mark, since some platforms refuse it. No frame
 * claims facts about the product.
 */
export interface Language {
  /** ISO 639-1. */
  code: string;
  /** Words that do not tell a page's subject. */
  stopWords: ReadonlySet<string>;
  /** Mostly verbs: a phrase with one of them is not a noun phrase. */
  verbs: ReadonlySet<string>;
  /** A line that begins with one of them needs the line before it. */
  leaning: ReadonlySet<string>;
  /** A sentence can be cut before a comma and one of these. */
  clauseOpeners: ReadonlySet<string>;
  /** A clause that begins with one of these is not a sentence. */
  prefaces: ReadonlySet<string>;
  /** Words that address the reader. */
  you: RegExp;
  /** Words that announce a benefit. */
  benefit: RegExp;
  /** Whether headlines are written in title case. */
  titleCase: boolean;
  tones: Record<AdTone, ToneFrames>;
  /** Replaces the playful tone where jokes would hurt: law, health, charity. */
  gentle: ToneFrames;
  /** Calls to action as headlines, by the page's intent: calm, then lively. With `{brand}`. */
  actions: Partial<Record<Intent, readonly [calm: string, lively: string]>>;
}

export interface ToneFrames {
  /** Headlines with `{topic}` or `{topics}`, some also with `{brand}`. */
  topic: readonly string[];
  /** Headlines with `{brand}`. */
  brand: readonly string[];
  /** Headlines without slots, used if nothing else fits. At least five. */
  plain: readonly string[];
  /** Sentences to put before one of the page's, some with `{topics}` or `{topic}`. */
  openers: readonly string[];
  /** Sentences to put after one of the page's, some with `{brand}`. */
  closings: readonly string[];
}
