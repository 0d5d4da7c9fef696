import type { PersonWish } from '../../people/cast/person-wish.ts';
import { type Deed, eitherWay, intransitive, table, transitive } from './deed.ts';

const BALL_GAME: readonly PersonWish[] = [
  { pose: 'kick', prop: 'soccer-ball' },
  { pose: 'run' },
  { pose: 'cheer', face: 'laughing' },
];
const HOOP: PersonWish = { pose: 'throw', holds: 'basketball', prop: 'basketball-hoop' };
const AT_TABLE: PersonWish = { pose: 'table' };

/** Deeds at play and on holidays. */
export const GAMES_AND_PARTIES: readonly Deed[] = [
  intransitive(
    'dunk',
    'ball, basketball',
    [{ pose: 'dunk', holds: 'basketball', prop: 'basketball-hoop' }, { pose: 'run' }],
    { place: 'gym' },
  ),
  transitive('play, throw, shoot', 'basketball', [HOOP, { pose: 'run' }, { pose: 'cheer' }], {
    place: 'gym',
  }),
  transitive('kick', 'ball, soccer ball, football', BALL_GAME, { place: 'park', isOutdoorsOnly: true }),
  transitive('play', 'soccer, football, ball, tag', BALL_GAME, { place: 'park', isOutdoorsOnly: true }),
  eitherWay('play', '', BALL_GAME, { place: 'park', isOutdoorsOnly: true, isForChildren: true }),
  eitherWay(
    'play, build, stack',
    'building block, toy block, wooden block, block',
    [{ pose: 'lotus', outfit: 'tee' }],
    {
      table: { kind: 'blanket', middle: ['toy-blocks'], each: ['toy-blocks'] },
      place: 'living-room',
      isForChildren: true,
    },
  ),
  eitherWay('play', 'toy, toys, teddy bear, doll', [{ pose: 'lotus', outfit: 'tee' }], {
    table: { kind: 'blanket', middle: ['teddy-bear'], each: ['yo-yo', 'nesting-dolls'] },
    place: 'living-room',
    isForChildren: true,
  }),
  intransitive('dribble, dribbl', 'ball, basketball', [{ ...HOOP }]),
  transitive('throw', 'ball', [{ pose: 'throw', holds: 'basketball' }, { pose: 'run' }]),
  transitive('fly', 'kite', [{ pose: 'write', prop: 'kite' }, { pose: 'run' }], {
    place: 'park',
    isOutdoorsOnly: true,
  }),
  transitive(
    'build, make',
    'snowman',
    [
      { pose: 'tend', prop: 'snowman' },
      { pose: 'cheer', face: 'laughing' },
    ],
    { place: 'snow', isOutdoorsOnly: true },
  ),
  transitive(
    'build, make',
    'sandcastle, sand castle',
    [
      { pose: 'lotus', arms: 'pet', prop: 'sandcastle' },
      { pose: 'lotus', arms: 'pet' },
    ],
    {
      place: 'beach',
      isOutdoorsOnly: true,
    },
  ),
  transitive(
    'decorate',
    'christmas tree, tree, xmas tree',
    [{ pose: 'write', prop: 'christmas-tree' }, { pose: 'stand' }],
    { place: 'living-room' },
  ),
  transitive(
    'blow',
    'bubble, bubbles, soap bubble',
    [
      { pose: 'eat', holds: 'magic-wand', prop: 'bubbles' },
      { pose: 'cheer', face: 'laughing' },
    ],
    { place: 'park' },
  ),
  transitive(
    'blow',
    'candle, birthday candle, birthday cake',
    [
      { ...AT_TABLE, face: 'surprised' },
      { ...AT_TABLE, face: 'smiling' },
    ],
    { table: table(['birthday-cake'], []) },
  ),
  transitive('celebrate, have, hav', 'birthday, birthday party', [{ ...AT_TABLE, face: 'laughing' }], {
    table: table(['birthday-cake'], []),
    place: 'living-room',
  }),
  transitive('have, hav, throw, enjoy', 'party, house party', [{ ...AT_TABLE, face: 'laughing' }], {
    table: table(['pizza'], ['cup-with-straw', 'popcorn']),
    place: 'living-room',
  }),
  transitive('play', 'video game, game console, computer game', [{ pose: 'sit', holds: 'video-game' }], {
    place: 'living-room',
  }),
  eitherWay('game, gam', '', [{ pose: 'sit', holds: 'video-game' }], { place: 'living-room' }),
  eitherWay('party', '', [{ pose: 'cheer', face: 'laughing' }, { pose: 'dance' }], { least: 2 }),
  eitherWay('graduate', '', [{ trade: 'graduate', pose: 'cheer', face: 'laughing', hat: 'mortarboard' }], {
    place: 'graduation',
  }),
  transitive(
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
  transitive(
    'throw, toss',
    'cap, graduation cap, hat, mortarboard, graduation hat',
    [{ trade: 'graduate', pose: 'cheer', face: 'laughing', hat: 'none' }],
    { place: 'graduation' },
  ),
];
