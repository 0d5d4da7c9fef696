import type { PersonWish } from '../../people/cast/person-wish.ts';
import { alone, type Deed, deed } from './deed.ts';

const RIDER: PersonWish = { pose: 'ride' };

/** Deeds in the water, on the back of a horse, on a board, in a boat, and about the house. */
export const SPORTS_AND_CHORES: readonly Deed[] = [
  alone(
    'swim, swimm, swimming',
    'pool, swimming pool, sea, ocean, lake, river, water, lap',
    [{ pose: 'swim', outfit: 'sport' }],
    { place: 'swimming-pool' },
  ),
  alone(
    'surf, surfing, surfe',
    'wave, big wave, ocean, sea, ocean wave',
    [{ pose: 'surf', outfit: 'wetsuit' }],
    {
      place: 'open-water',
      isOutdoors: true,
    },
  ),
  deed('ride, rid, catch', 'wave, big wave, ocean wave, surfboard', [{ pose: 'surf', outfit: 'wetsuit' }], {
    place: 'open-water',
    isOutdoors: true,
  }),
  alone('row, rowing', 'boat, rowing boat, row boat, rowboat, lake, river', [{ pose: 'row' }], {
    place: 'open-water',
  }),
  alone(
    'kayak, kayaking, canoe, canoeing, paddle, paddl',
    'kayak, canoe, lake, river, sea, ocean, boat',
    [{ pose: 'kayak' }],
    { place: 'open-water' },
  ),
  alone(
    'climb, climbing, rock climb, rock climbing',
    'rock, mountain, wall, cliff, rock wall, climbing wall, rock face, boulder, mountain wall',
    [{ pose: 'climb', outfit: 'sport', prop: 'rock-wall' }, { pose: 'stand' }],
    { place: 'mountain' },
  ),
  deed('ride, rid, gallop, sit', 'horse, pony, brown horse, horseback', [RIDER], {
    place: 'farm',
    isOutdoors: true,
  }),
  deed('ride, rid', 'scooter, kick scooter, electric scooter, e scooter, e-scooter', [{ pose: 'scoot' }], {
    place: 'street',
    isOutdoors: true,
  }),
  deed('push, walk', 'bicycle, bike', [{ pose: 'push', prop: 'bicycle' }], {
    place: 'park',
    isOutdoors: true,
    isLed: true,
  }),
  deed('play', 'golf, game of golf', [{ pose: 'golf', holds: 'golf-club' }, { pose: 'stand' }], {
    place: 'golf-course',
  }),
  deed('play, practice', 'piano, grand piano', [{ pose: 'desk', prop: 'piano' }, { pose: 'stand' }], {
    place: 'stage',
  }),
  deed(
    'watch',
    'tv, television, movie, film, series, tv show, tv series, movies, cinema screen',
    [{ pose: 'watch' }],
    { place: 'living-room' },
  ),
  deed(
    'wash, do, clean, dry',
    'dish, dishes, plate, plates, the dishes, washing up, dirty dishes',
    [{ pose: 'tend', holds: 'sponge', prop: 'kitchen-sink' }, { pose: 'stand' }],
    { place: 'kitchen' },
  ),
  deed(
    'cut, cutt, chop, chopp, slice, slic, dice, dic, prepare, prepar',
    'vegetable, vegetables, carrot, tomato, cucumber, fresh vegetable, veggie',
    [{ pose: 'chop', holds: 'kitchen-knife' }, { pose: 'table' }],
    { table: { kind: 'table', middle: [], each: ['chopped-vegetables', 'green-salad'] }, place: 'kitchen' },
  ),
  deed(
    'open, unwrap, unwrapp',
    'present, gift, christmas present, christmas gift, birthday present, birthday gift, gift box',
    [
      { pose: 'unwrap', holds: 'open-gift-box', face: 'laughing' },
      { pose: 'unwrap', holds: 'wrapped-gift', face: 'smiling' },
    ],
    {
      table: { kind: 'blanket', middle: ['wrapped-gift'], each: ['wrapped-gift'] },
      place: 'living-room',
    },
  ),
  deed(
    'throw, toss',
    'cap, graduation cap, hat, mortarboard, graduation hat',
    [{ trade: 'graduate', pose: 'cheer', face: 'laughing', hat: 'none' }],
    { place: 'graduation' },
  ),
];
