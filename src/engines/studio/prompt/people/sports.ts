import type { PersonWish } from '../../people/cast/person-wish.ts';
import { type Deed, eitherWay, intransitive, transitive } from './deed.ts';

const RIDER: PersonWish = { pose: 'ride' };
const GOLF = 'golf, game of golf';
const GOLFERS: readonly PersonWish[] = [{ pose: 'golf', holds: 'golf-club' }, { pose: 'stand' }];

/** Deeds in the water, in boats, on horses, boards and wheels, on rocks and on the green. */
export const SPORTS: readonly Deed[] = [
  eitherWay(
    'swim, swimm, swimming',
    'pool, swimming pool, sea, ocean, lake, river, water, lap',
    [{ pose: 'swim', outfit: 'sport' }],
    { place: 'swimming-pool' },
  ),
  eitherWay(
    'surf, surfing, surfe',
    'wave, big wave, ocean, sea, ocean wave',
    [{ pose: 'surf', outfit: 'wetsuit' }],
    {
      place: 'open-water',
      isOutdoorsOnly: true,
    },
  ),
  transitive(
    'ride, rid, catch',
    'wave, big wave, ocean wave, surfboard',
    [{ pose: 'surf', outfit: 'wetsuit' }],
    {
      place: 'open-water',
      isOutdoorsOnly: true,
    },
  ),
  eitherWay('row, rowing', 'boat, rowing boat, row boat, rowboat, lake, river', [{ pose: 'row' }], {
    place: 'open-water',
  }),
  eitherWay(
    'kayak, kayaking, canoe, canoeing, paddle, paddl',
    'kayak, canoe, lake, river, sea, ocean, boat',
    [{ pose: 'kayak' }],
    { place: 'open-water' },
  ),
  eitherWay(
    'climb, climbing, rock climb, rock climbing',
    'rock, mountain, wall, cliff, rock wall, climbing wall, rock face, boulder, mountain wall',
    [{ pose: 'climb', outfit: 'sport', prop: 'rock-wall' }, { pose: 'stand' }],
    { place: 'mountain' },
  ),
  transitive('ride, rid, gallop, sit', 'horse, pony, brown horse, horseback', [RIDER], {
    place: 'farm',
    isOutdoorsOnly: true,
  }),
  transitive(
    'ride, rid',
    'scooter, kick scooter, electric scooter, e scooter, e-scooter',
    [{ pose: 'scoot' }],
    {
      place: 'street',
      isOutdoorsOnly: true,
    },
  ),
  transitive('push, walk', 'bicycle, bike', [{ pose: 'push' }], {
    place: 'park',
    isOutdoorsOnly: true,
    sharedProp: 'bicycle',
  }),
  transitive('play', GOLF, GOLFERS, { place: 'golf-course' }),
  eitherWay('golf', GOLF, GOLFERS, { place: 'golf-course' }),
  intransitive('fish, fishing', 'fish, sea, ocean, trout, salmon', [{ pose: 'hold', holds: 'fishing-pole' }]),
  eitherWay('exercise, train, training', '', [{ pose: 'lift', outfit: 'sport' }], { place: 'gym' }),
];
