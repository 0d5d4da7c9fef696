import type { PersonWish } from '../../people/cast/person-wish.ts';
import { alone, type Deed, deed, plain, table } from './deed.ts';

const BALL_GAME: readonly PersonWish[] = [
  { pose: 'kick', prop: 'soccer-ball' },
  { pose: 'run' },
  { pose: 'cheer', face: 'laughing' },
];
const HOOP: PersonWish = { pose: 'throw', holds: 'basketball', prop: 'basketball-hoop' };
const AT_TABLE: PersonWish = { pose: 'table' };

/** Deeds at play and on holidays. */
export const GAMES_AND_PARTIES: readonly Deed[] = [
  plain(
    'dunk',
    'ball, basketball',
    [{ pose: 'dunk', holds: 'basketball', prop: 'basketball-hoop' }, { pose: 'run' }],
    { place: 'gym' },
  ),
  deed('play, throw, shoot', 'basketball', [HOOP, { pose: 'run' }, { pose: 'cheer' }], { place: 'gym' }),
  deed('kick', 'ball, soccer ball, football', BALL_GAME, { place: 'park', isOutdoorsOnly: true }),
  deed('play', 'soccer, football, ball, tag', BALL_GAME, { place: 'park', isOutdoorsOnly: true }),
  alone('play', '', BALL_GAME, { place: 'park', isOutdoorsOnly: true, isForChildren: true }),
  alone(
    'play, build, stack',
    'building block, toy block, wooden block, block',
    [{ pose: 'lotus', outfit: 'tee' }],
    {
      table: { kind: 'blanket', middle: ['toy-blocks'], each: ['toy-blocks'] },
      place: 'living-room',
      isForChildren: true,
    },
  ),
  alone('play', 'toy, toys, teddy bear, doll', [{ pose: 'lotus', outfit: 'tee' }], {
    table: { kind: 'blanket', middle: ['teddy-bear'], each: ['yo-yo', 'nesting-dolls'] },
    place: 'living-room',
    isForChildren: true,
  }),
  plain('dribble, dribbl', 'ball, basketball', [{ ...HOOP }]),
  deed('throw', 'ball', [{ pose: 'throw', holds: 'basketball' }, { pose: 'run' }]),
  deed('fly', 'kite', [{ pose: 'write', prop: 'kite' }, { pose: 'run' }], {
    place: 'park',
    isOutdoorsOnly: true,
  }),
  deed(
    'build, make',
    'snowman',
    [
      { pose: 'tend', prop: 'snowman' },
      { pose: 'cheer', face: 'laughing' },
    ],
    { place: 'snow', isOutdoorsOnly: true },
  ),
  deed(
    'decorate',
    'christmas tree, tree, xmas tree',
    [{ pose: 'write', prop: 'christmas-tree' }, { pose: 'stand' }],
    { place: 'living-room' },
  ),
  deed(
    'blow',
    'bubble, bubbles, soap bubble',
    [
      { pose: 'eat', holds: 'magic-wand', prop: 'bubbles' },
      { pose: 'cheer', face: 'laughing' },
    ],
    { place: 'park' },
  ),
  deed(
    'blow',
    'candle, birthday candle, birthday cake',
    [
      { ...AT_TABLE, face: 'surprised' },
      { ...AT_TABLE, face: 'smiling' },
    ],
    { table: table(['birthday-cake'], []) },
  ),
  deed('celebrate, have, hav', 'birthday, birthday party', [{ ...AT_TABLE, face: 'laughing' }], {
    table: table(['birthday-cake'], []),
    place: 'living-room',
  }),
  deed('play', 'video game, game console, computer game', [{ pose: 'sit', holds: 'video-game' }], {
    place: 'living-room',
  }),
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
