import type { Relation, Subject } from '#engines/photo-studio/sets/set';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf } from '#engines/studio/prompt/reading/token';
import { wordSet } from '#engines/studio/scene/phrases';
import { findPiece } from './room-words.ts';

/** The animals whose models look alive in a room. Both sit; their authors must be named. */
const PETS: Readonly<Record<string, string>> = {
  cat: 'sitting-cat',
  kitten: 'sitting-cat',
  kitty: 'sitting-cat',
  dog: 'dog',
  puppy: 'dog',
  labrador: 'dog',
  'golden retriever': 'dog',
  'golden retriever puppy': 'dog',
};
const SITTING = /^sitting | sitting$/;

/** How the animal stands to the piece that is named after it: "a cat on a sofa". */
const PLACES: Readonly<Record<string, Relation>> = {
  on: 'on',
  at: 'beside',
  left: 'left',
  right: 'right',
  behind: 'behind',
  'in-front': 'in-front',
};

/** An animal that a photo shows by itself on open ground: a second one would be its twin. */
export function isLoneAnimal({ noun, count, endings = [], verb }: NounGroup): boolean {
  return count === 1 && !verb && endings.length === 0 && isOneOf(noun, LONE_ANIMALS);
}

const LONE_ANIMALS = wordSet(
  'dog, sitting dog, dog sitting, labrador, golden retriever, golden retriever puppy, puppy, hen, chicken',
);

export function isPet(group: NounGroup): boolean {
  return petKey(group) !== undefined;
}

/**
 * The subject for an animal in a room, at the piece that is named next if the words tell its place; undefined if a photo would
 * not show that.
 */
export function placePet(set: string, group: NounGroup, next: NounGroup | undefined): Subject | undefined {
  const key = petKey(group);
  const { noun, count, endings = [] } = group;
  const isSitting = [...endings, ...(next?.verb ? [next.verb] : [])].every(({ text }) => /^sit/i.test(text));
  if (!key || count !== 1 || !isSitting) return undefined;
  const subject = { key, name: noun.text, count: 1 };
  const relation = next && !next.isApart ? PLACES[next.relation ?? ''] : undefined;
  if (!next || !relation) return subject;
  const ofKind = findPiece(set, next.noun.forms);
  if (!ofKind) return subject;
  // A window is no piece that something stands beside.
  return ofKind === 'window' ? undefined : { ...subject, relation, ofKind };
}

function petKey({ noun }: NounGroup): string | undefined {
  return noun.forms.map((form) => PETS[form.replace(SITTING, '')]).find((key) => key !== undefined);
}
