import type { CastPose } from '../../people/cast/cast-poses.ts';
import type { Setting } from '../../people/people-scene.ts';
import { wordSet } from '../../scene/phrases.ts';
import type { NounGroup } from '../reading/noun-groups.ts';
import { isOneOf } from '../reading/token.ts';
import type { PeopleReading } from './people-reading.ts';

/** Bathers are in their pool, swimmers and boats on open water, and surfers on a beach stand beside their boards. */
export function settleInWater(reading: PeopleReading, groups: readonly NounGroup[]): void {
  const { people, place } = reading;
  const poses = people.map(({ pose }) => pose);
  if (place === 'swimming-pool') {
    for (const [index, person] of people.entries())
      if (isIdle(person.pose) && !person.trade && person.age !== 'baby' && !person.holds) {
        delete person.prop;
        Object.assign(person, { pose: index % 2 === 0 ? 'wade' : 'swim', outfit: person.outfit ?? 'sport' });
      }
    return;
  }
  if (poses.includes('dive') && !place) reading.place = 'underwater';
  if (!poses.some((pose) => pose && AFLOAT.has(pose))) return;
  if (place === 'beach' && poses.every((pose) => pose === 'surf')) {
    for (const person of people) Object.assign(person, { pose: 'stand', prop: 'surfboard' });
    return;
  }
  if (place === undefined || WATERSIDES.has(place))
    reading.place =
      poses.includes('swim') && !groups.some(({ noun }) => isOneOf(noun, OPEN_WATERS))
        ? 'swimming-pool'
        : 'open-water';
}

function isIdle(pose: CastPose | undefined): boolean {
  return pose === undefined || PLAYFUL.has(pose);
}

const PLAYFUL: ReadonlySet<CastPose> = new Set<CastPose>(['cheer', 'kick', 'run']);
const AFLOAT: ReadonlySet<CastPose> = new Set<CastPose>(['swim', 'surf', 'row', 'kayak']);
const OPEN_WATERS = wordSet('lake, sea, ocean, river, beach, coast, open water, bay');
const WATERSIDES: ReadonlySet<Setting> = new Set<Setting>(['beach', 'park', 'mountain']);
