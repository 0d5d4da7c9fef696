import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Setting, Table } from '../../people/people-scene.ts';
import { wordSet } from '../../scene/phrases.ts';

/** Actions of people, each with its pose, thing and place. */
export interface Deed {
  verbs: ReadonlySet<string>;
  /** Nouns of what it is done to or at, which are seen with it. */
  objects: ReadonlySet<string>;
  /** Whether the verb says it without one of these: whatever else follows, or if nothing but a place does. */
  isPlain: boolean | 'alone';
  /** In the order of the people: at a table in turn, otherwise the last is for all others. */
  wishes: readonly PersonWish[];
  table?: Table;
  /** Where it is done unless the prompt says. */
  place?: Setting;
  /** Where it cannot be done. */
  isOutdoors?: boolean;
  least?: number;
  /** Whether at least one child does it. */
  isForChildren?: boolean;
  /** Who is with someone who is alone. */
  partner?: PersonWish;
  /** Whether the last of the people has the thing that all go with. */
  isLed?: boolean;
}

type More = Partial<
  Pick<Deed, 'table' | 'place' | 'least' | 'partner' | 'isLed' | 'isOutdoors' | 'isForChildren'>
>;

/** A verb that needs one of these objects. */
function deed(verbs: string, objects: string, wishes: readonly PersonWish[], more: More = {}): Deed {
  return { verbs: wordSet(verbs), objects: wordSet(objects), isPlain: false, wishes, ...more };
}

/** A verb that says enough alone. */
function plain(verbs: string, objects: string, wishes: readonly PersonWish[], more: More = {}): Deed {
  return { ...deed(verbs, objects, wishes, more), isPlain: true };
}

/** A verb that says enough if it has no object: "a family eating in the garden". */
function alone(verbs: string, objects: string, wishes: readonly PersonWish[], more: More = {}): Deed {
  return { ...deed(verbs, objects, wishes, more), isPlain: 'alone' };
}

const table = (middle: readonly string[], each: readonly string[]): Table => ({
  kind: 'table',
  middle,
  each,
});

const DINERS: readonly PersonWish[] = [
  { pose: 'eat', holds: 'fork' },
  { pose: 'table' },
  { pose: 'eat', holds: 'fork' },
];
export const HAVE = 'have, hav, eat, enjoy, share';
const BALL_GAME: readonly PersonWish[] = [
  { pose: 'kick', prop: 'soccer-ball' },
  { pose: 'run' },
  { pose: 'cheer', face: 'laughing' },
];
const HOOP: PersonWish = { pose: 'throw', holds: 'basketball', prop: 'basketball-hoop' };
const AT_TABLE: PersonWish = { pose: 'table' };
const WRITER: PersonWish = { pose: 'table', holds: 'pen' };
const COOK: PersonWish = { pose: 'stir', holds: 'ladle', prop: 'stove' };
const SPEAKER: PersonWish = { pose: 'point', prop: 'board' };

/** Food for those who eat something that is not named, by the meal. */
export const DINNER = table(['roast-chicken', 'green-salad'], ['spaghetti', 'steaming-bowl']);

