import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Setting } from '../../people/people-scene.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { Relation } from '../../scene/relation.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf } from '../reading/token.ts';
import { readLooks, splitColor } from './garment-looks.ts';
import { applyTrait, isYoung, type PeopleReading } from './people-reading.ts';

interface Mount {
  /** Where it is, unless the prompt says. */
  place?: Setting;
  names: ReadonlySet<string>;
  /** Who is on or in it, and who stands beside it; undefined: is not drawn. */
  on?: PersonWish;
  beside?: PersonWish;
  /** Driven by one adult; its color can be asked for. */
  isDriven?: boolean;
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
  {
    names: wordSet('car, convertible, sports car, automobile'),
    place: 'street',
    on: { pose: 'drive' },
    isDriven: true,
  },
  { names: wordSet('tractor, farm tractor'), place: 'farm', on: { pose: 'drive-tractor' }, isDriven: true },
  { names: wordSet('kayak, canoe, sea kayak'), on: { pose: 'kayak' } },
  { names: wordSet('rowing boat, rowboat, row boat, wooden boat'), on: { pose: 'row' } },
  { names: wordSet('piano, grand piano'), on: { pose: 'desk', prop: 'piano' } },
];

/** "A cowboy on a horse", "a woman with a bicycle", "two men in a rowing boat" */
export function readMount(group: NounGroup, reading: PeopleReading): boolean {
  const { noun, relation, link, verb, endings = [] } = group;
  const mount = MOUNTS.find(({ names }) => isOneOf(noun, names) || names.has(splitColor(noun).rest));
  const isDriving = mount?.isDriven && verb !== undefined && isOneOf(verb, DRIVING);
  if (!mount || (verb && !isDriving && !isOneOf(verb, STILL))) return false;
  if (mount.isDriven && (reading.people.length > 1 || reading.people.some(isYoung))) return false;
  const isBeside =
    BESIDE.has(relation!) || NEXT_TO.has(link?.text ?? '') || (verb && !relation && !isDriving);
  const isOn = isDriving || relation === 'on' || relation === 'in' || relation === 'at';
  const wish = isBeside ? mount.beside : isOn ? mount.on : undefined;
  if (!wish || !reading.last.every(({ pose, prop }) => !prop && (!pose || STILL_POSES.has(pose))))
    return false;
  for (const person of reading.last) delete person.pose;
  const [color] = mount.isDriven ? readLooks(group).colors : [];
  if (!applyTrait(reading, reading.last, color ? { ...wish, thingColor: color.hex } : wish, noun))
    return false;
  for (const word of color?.words ?? []) reading.shows.add(word);
  reading.usualPlace ??= reading.place ? undefined : mount.place;
  for (const word of [...(verb ? [verb] : []), ...endings])
    if (isOneOf(word, STILL) || isOneOf(word, DRIVING)) reading.shows.add(word);
  return true;
}

const BESIDE: ReadonlySet<Relation> = new Set(['with', 'left', 'right', 'and'] as const);
const NEXT_TO = wordSet('beside, next to, near, by, close to');
const DRIVING = wordSet('drive, driv');
const STILL = wordSet('stand, standing, pose, posing, sit, sitting, hold, have, lean, leaning');
const STILL_POSES: ReadonlySet<string> = new Set(['stand', 'sit']);
