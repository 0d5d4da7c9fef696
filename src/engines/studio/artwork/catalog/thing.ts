import type { Category } from '../../scene/categories.ts';
import { phrases } from '../../scene/phrases.ts';

/** Something that is drawn from artwork. */
export interface Thing {
  /** Name of the drawing: one of our own, or else in Fluent Emoji. */
  icon: string;
  /** English nouns in the singular, lower case; the first is its label. */
  names: readonly string[];
  /** Usual height in meters. */
  height: number;
  /** Whether it stands, flies, hangs in the sky or swims. */
  stance: Stance;
  /** How many of it the drawing shows, for a stack or a pair. */
  pieces: number;
}

/** A thing with the content category of its pictures. */
export type CatalogedThing = Thing & { category: Category };

/** Stands on a floor, flies in the air, hangs in the sky far away, or swims. */
const STANCES = ['stands', 'flies', 'sky', 'swims'] as const;
export type Stance = (typeof STANCES)[number];

/**
 * Reads a table with one thing in a line: icon | height | names. A stance other than standing follows, and the pieces if
 * there are several.
 */
export function things(table: string): Thing[] {
  const rows = table.trim().split('\n');
  return rows.map((row) => {
    const [icon, height, names, stance = 'stands', pieces = '1'] = row.trim().split(/ *\| */);
    if (names === undefined || !isStance(stance))
      throw new Error(`"${row}" is not: icon | height | names | stance | pieces`);
    return { icon: icon!, height: Number(height), names: phrases(names), stance, pieces: Number(pieces) };
  });
}

function isStance(name: string): name is Stance {
  return (STANCES as readonly string[]).includes(name);
}
