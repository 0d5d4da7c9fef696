import type { PersonWish } from '../../people/cast/person-wish.ts';
import type { Table } from '../../people/people-scene.ts';
import { type Deed, eitherWay, intransitive, table, transitive } from './deed.ts';
import { GAMES_AND_PARTIES } from './games-and-parties.ts';
import { SPORTS } from './sports.ts';

/** Seen from the side. */
const desk = (...middle: readonly string[]): Table => ({ kind: 'desk', middle, each: [] });

const DINERS: readonly PersonWish[] = [
  { pose: 'eat', holds: 'fork' },
  { pose: 'table' },
  { pose: 'eat', holds: 'fork' },
];
export const HAVE = 'have, hav, eat, enjoy, share';
const AT_TABLE: PersonWish = { pose: 'table' };
const AT_DESK: PersonWish = { pose: 'desk' };
const WRITER: PersonWish = { pose: 'table', holds: 'pen' };
const COOK: PersonWish = { pose: 'stir', holds: 'ladle', prop: 'stove' };
const SPEAKER: PersonWish = { pose: 'point', prop: 'board' };

/** For those who eat, but nothing that is named. */
const DINNER = table(['roast-chicken', 'green-salad'], ['spaghetti', 'steaming-bowl']);

/** Animals that stand on the table of a vet. */
const PATIENTS = [
  { names: 'dog, puppy', prop: 'examined-dog' },
  { names: 'cat, kitten', prop: 'examined-cat' },
  { names: 'rabbit, bunny', prop: 'examined-rabbit' },
] as const;

