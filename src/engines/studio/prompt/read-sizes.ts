import type { Side } from '../scene/edit.ts';
import { groupsOf, LIGHT, NO_EDIT, nameThing, type ReadClause, WHOLE } from './name-things.ts';

/** A pattern of two groups: how much, and which way. */
export const BIGGER =
  '(?:(much|a lot|far|way|a bit|a little|slightly|somewhat|even) )?(bigger|larger|smaller|taller|tinier|tiny|huge)';

export function move(noun: string, toward: Side): ReadClause | undefined {
  const group = groupsOf(noun)[0];
  if (!group) return undefined;
  const { thing, words } = nameThing(group);
  return { ...NO_EDIT, edits: [{ edit: { kind: 'move', thing, toward }, words }] };
}

/** Undefined of the whole picture: the camera moves then. */
export function resize(noun: string, way: string, much: string | undefined): ReadClause | undefined {
  const group = WHOLE.test(noun) || LIGHT.test(noun) ? undefined : groupsOf(noun)[0];
  if (!group) return undefined;
  const { thing, words } = nameThing(group);
  return {
    ...NO_EDIT,
    edits: [
      {
        edit: { kind: 'resize', thing, by: factorOf(way, much) },
        words: { ...words, noun: [way, ...words.noun] },
      },
    ],
  };
}

function factorOf(way: string, much: string | undefined): number {
  const step =
    much === undefined || much === 'even' ? 1.3 : /^(?:much|a lot|far|way)$/.test(much) ? 1.6 : 1.15;
  return /^(?:smaller|tin)/.test(way) ? 1 / step : step;
}

/** "Bigger" of a picture whose main thing is a drawing before a landscape. */
export function readSizeOnly(clause: string): ReadClause | undefined {
  const match = SIZE_ONLY.exec(clause);
  if (!match) return undefined;
  const [, much, way] = match;
  return {
    ...NO_EDIT,
    edits: [
      {
        edit: { kind: 'resize', thing: undefined, by: factorOf(way!, much) },
        words: { noun: [way!], color: [], count: [], rest: [] },
      },
    ],
  };
}

const SIZE_ONLY = new RegExp(`^(?:make (?:it|them|him|her) )?${BIGGER}$`);
