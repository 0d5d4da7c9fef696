import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Setting } from '../../people/people-scene.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { Relation } from '../../scene/relation.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf } from '../reading/token.ts';
import { applyTrait, type PeopleReading } from './people-reading.ts';

interface Mount {
  /** Where it is, unless the prompt says. */
  place?: Setting;
  names: ReadonlySet<string>;
  /** Who is on or in it, and who stands beside it; undefined: is not drawn. */
  on?: PersonWish;
  beside?: PersonWish;
}

const MOUNTS: readonly Mount[] = [
  {
    names: wordSet('horse, pony, horseback, brown horse'),
    place: 'farm',
    on: { pose: 'ride' },
    beside: { pose: 'hold', prop: 'horse' },
  },
  {
    names: wordSet('bicycle, bike, mountain bike, city bike'),
    place: 'park',
    on: { pose: 'cycle' },
    beside: { pose: 'grip', prop: 'bicycle' },
  },
  {
    names: wordSet('scooter, kick scooter, electric scooter, e scooter, e-scooter'),
    place: 'street',
    on: { pose: 'scoot' },
    beside: { pose: 'grip', prop: 'scooter' },
  },
  {
    names: wordSet('surfboard, surf board'),
    place: 'beach',
    on: { pose: 'surf', outfit: 'wetsuit' },
    beside: { pose: 'stand', prop: 'surfboard', outfit: 'wetsuit' },
  },
  { names: wordSet('kayak, canoe, sea kayak'), on: { pose: 'kayak' } },
  { names: wordSet('rowing boat, rowboat, row boat, wooden boat'), on: { pose: 'row' } },
  { names: wordSet('piano, grand piano'), on: { pose: 'desk', prop: 'piano' } },
];

/** "A cowboy on a horse", "a woman with a bicycle", "two men in a rowing boat" */
export function readMount(
  { noun, relation, link, verb, endings = [] }: NounGroup,
  reading: PeopleReading,
): boolean {
  const mount = MOUNTS.find(({ names }) => isOneOf(noun, names));
  if (!mount || (verb && !isOneOf(verb, STILL))) return false;
  const isBeside = BESIDE.has(relation!) || NEXT_TO.has(link?.text ?? '') || (verb && !relation);
  const isOn = relation === 'on' || relation === 'in' || relation === 'at';
  const wish = isBeside ? mount.beside : isOn ? mount.on : undefined;
  if (!wish || !reading.last.every(({ pose, prop }) => !prop && (!pose || STILL_POSES.has(pose))))
    return false;
  for (const person of reading.last) delete person.pose;
  if (!applyTrait(reading, reading.last, wish, noun)) return false;
  reading.usualPlace ??= reading.place ? undefined : mount.place;
  for (const word of [...(verb ? [verb] : []), ...endings]) if (isOneOf(word, STILL)) reading.shows.add(word);
  return true;
}

const BESIDE: ReadonlySet<Relation> = new Set(['with', 'left', 'right', 'and'] as const);
const NEXT_TO = wordSet('beside, next to, near, by, close to');
const STILL = wordSet('stand, standing, pose, posing, sit, sitting, hold, have, lean, leaning');
const STILL_POSES: ReadonlySet<string> = new Set(['stand', 'sit']);
