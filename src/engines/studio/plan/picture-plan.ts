import type { Archetype } from '../archetypes.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { OverlayWish } from '../landscape/overlays/overlay-kinds.ts';
import type { Carrier } from '../lettering/carriers.ts';
import type { ReadPeople } from '../prompt/people/read-people.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { PromptReading } from '../prompt/reading/read-prompt.ts';
import type { Token } from '../prompt/reading/token.ts';
import type { Part } from '../prompt/spans.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';
import type { Change } from '../scene/change.ts';
import type { Staging } from '../scene/staging-words.ts';

/** The content of a picture, decided before anything is composed. */
export interface PicturePlan {
  /** BCP 47 code. */
  language: string;
  /** The prompt, or its words in English where it is in another language. */
  english: string;
  groups: NounGroup[];
  /** How the words want the picture to look. */
  understanding: Understanding;
  /** The words of the main noun; null if the prompt names none. */
  head: string | null;
  /** Whether the main noun, and every noun joined to it by "and", will be in the picture. */
  drawsPrompt: boolean;
  /** The words for which it is not drawn, as typed; null if it is drawn, or names nothing. */
  missing: string | null;
  /** What to compose; undefined if nothing of the prompt can be drawn. */
  content: PlannedContent | undefined;
  /** What the words for lens, frame and light change. */
  view: Change;
  drawn: DrawnPart[];
  leftOut: LeftOutPart[];
}

export type PlannedContent =
  | {
      kind: 'archetype';
      archetype: Archetype;
      overlays: OverlayWish[];
      people?: ReadPeople;
      /** The things that a printed pattern repeats. */
      motifs?: Motifs;
    }
  /** An overlay such as a boat; its landscape is drawn at random from `homes`. */
  | {
      kind: 'overlay';
      homes: readonly LandscapeArchetype[];
      overlays: OverlayWish[];
      people?: ReadPeople;
    }
  /** At most five things in a landscape or, without a place, in a studio; the main one first. */
  | {
      kind: 'artwork';
      things: PlannedThing[];
      place: LandscapeArchetype | undefined;
      /** Whether they stand on top of a hill of that place. */
      isOnMound?: boolean;
      /** Whether they are drawn flat, as an illustration, without a studio. */
      isFlat?: boolean;
      /** The studio that the words ask for; undefined in a landscape, and if any will do. */
      staging?: Staging | undefined;
    }
  /** Quoted words, written on something in a studio. */
  | PlannedLettering;

export type ContentOf<Kind extends PlannedContent['kind']> = Extract<PlannedContent, { kind: Kind }>;

export interface PlannedLettering {
  kind: 'lettering';
  carrier: Carrier;
  /** The text to write. */
  text: string;
  /** The quoted parts that `text` joins. */
  written: PromptReading['quoted'];
  /** The words that name what it is written on; undefined if none do. */
  group: NounGroup | undefined;
}

/** What a pattern repeats, and the words that ask for it. */
export interface Motifs {
  figures: readonly ThingInPicture[];
  /** The color behind them, as display hex. */
  ground: string | undefined;
  /** The nouns and adjectives that name the figures, with the names of what is drawn. */
  subjects: ReadonlyMap<Token, string>;
  /** Words for the pattern itself and its colors. */
  styles: ReadonlySet<Token>;
}

/** A thing, and the words that ask for it. */
export type PlannedThing = ThingInPicture & {
  group: NounGroup;
  /** The groups of what it wears. */
  wears?: readonly NounGroup[];
};

/** Words of the prompt that will be in the picture. */
export interface DrawnPart extends Part {
  kind: 'artwork' | 'object' | 'people' | 'landscape' | 'abstract' | 'concept' | 'style' | 'text';
  /** The name of the drawn subject, for nouns. */
  subject?: string;
  count?: number;
  /** Display hex. */
  color?: string;
}

/** Words of the prompt that will not be in the picture. */
export interface LeftOutPart extends Part {
  /**
   * `unknown`: cannot be drawn; `elsewhere`: can be drawn, but not in this picture; `look`: has no effect; `kind`: drawn as
   * `general`, which it is a kind of.
   */
  why: 'unknown' | 'elsewhere' | 'look' | 'kind';
  general?: string;
}