/** The first that fits counts. */
export const DEEDS: readonly Deed[] = [
  ...SPORTS,
  transitive('play, practice', 'piano, grand piano', [{ pose: 'desk', prop: 'piano' }, { pose: 'stand' }], {
    place: 'stage',
  }),
  transitive(
    'watch',
    'tv, television, movie, film, series, tv show, tv series, movies, cinema screen',
    [{ pose: 'watch' }],
    { place: 'living-room' },
  ),
  transitive(
    'wash, do, clean, dry',
    'dish, dishes, plate, plates, the dishes, washing up, dirty dishes',
    [{ pose: 'tend', holds: 'sponge', prop: 'kitchen-sink' }, { pose: 'stand' }],
    { place: 'kitchen' },
  ),
  transitive(
    'cut, cutt, chop, chopp, slice, slic, dice, dic, prepare, prepar',
    'vegetable, vegetables, carrot, tomato, cucumber, fresh vegetable, veggie',
    [{ pose: 'chop', holds: 'kitchen-knife' }, { pose: 'table' }],
    { table: { kind: 'table', middle: [], each: ['chopped-vegetables', 'green-salad'] }, place: 'kitchen' },
  ),
  transitive(
    `${HAVE}, serve, make, prepare`,
    'breakfast, brunch',
    [DINERS[0]!, { pose: 'drink', holds: 'hot-beverage' }, AT_TABLE],
    {
      table: table(['croissant', 'teapot'], ['pancakes', 'glass-of-milk']),
      place: 'kitchen',
    },
  ),
  transitive(HAVE, 'lunch, snack', DINERS, {
    table: table(['bread', 'glass-of-milk'], ['sandwich', 'green-salad']),
  }),
  transitive(
    HAVE,
    'dinner, supper, meal, food, family dinner, thanksgiving dinner, christmas dinner, dinner party',
    DINERS,
    {
      table: DINNER,
      place: 'living-room',
    },
  ),
  transitive(`${HAVE}, break`, 'iftar, iftar dinner, iftar meal, suhoor', DINERS, {
    table: table(['roast-chicken', 'teapot'], ['steaming-bowl', 'green-salad']),
    place: 'living-room',
    womenWear: { head: 'hijab' },
  }),
  eitherWay('eat, dine', 'dinner table, dining table', DINERS, { table: DINNER, place: 'living-room' }),
  transitive(
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
  transitive(
    'drink, have, hav, enjoy, share',
    'coffee, tea, cup of coffee, cup of tea, coffee break, hot chocolate',
    [{ pose: 'drink', holds: 'hot-beverage' }, AT_TABLE],
    {
      table: table([], ['hot-beverage']),
      place: 'cafe',
      least: 2,
    },
  ),
  transitive('play', 'chess, chess game, game of chess, checkers', [AT_TABLE], {
    table: table(['chess-board'], []),
  }),
  transitive('have, hav, be, attend, conduct', 'job interview, interview', [AT_DESK, AT_DESK], {
    table: desk('clipboard', 'laptop'),
    place: 'office',
    partner: { age: 'adult', outfit: 'suit' },
  }),
  transitive(
    'sleep, nap, napp, napping, doze',
    'desk, table, office, work, office desk, keyboard, laptop, computer, classroom',
    [{ pose: 'sleep' }],
    {
      table: desk('books', 'hot-beverage'),
      place: 'office',
    },
  ),
  intransitive(
    'study, learn',
    'desk, table, book, exam, test, library, home',
    [{ ...WRITER, face: 'serious' }],
    {
      table: table(['books'], ['open-book']),
    },
  ),
  transitive('do', 'homework', [WRITER], { table: table(['books'], ['open-book']) }),
  transitive(
    'write, sign, draw',
    'blackboard, chalkboard, board, black board',
    [{ pose: 'write', holds: 'chalk' }],
    {
      place: 'classroom',
    },
  ),
  transitive(
    'write, draw, explain, stand, present, point, show, teach',
    'whiteboard, white board, flip chart, flipchart',
    [{ pose: 'write', holds: 'chalk', prop: 'board' }, { pose: 'stand' }],
  ),
  eitherWay('write, draw', 'notebook, letter, diary, journal, note, desk, table, picture, paper', [WRITER], {
    table: table([], ['open-book']),
  }),
  transitive('work, type, typ, study, write', 'laptop, computer, notebook computer', [AT_TABLE], {
    table: table([], ['laptop']),
    place: 'co-working',
  }),
  intransitive('code, program, programm, blog', 'laptop, computer, app, website, software', [AT_TABLE], {
    table: table([], ['laptop']),
    place: 'office',
  }),
  intransitive('text, scroll', 'phone, smartphone, mobile phone', [{ pose: 'hold', holds: 'mobile-phone' }]),
  eitherWay('talk, chat, chatt, discuss, converse, gossip', '', [{ pose: 'present' }, { pose: 'stand' }], {
    least: 2,
  }),
  eitherWay('argue, quarrel', '', [{ pose: 'present', face: 'angry' }, { face: 'angry' }], { least: 2 }),
  eitherWay('teach', 'class, lesson, math, english', [{ pose: 'write', holds: 'chalk' }, { pose: 'stand' }], {
    place: 'classroom',
  }),
  transitive('give, hold, make, deliver', 'speech, keynote, talk', [{ pose: 'hold', holds: 'microphone' }], {
    place: 'stage',
  }),
  intransitive('serve', 'food, meal, drink, dinner, guest, customer', [{ pose: 'hold', holds: 'tray' }], {
    place: 'cafe',
  }),
  transitive('work, sit, sitting, type', 'desk, office desk, computer desk', [AT_TABLE], {
    table: table([], ['laptop', 'laptop', 'clipboard']),
    place: 'office',
  }),
  transitive(
    'sit, sitting, gather, meet',
    'table, dining table, wooden table, round table',
    [AT_TABLE, { pose: 'drink', holds: 'hot-beverage' }],
    {
      table: table([], ['hot-beverage']),
    },
  ),
  transitive(
    'give, hold, make, do, deliver',
    'presentation, lecture, business presentation',
    [SPEAKER, { pose: 'stand' }],
    { place: 'office' },
  ),
  transitive('point, show, present, explain', 'chart, graph, screen, diagram, board, presentation', [
    SPEAKER,
    { pose: 'stand' },
  ]),
  transitive('listen, hear, enjoy', 'music, song, podcast, audiobook', [
    { headset: 'headphones', prop: 'notes', face: 'calm' },
  ]),
  transitive('brush', 'tooth, teeth', [{ pose: 'eat', holds: 'toothbrush' }], { place: 'bedroom' }),
  transitive('water', 'plant, flower, houseplant, garden, potted plant', [
    { pose: 'tend', holds: 'watering-can', prop: 'plant' },
    { pose: 'stand' },
  ]),
  eitherWay('garden', '', [{ pose: 'tend', holds: 'watering-can', prop: 'plant' }, { pose: 'stand' }], {
    place: 'garden',
  }),
  transitive('walk, stroll, run, runn, running, jog, jogg, jogging', 'dog, puppy', [{ pose: 'walk' }], {
    sharedProp: 'dog',
    place: 'park',
  }),
  ...(['dog', 'cat'] as const).map((animal) =>
    transitive(
      'pet, pett, petting, stroke, strok, cuddle, cuddl, pat, patt',
      animal === 'dog' ? 'dog, puppy' : 'cat, kitten',
      [{ pose: 'lotus', arms: 'pet', prop: `petted-${animal}` }],
    ),
  ),
  transitive(
    'cut, cutt, style, trim, dry, brush',
    'hair, haircut',
    [{ pose: 'stir', holds: 'scissors' }, { pose: 'sit' }],
    { place: 'shop', partner: { age: 'adult' } },
  ),
  transitive('cross', 'street, road, crosswalk, city street', [{ pose: 'walk' }], { place: 'street' }),
  transitive('push', 'stroller, pushchair, pram, baby carriage, baby stroller', [{ pose: 'push' }], {
    place: 'park',
    sharedProp: 'stroller',
  }),
  transitive('push', 'shopping cart, cart, shopping trolley, trolley', [{ pose: 'push' }], {
    place: 'supermarket',
    sharedProp: 'shopping-cart',
  }),
  transitive('mow', 'lawn, grass, yard', [{ pose: 'push', prop: 'lawn-mower' }], { place: 'garden' }),
  intransitive(
    'vacuum',
    'living room, carpet, floor, rug, room, house, home, bedroom',
    [{ pose: 'tend', prop: 'vacuum-cleaner' }],
    { place: 'living-room' },
  ),
  intransitive('iron', 'shirt, clothes, clothing, laundry', [{ pose: 'tend', prop: 'ironing-board' }], {
    place: 'living-room',
  }),
  intransitive('knit, knitt', 'scarf, sweater, wool, yarn', [{ pose: 'sit', holds: 'knitting' }], {
    place: 'living-room',
  }),
  intransitive('sew', 'dress, clothes, clothing, shirt, sewing machine, fabric', [AT_DESK], {
    table: desk('sewing-machine'),
    place: 'workshop',
  }),
  transitive('work, use, operate, sit', 'sewing machine', [AT_DESK], {
    table: desk('sewing-machine'),
    place: 'workshop',
  }),
  transitive('type, write, work, use, sit', 'typewriter, old typewriter, vintage typewriter', [AT_DESK], {
    table: desk('typewriter'),
    place: 'living-room',
  }),
  transitive(
    'cook, make, prepare',
    'pasta, spaghetti, noodle, noodles',
    [{ ...COOK, prop: 'pasta-stove' }, { pose: 'stand' }],
    { place: 'kitchen' },
  ),
  intransitive(
    'cook',
    'soup, stew, curry, sauce, dinner, lunch, breakfast, meal, food, stove',
    [COOK, { pose: 'tend', holds: 'fork' }],
    { place: 'kitchen' },
  ),
  transitive(
    'make, prepare, stir',
    'dinner, lunch, meal, food, soup, stew, sauce',
    [COOK, { pose: 'stand' }],
    {
      place: 'kitchen',
    },
  ),
  transitive('bake', 'cookie, cookies', [AT_TABLE], {
    table: table(['bowl-with-spoon', 'cookie', 'cookie'], []),
    place: 'kitchen',
  }),
  transitive('read, tell', 'story, bedtime story, fairy tale', [{ pose: 'read', holds: 'open-book' }]),
  transitive('bake', 'cake, birthday cake', [AT_TABLE], {
    table: table(['bowl-with-spoon', 'birthday-cake'], []),
    place: 'kitchen',
  }),
  transitive(
    'fix, repair, check, inspect, service',
    'car, vehicle, engine, automobile',
    [{ pose: 'tend', holds: 'wrench', prop: 'open-car' }, { pose: 'stand' }],
    { place: 'workshop' },
  ),
  transitive(
    'fix, repair',
    'bicycle, bike',
    [{ pose: 'tend', holds: 'wrench', prop: 'bicycle' }, { pose: 'stand' }],
    { place: 'workshop' },
  ),
  transitive('plant', 'flower, tulip', [{ pose: 'lotus', arms: 'pet', prop: 'flower-bed' }], {
    place: 'garden',
    isOutdoorsOnly: true,
  }),
  transitive('wash, clean', 'car', [{ pose: 'tend', holds: 'sponge', prop: 'car' }, { pose: 'stand' }], {
    place: 'street',
  }),
  transitive(
    'paint',
    'wall, room, living room, house, bedroom',
    [{ pose: 'write', holds: 'paint-roller', prop: 'painted-wall' }, { pose: 'stand' }],
    { place: 'living-room' },
  ),
  eitherWay(
    'paint',
    'picture, painting, canvas, landscape, easel',
    [{ pose: 'write', holds: 'paintbrush', prop: 'easel' }, { pose: 'stand' }],
    { place: 'co-working' },
  ),
  transitive('take, tak, make', 'selfie', [
    { pose: 'write', holds: 'mobile-phone', face: 'smiling' },
    { face: 'smiling' },
  ]),
  transitive('take, tak, shoot', 'photo, picture, photograph', [
    { pose: 'shoot', holds: 'camera' },
    { pose: 'stand' },
  ]),
  eitherWay('photograph, film', '', [{ pose: 'shoot', holds: 'camera' }, { pose: 'stand' }]),
  transitive('carry, move, lift, deliver, hold', 'boxes, cardboard boxes, moving boxes, packages', [
    { pose: 'carry', holds: 'boxes' },
  ]),
  transitive('look, read, study, check', 'map', [{ pose: 'read', holds: 'plan' }, { pose: 'stand' }]),
  transitive('look, stare, gaze, scroll', 'phone, smartphone, mobile phone, cell phone, cellphone, tablet', [
    { pose: 'read', holds: 'mobile-phone' },
  ]),
  transitive(
    'look, view, admire, study, stare, gaze',
    'painting, canvas, artwork, art',
    [{ pose: 'stand', prop: 'easel' }, { pose: 'stand' }],
    { place: 'co-working' },
  ),
  ...PATIENTS.map(({ names, prop }) =>
    transitive(
      'examine, examin, check, treat, vaccinate, vaccinat',
      names,
      [{ pose: 'tend', holds: 'stethoscope', prop }, { pose: 'stand' }],
      { place: 'clinic' },
    ),
  ),
  transitive('look, use, work, peer', 'microscope', [{ pose: 'peer' }, AT_DESK], {
    table: desk('microscope'),
    place: 'laboratory',
  }),
  transitive('hold', 'hands', [{ pose: 'hands' }], { least: 2 }),
  transitive(
    'hang, dry',
    'laundry, clothes, clothing, washing, clean clothes, wet clothes',
    [{ pose: 'write', prop: 'clothesline' }, { pose: 'stand' }],
    { place: 'garden', isForAdults: true },
  ),
  transitive('lean, stand', 'wall, brick wall', [{ pose: 'lean', prop: 'brick-wall' }], {
    place: 'street',
    most: 1,
  }),
  transitive('kneel', 'ring, engagement ring, diamond ring, wedding ring', [
    { pose: 'kneel', holds: 'ring' },
  ]),
  intransitive('kneel', '', [{ pose: 'kneel' }]),
  transitive('raise', 'hand', [{ pose: 'wave' }]),
  intransitive('clap, clapp, applaud', 'hand', [{ pose: 'clap', face: 'smiling' }]),
  intransitive('shrug, shrugg', 'shoulder', [{ pose: 'shrug' }]),
  intransitive('shout, yell, scream', '', [{ face: 'shouting' }]),
  transitive('shop, shopp', 'bag, shopping bag', [{ holds: 'shopping-bags' }], { place: 'shop' }),
  eitherWay('shop, shopp', 'grocery, groceries, food', [{ pose: 'push' }], {
    place: 'supermarket',
    sharedProp: 'shopping-cart',
  }),
  transitive('toast, cheer, celebrate', 'champagne, wine, glass of champagne', [
    { pose: 'write', holds: 'wine-glass', face: 'smiling' },
  ]),
  eitherWay('toast', '', [{ pose: 'write', holds: 'wine-glass', face: 'smiling' }]),
  ...GAMES_AND_PARTIES,
];