/** The first that fits counts. */
export const DEEDS: readonly Deed[] = [
  deed(
    `${HAVE}, serve, make, prepare`,
    'breakfast, brunch',
    [DINERS[0]!, { pose: 'drink', holds: 'hot-beverage' }, AT_TABLE],
    {
      table: table(['croissant', 'teapot'], ['pancakes', 'glass-of-milk']),
      place: 'kitchen',
    },
  ),
  deed(HAVE, 'lunch, snack', DINERS, {
    table: table(['bread', 'glass-of-milk'], ['sandwich', 'green-salad']),
  }),
  deed(HAVE, 'dinner, supper, meal, food, family dinner, thanksgiving dinner, dinner party', DINERS, {
    table: DINNER,
    place: 'living-room',
  }),
  alone('eat, dine', 'dinner table, dining table', DINERS, { table: DINNER, place: 'living-room' }),
  deed(
    `${HAVE}, go`,
    'picnic',
    [
      { pose: 'picnic', holds: 'sandwich' },
      { pose: 'picnic', holds: 'red-apple' },
      { pose: 'picnic', holds: 'croissant' },
    ],
    {
      table: { kind: 'blanket', middle: ['basket'], each: ['sandwich', 'watermelon', 'red-apple'] },
      place: 'park',
    },
  ),
  deed(
    'drink, have, hav, enjoy, share',
    'coffee, tea, cup of coffee, cup of tea, coffee break, hot chocolate',
    [{ pose: 'drink', holds: 'hot-beverage' }, AT_TABLE],
    {
      table: table([], ['hot-beverage']),
      place: 'cafe',
      least: 2,
    },
  ),
  deed('play', 'chess, chess game, game of chess, checkers', [AT_TABLE], {
    table: table(['chess-board'], []),
  }),
  deed(
    'have, hav, be, attend, conduct',
    'job interview, interview',
    [{ ...AT_TABLE, holds: 'pen' }, AT_TABLE],
    {
      table: table([], ['clipboard', 'laptop']),
      place: 'office',
      partner: { age: 'adult', outfit: 'suit' },
    },
  ),
  deed(
    'sleep, nap, napp, napping, doze',
    'desk, table, office, work, office desk, keyboard, laptop, computer, classroom',
    [{ pose: 'sleep' }],
    {
      table: table(['books'], []),
      place: 'office',
    },
  ),
  plain('study, learn', 'desk, table, book, exam, test, library, home', [{ ...WRITER, face: 'serious' }], {
    table: table(['books'], ['open-book']),
  }),
  deed('do', 'homework', [WRITER], { table: table(['books'], ['open-book']) }),
  deed(
    'write, sign, draw',
    'blackboard, chalkboard, board, black board',
    [{ pose: 'write', holds: 'chalk' }],
    {
      place: 'classroom',
    },
  ),
  deed(
    'write, draw, explain, stand, present, point, show, teach',
    'whiteboard, white board, flip chart, flipchart',
    [{ pose: 'write', holds: 'chalk', prop: 'board' }, { pose: 'stand' }],
  ),
  deed('write, draw', 'notebook, letter, diary, journal, note, desk, table, picture, paper', [WRITER], {
    table: table([], ['open-book']),
  }),
  deed('work, sit, sitting, type', 'desk, office desk, computer desk', [AT_TABLE], {
    table: table([], ['laptop', 'laptop', 'clipboard']),
    place: 'office',
  }),
  deed(
    'sit, sitting, gather, meet',
    'table, dining table, kitchen table, wooden table, round table',
    [AT_TABLE, { pose: 'drink', holds: 'hot-beverage' }],
    {
      table: table([], ['hot-beverage']),
    },
  ),
  deed(
    'give, hold, make, do, deliver',
    'presentation, lecture, business presentation',
    [SPEAKER, { pose: 'stand' }],
    { place: 'office' },
  ),
  deed('point, show, present, explain', 'chart, graph, screen, diagram, board, presentation', [
    SPEAKER,
    { pose: 'stand' },
  ]),
  deed('listen, hear, enjoy', 'music, song, podcast, audiobook', [
    { headset: 'headphones', prop: 'notes', face: 'calm' },
  ]),
  deed('brush', 'tooth, teeth', [{ pose: 'eat', holds: 'toothbrush' }], { place: 'bedroom' }),
  deed('water', 'plant, flower, houseplant, garden, potted plant', [
    { pose: 'tend', holds: 'watering-can', prop: 'plant' },
    { pose: 'stand' },
  ]),
  deed('walk, stroll, run, runn, running, jog, jogg, jogging', 'dog, puppy', [{ pose: 'walk' }], {
    isLed: true,
    place: 'park',
  }),
  deed(
    'push',
    'stroller, pushchair, pram, baby carriage, baby stroller',
    [{ pose: 'push', prop: 'stroller' }],
    { place: 'park', isLed: true },
  ),
  deed('push', 'shopping cart, cart, shopping trolley, trolley', [{ pose: 'push', prop: 'shopping-cart' }], {
    place: 'supermarket',
    isLed: true,
  }),
  deed('mow', 'lawn, grass, yard', [{ pose: 'push', prop: 'lawn-mower' }], { place: 'garden' }),
  plain(
    'vacuum',
    'living room, carpet, floor, rug, room, house, home, bedroom',
    [{ pose: 'tend', prop: 'vacuum-cleaner' }],
    { place: 'living-room' },
  ),
  plain('iron', 'shirt, clothes, clothing, laundry', [{ pose: 'tend', prop: 'ironing-board' }], {
    place: 'living-room',
  }),
  plain('knit, knitt', 'scarf, sweater, wool, yarn', [{ pose: 'sit', holds: 'knitting' }], {
    place: 'living-room',
  }),
  plain('sew', 'dress, clothes, clothing, shirt, sewing machine, fabric', [AT_TABLE], {
    table: table(['sewing-machine'], []),
  }),
  deed(
    'cook, make, prepare',
    'pasta, spaghetti, noodle, noodles',
    [{ ...COOK, prop: 'pasta-stove' }, { pose: 'stand' }],
    { place: 'kitchen' },
  ),
  plain(
    'cook',
    'soup, stew, curry, sauce, dinner, lunch, breakfast, meal, food, stove',
    [COOK, { pose: 'tend', holds: 'fork' }],
    { place: 'kitchen' },
  ),
  deed('make, prepare, stir', 'dinner, lunch, meal, food, soup, stew, sauce', [COOK, { pose: 'stand' }], {
    place: 'kitchen',
  }),
  deed('bake', 'cookie, cookies', [AT_TABLE], {
    table: table(['bowl-with-spoon', 'cookie'], []),
    place: 'kitchen',
  }),
  deed('read, tell', 'story, bedtime story, fairy tale', [{ pose: 'read', holds: 'open-book' }]),
  deed('bake', 'cake, birthday cake', [AT_TABLE], {
    table: table(['bowl-with-spoon', 'birthday-cake'], []),
    place: 'kitchen',
  }),
  deed(
    'fix, repair, check, inspect, service',
    'car, vehicle, engine, automobile',
    [{ pose: 'tend', holds: 'wrench', prop: 'car' }, { pose: 'stand' }],
    { place: 'workshop' },
  ),
  deed('wash, clean', 'car', [{ pose: 'tend', holds: 'sponge', prop: 'car' }, { pose: 'stand' }], {
    place: 'street',
  }),
  deed(
    'paint',
    'wall, room, living room, house, bedroom',
    [{ pose: 'write', holds: 'paint-roller', prop: 'painted-wall' }, { pose: 'stand' }],
    { place: 'living-room' },
  ),
  alone(
    'paint',
    'picture, painting, canvas, landscape, easel',
    [{ pose: 'write', holds: 'paintbrush', prop: 'easel' }, { pose: 'stand' }],
    { place: 'co-working' },
  ),
  deed('take, tak, make', 'selfie', [
    { pose: 'write', holds: 'mobile-phone', face: 'smiling' },
    { face: 'smiling' },
  ]),
  deed('take, tak, shoot', 'photo, picture, photograph', [
    { pose: 'shoot', holds: 'camera' },
    { pose: 'stand' },
  ]),
  deed('carry, move, lift, deliver, hold', 'boxes, cardboard boxes, moving boxes, packages', [
    { pose: 'carry', holds: 'boxes' },
  ]),
  deed('look, read, study, check', 'map', [{ pose: 'read', holds: 'plan' }, { pose: 'stand' }]),
  deed('look, use, work, peer', 'microscope', [AT_TABLE], {
    table: table(['microscope'], []),
    place: 'laboratory',
  }),
  deed('hold', 'hands', [{ pose: 'hands' }], { least: 2 }),
  deed('raise', 'hand', [{ pose: 'wave' }]),
  plain('clap, clapp, applaud', 'hand', [{ pose: 'clap', face: 'smiling' }]),
  plain('shrug, shrugg', 'shoulder', [{ pose: 'shrug' }]),
  plain('shout, yell, scream', '', [{ face: 'shouting' }]),
  alone('shop, shopp', 'grocery, groceries, food', [{ pose: 'push', prop: 'shopping-cart' }], {
    place: 'supermarket',
    isLed: true,
  }),
  deed('toast, cheer, celebrate', 'champagne, wine, glass of champagne', [
    { pose: 'write', holds: 'wine-glass', face: 'smiling' },
  ]),
  alone('toast', '', [{ pose: 'write', holds: 'wine-glass', face: 'smiling' }]),
  plain(
    'dunk',
    'ball, basketball',
    [{ pose: 'dunk', holds: 'basketball', prop: 'basketball-hoop' }, { pose: 'run' }],
    { place: 'gym' },
  ),
  deed('play, throw, shoot', 'basketball', [HOOP, { pose: 'run' }, { pose: 'cheer' }], { place: 'gym' }),
  deed('kick', 'ball, soccer ball, football', BALL_GAME, { place: 'park', isOutdoors: true }),
  deed('play', 'soccer, football, ball, tag', BALL_GAME, { place: 'park', isOutdoors: true }),
  alone('play', '', BALL_GAME, { place: 'park', isOutdoors: true, isForChildren: true }),
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
    isOutdoors: true,
  }),
  deed(
    'build, make',
    'snowman',
    [
      { pose: 'tend', prop: 'snowman' },
      { pose: 'cheer', face: 'laughing' },
    ],
    { place: 'snow', isOutdoors: true },
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
];
