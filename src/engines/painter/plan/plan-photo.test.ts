import { describe, expect, test } from 'vitest';
import { explainPainting } from '../explain.ts';
import { choosePhoto } from './plan-painting.ts';

/** Set, pieces and things that a photo shows, and the words that it leaves out. */
const ROOMS: readonly (readonly [prompt: string, set: string, shown: string, leftOut?: string])[] = [
  ['modern kitchen', 'kitchen', ''],
  ['restaurant interior', 'café', ''],
  ['kitchen', 'kitchen', ''],
  ['white kitchen with an island and bar stools', 'kitchen', 'island, stool'],
  ['white kitchen interior', 'kitchen', ''],
  ['kitchen island', 'kitchen', 'island'],
  ['interior of a modern kitchen', 'kitchen', ''],
  ['kitchen interior, morning light', 'kitchen', ''],
  ['industrial kitchen', 'kitchen', '', 'industrial'],
  ['cozy living room with a grey sofa', 'living room', 'sofa'],
  ['a grey sofa in a modern living room', 'living room', 'sofa'],
  ['scandinavian living room with large windows and plants', 'living room', 'window, plant'],
  ['empty room with a big window', 'empty room', 'window'],
  ['an empty room with blue walls', 'empty room', ''],
  ['boho living room', 'living room', '', 'boho'],
  ['living room with blue walls and a red rug', 'living room', 'rug'],
  ['living room with two armchairs', 'living room', 'made-armchair'],
  [
    'living room with a sofa, a coffee table, a rug and a floor lamp',
    'living room',
    'sofa, coffee-table, rug, floor-lamp',
  ],
  ['living room without a rug', 'living room', ''],
  ['empty living room with no people', 'living room', ''],
  ['living room with a chimney', 'living room', '', 'chimney'],
  ['living room with a fireplace', 'living room', 'fireplace'],
  ['living room with floor-to-ceiling windows and two plants', 'living room', 'window, plant'],
  ['cozy reading nook', 'living room', 'armchair, lamp, bookcase'],
  ['interior design', 'living room', ''],
  ['home office', 'home office', ''],
  ['home office dark green wall, oak desk', 'home office', 'desk', 'oak'],
  ['mid century modern living room', 'living room', ''],
  ['scandanavian living room', 'living room', ''],
  ['Schlafzimmer', 'bedroom', ''],
  ['baño moderno', 'bathroom', ''],
  ['desk in a home office', 'home office', 'desk'],
  ['minimalist bathroom', 'bathroom', ''],
  ['bathroom with a freestanding bathtub', 'bathroom', 'bathtub'],
  ['luxury bathroom with marble floor', 'bathroom', '', 'luxury, marble'],
  ['bedroom', 'bedroom', ''],
  ['bedroom at night', 'bedroom', ''],
  ['dining room with a pendant lamp', 'dining room', 'pendant'],
  ['nursery with a crib', 'nursery', 'crib'],
  ['hallway with a mirror', 'hallway', 'mirror'],
  ['café interior in the evening', 'café', ''],
  ['office with monitors', 'office', 'monitor'],
  ['home office with two monitors', 'home office', 'monitor'],
  ['home office with dual monitors', 'home office', 'monitor'],
  ['desk with two monitors', 'home office', 'desk, monitor'],
  ['modern kitchen with white cabinets', 'kitchen', 'counter'],
  ['bedroom with window', 'bedroom', 'window'],
  ['armchair by a window', 'living room', 'armchair, window'],
  ['bed near the window', 'bedroom', 'bed, window'],
  ['bookshelf', 'living room', 'bookcase'],
  ['modern hotel lobby interior', 'hotel lobby', ''],
  ['hotel lobby with luggage', 'hotel lobby', 'luggage'],
  ['balcony with plants', 'balcony', 'plant'],
  ['balcony with two chairs and flowers', 'balcony', 'chair, flowers'],
  ['balcony over a city', 'balcony', '', 'city'],
  ['greenhouse', 'greenhouse', ''],
  ['market stall with fruit', 'market stall', 'fruit'],
  ['wine cellar with barrels', 'wine cellar', 'barrel'],
  ['walk-in closet with clothes', 'walk-in closet', 'open-wardrobe'],
  ['cuisine moderne', 'kitchen', ''],
  ['Wohnzimmer', 'living room', ''],
  ['shop window', 'shop window', ''],
  ['shop window display with plants', 'shop window', 'plant'],
  ['meeting room', 'office', 'table, chair'],
  ['modern conference room with a plant', 'office', 'table, chair, plant'],
  ['laundry room', 'laundry room', ''],
  ['laundry room with a washing machine', 'laundry room', 'washing-machine'],
  ['home gym', 'home gym', ''],
  ['home gym with a treadmill and dumbbells', 'home gym', 'treadmill, dumbbells'],
  ['terrace with a sofa', 'terrace', 'sofa'],
  ['patio in the evening', 'terrace', ''],
  ['terrace with string lights at night', 'terrace', ''],
];

const STILL_LIFES: readonly (readonly [prompt: string, set: string, things: string])[] = [
  ['a red apple', 'table-top', 'made-apple 1'],
  ['amber glass bottle with a label', 'table-top', 'made-dropper-bottle 1'],
  ['a toolbox', 'cyclorama', 'made-toolbox 1'],
  ['a camera on a tripod', 'studio-floor', 'made-camera 1, made-tripod 1'],
  ['a street lamp in the evening', 'street', 'lamppost 1'],
  ['three lemons on a marble table', 'table-top', 'made-lemon 3'],
  ['an apple and a banana', 'table-top', 'made-apple 1, made-banana 1'],
  ['glass of red wine and cheese', 'table-top', 'made-glass-of-red-wine 1, made-cheese 1'],
  ['a croissant and a cup of coffee', 'table-top', 'made-croissant 1, coffee-cup 1'],
  ['five eggs', 'table-top', 'made-egg 5'],
  ['a blue mug', 'table-top', 'made-mug 1'],
  ['stack of books on a shelf', 'shelf', 'made-stack-of-books 1'],
  ['flat lay of strawberries', 'flat-lay', 'made-strawberry 3'],
  ['cactus on a wooden table', 'table-top', 'cactus 1'],
  ['perfume bottle on a podium', 'podiums', 'made-perfume 1'],
  ['tulips in a vase', 'table-top', 'made-tulips 1'],
  ['wood texture', 'surface', ''],
  ['dark wooden background with copy space', 'surface', ''],
  ['concrete wall', 'surface', ''],
  ['linen texture, soft light', 'surface', ''],
  ['black leather background', 'surface', ''],
  ['rusty metal', 'surface', ''],
  ['white brick wall', 'surface', ''],
  ['wooden table top', 'surface', ''],
  ['headphones on a desk', 'table-top', 'headphones 1'],
  ['cactus on a window sill', 'window-sill', 'cactus 1'],
  [
    'picnic on a green meadow',
    'picnic',
    'made-wine-bottle 1, made-plate 1, made-grapes 1, made-baguette 1, made-cheese 1, made-glass-of-red-wine 2',
  ],
  ['strawberries on a checkered picnic blanket', 'picnic', 'made-strawberry 3'],
  [
    'breakfast tray in bed',
    'bed',
    'made-plate 1, made-croissant 2, made-cappuccino 1, made-glass-of-orange-juice 1, made-jam-jar 1',
  ],
  ['a book on a bed', 'bed', 'made-book 1'],
  ['a laptop on a white bed', 'bed', 'laptop 1'],
  ['breakfast tray on a table', 'table-top', 'made-wooden-tray 1'],
  ['three chairs on a balcony', 'balcony', 'oak-chair 3'],
  ['globe on books', 'cyclorama', 'made-globe 1, made-stack-of-books 1'],
  ['a pear on a pink background', 'cyclorama', 'made-pear 1'],
  ['lemons isolated on white', 'cyclorama', 'made-lemon 3'],
  ['a vase, in teal and peach', 'podiums', 'made-vase 1'],
  ['red lipstick', 'cyclorama', 'lipstick 1'],
  ['leather armchair', 'studio-floor', 'leather-club-chair 1'],
  ['blue sofa against a yellow wall', 'studio-floor', 'two-seat-sofa 1'],
  ['three pencils', 'cyclorama', 'made-pencil 3'],
  ['a couple of lemons', 'table-top', 'made-lemon 2'],
  ['two glasses of champagne', 'table-top', 'made-champagne 2'],
  ['wine barrel', 'studio-floor', 'barrel 1'],
  ['vase with flowers', 'table-top', 'mixed-tulips 1'],
  ['coffee cup with latte art', 'table-top', 'made-cappuccino 1'],
  ['two cups with latte art', 'table-top', 'made-cappuccino 2'],
  ['top view of a coffee cup', 'flat-lay', 'coffee-cup 1'],
  ['blue ceramic vase with yellow tulips', 'table-top', 'made-vase-of-yellow-tulips 1'],
  [
    'a blue vase with tulips on a table next to a lamp',
    'table-top',
    'made-vase-of-red-tulips 1, bedside-lamp 1',
  ],
  ['red roses', 'table-top', 'made-roses 1'],
  ['yellow roses', 'table-top', 'made-roses 1'],
  ['yellow roses in a black vase', 'table-top', 'made-vase-of-yellow-roses 1'],
  ['pancakes with maple syrup', 'table-top', 'made-pancakes 1'],
  ['pizza on a wooden table', 'table-top', 'made-pizza 1'],
  ['birthday cake with candles', 'table-top', 'made-birthday-cake 1'],
  [
    'healthy breakfast',
    'table-top',
    'made-plate 1, made-croissant 2, made-cappuccino 1, made-glass-of-orange-juice 1, made-jam-jar 1',
  ],
  ['two coffee cups on a cafe table', 'table-top', 'coffee-cup 2'],
  ['iced coffee in a tall glass', 'table-top', 'made-iced-coffee 1'],
  ['a bottle of wine and two glasses', 'table-top', 'made-wine-bottle 1, made-glass-of-red-wine 2'],
  ['bottle of water with a glass', 'table-top', 'made-water-bottle 1, made-empty-glass 1'],
  ['champagne with glasses', 'table-top', 'made-champagne 2'],
  ['a book and glasses', 'table-top', 'made-book 1, glasses 1'],
  ['a perfume bottle and glasses', 'table-top', 'made-perfume 1, glasses 1'],
  [
    'picnic with glasses',
    'picnic',
    'made-wine-bottle 1, made-plate 1, made-grapes 1, made-baguette 1, made-cheese 1, made-glass-of-red-wine 2',
  ],
  ['succulents in pots', 'table-top', 'made-succulents 1'],
  ['three succulents', 'table-top', 'made-succulent 3'],
  ['bath bombs', 'table-top', 'made-bath-bombs 1'],
  ['first aid kit', 'cyclorama', 'made-first-aid-kit 1'],
  ['a bench in the evening', 'meadow', 'made-bench 1'],
  [
    'fruits and vegetables',
    'table-top',
    'made-orange 1, made-banana 1, made-apple 1, made-grapes 1, made-broccoli 1, made-tomato 2, made-bell-pepper 1, made-carrot 1',
  ],
  ['spaghetti with tomato sauce and basil', 'table-top', 'made-pasta 1'],
  ['two glasses of red wine', 'table-top', 'made-glass-of-red-wine 2'],
  ['cheesecake on a plate', 'table-top', 'made-cheesecake 1'],
  ['fried eggs with bacon', 'table-top', 'made-fried-eggs 1'],
];

const DRAWN_OR_REFUSED = [
  'strawberries on a bed of ice',
  'a small green house',
  'a red rose',
  'two roses',
  'rooftop terrace',
  'blue rust texture',
  'leather and denim texture',
  'denim jacket',
  'gold background',
  'coffee shop logo',
  'coffee shop menu',
  'kitchen utensils',
  'kitchen garden',
  'toy kitchen',
  'outdoor kitchen',
  'medieval kitchen',
  'gothic bedroom',
  'doll house bedroom',
  'bathroom sign',
  'office building',
  'office supplies',
  'office party',
  'plant nursery',
  'study group',
  'living room floor plan',
  'illustration of a kitchen',
  'woman in a kitchen',
  'a baby in a nursery',
  'chef cooking in a modern kitchen',
  'two dogs in the garden',
  'cat sleeping on a sofa in a living room',
  'a cat by the window',
  'kitchen with the words "Good morning"',
  'apple icon',
  'bookshelf icon',
  'apple logo',
  'apple tree',
  'apple strudel',
  'an apple on a tree',
  'cartoon banana',
  'watercolor of lemons',
  'avocado logo',
  'halloween pumpkin',
  'melons in a basket',
  'ten apples',
  'a cute cat',
  'a quiet lake at dawn',
  'a purple hullabaloo',
];

const list = (text?: string) => (text ? text.split(', ') : []);

describe('rooms are photographed', () => {
  const rooms = ROOMS.map(([prompt, set, shown, leftOut]) => ({ prompt, set, shown, leftOut }));
  test.each(rooms)('$prompt', ({ prompt, set, shown, leftOut }) => {
    const { plan, explanation } = choosePhoto(prompt)!;
    expect(plan.set).toBe(set);
    const pieces = [...plan.wishes.map(({ kind }) => kind), ...plan.subjects.map(({ key }) => key)];
    expect(pieces).toEqual(list(shown));
    expect(explanation.leftOut.map(({ words }) => words)).toEqual(list(leftOut));
    expect(explanation).toMatchObject({ drawsPrompt: true, alternatives: [] });
  });
});

test.each([
  ['a kitchen with a rabbit', 'rabbit'],
  ['living room with a family', 'family'],
  ['cozy living room with a blue sofa and two dogs', 'dogs'],
])('%s: the room is photographed without what lives in it, which is missing', (prompt, missing) => {
  expect(choosePhoto(prompt)?.explanation).toMatchObject({ drawsPrompt: false, missing });
});

test.each([
  ['dog in the kitchen', 'kitchen', { key: 'dog' }],
  ['a cat sitting on a blue sofa', 'living room', { key: 'sitting-cat', relation: 'on', ofKind: 'sofa' }],
  ['a dog in front of the fireplace', 'living room', { relation: 'in-front', ofKind: 'fireplace' }],
  ['cat on a bed', 'bedroom', { relation: 'on', ofKind: 'bed' }],
])('%s: the animal is in the room', (prompt, set, subject) => {
  const { plan, explanation } = choosePhoto(prompt)!;
  expect(plan.set).toBe(set);
  expect(plan.subjects).toEqual([expect.objectContaining({ ...subject, count: 1, comesNear: true })]);
  expect(explanation).toMatchObject({ drawsPrompt: true, leftOut: [] });
  expect(explainPainting(prompt).models).toEqual([expect.objectContaining({ license: 'CC-BY-3.0' })]);
  expect(choosePhoto(prompt, { creditFree: true })).toBeUndefined();
});

test('a color that the animal of a room does not have is left out', () => {
  const { explanation } = choosePhoto('living room with a green sofa and a gray cat on the rug')!;
  expect(explanation).toMatchObject({ drawsPrompt: true, leftOut: [{ words: 'gray' }] });
});

describe('things are photographed', () => {
  test.each(STILL_LIFES)('%s', (prompt, set, things) => {
    const { plan, explanation } = choosePhoto(prompt)!;
    expect(plan.set).toBe(set);
    expect(plan.subjects.map(({ key, count }) => `${key} ${count}`)).toEqual(list(things));
    expect(explanation).toMatchObject({ drawsPrompt: true, leftOut: [] });
  });
});

test.each([
  ['an apple in a modern kitchen', 'kitchen'],
  ['two cups of coffee in a cozy cafe', 'cafe'],
  ['dinner in a restaurant in the evening', 'restaurant'],
  ['a cocktail at a bar', 'bar'],
  ['headphones in an office', 'office'],
])('%s: the room is seen behind the table', (prompt, place) => {
  const { plan, explanation } = choosePhoto(prompt)!;
  expect(plan).toMatchObject({ set: 'table-top', place });
  expect(explanation).toMatchObject({ drawsPrompt: true, leftOut: [] });
});

test.each([
  ['a red car on a country road', 'road', undefined],
  ['tent in the mountains', 'meadow', 'mountains'],
  ['a car on a desert road', 'road', 'desert'],
  ['a car on a road in the mountains', 'road', 'mountains'],
  ['deck chair on a sunny beach', 'beach', undefined],
  ['motor scooter by the sea', 'beach', undefined],
  ['a bicycle in the snow', 'snow', undefined],
  ['a chair in the desert', 'desert', undefined],
  ['a hen in a meadow', 'meadow', undefined],
  ['a dog sitting on the grass', 'meadow', undefined],
  ['a red car on a city street', 'street', undefined],
  ['a bus on a street with houses', 'street', undefined],
  ['a fire hydrant on the sidewalk', 'street', undefined],
  ['a tent in the forest', 'woods', undefined],
  ['a bicycle in the woods with tall trees', 'woods', undefined],
  ['a bench in a garden with flowers', 'garden', undefined],
  ['a dog in the garden', 'garden', undefined],
])('%s: it stands on open ground', (prompt, set, land) => {
  const { plan, explanation } = choosePhoto(prompt)!;
  expect([plan.set, plan.place]).toEqual([set, land]);
  expect(explanation).toMatchObject({ drawsPrompt: true, leftOut: [] });
});

test.each([
  ['a car at sunset', 'road'],
  ['a car at sunset on the beach', 'beach'],
  ['a tent at golden hour in the desert', 'desert'],
  ['a bicycle in the snow at sunset', 'snow'],
])('%s: outdoors in the last light', (prompt, set) => {
  const { plan, explanation } = choosePhoto(prompt)!;
  expect(plan).toMatchObject({ set, light: 'evening' });
  expect(explanation.leftOut).toEqual([]);
});

test.each([
  ['a car in the mountains on a road', 'road', 'mountains'],
  ['a tent in the snow in the mountains', 'snow', 'mountains'],
])('%s: both are seen', (prompt, set, place) => {
  expect(choosePhoto(prompt)!.plan).toMatchObject({ set, place });
});

test.each([
  ['a car on a snowy road', 'snowy'],
  ['a car on a desert road in the mountains', 'mountains'],
  ['a car at a stormy dusk', 'stormy'],
])('%s: says what it leaves out', (prompt, word) => {
  expect(choosePhoto(prompt)?.explanation.leftOut.map(({ words }) => words) ?? [word]).toContain(word);
});

test.each([
  'two dogs on a meadow',
  'a dog running on the beach',
  'a dog lying on the beach',
  'a lemon in the sea',
  'a mug on a street',
  'a car on a street in the mountains',
])('%s: no photo that hides it', (prompt) => {
  const photo = choosePhoto(prompt);
  expect(photo?.explanation.leftOut.length ?? 1).toBeGreaterThan(0);
});

test('a steak that was asked for raw is grilled, and says so', () => {
  expect(choosePhoto('a raw steak')!.explanation).toMatchObject({ leftOut: [{ words: 'raw' }] });
});

test.each([
  ['apples in a bowl', 'made-apple', 4, 'in', 'made-bowl'],
  ['a bowl of lemons', 'made-lemon', 5, 'in', 'made-bowl'],
  ['cherries in a bowl', 'made-cherry', 12, 'in', 'made-bowl'],
  ['a basket of oranges', 'made-orange', 13, 'in', 'made-basket'],
  ['two croissants on a plate', 'made-croissant', 2, 'on', 'made-plate'],
  ['a plate with three donuts', 'made-donut', 3, 'on', 'made-plate'],
])('%s: food lies in or on what holds it', (prompt, key, count, relation, holder) => {
  const { plan, explanation } = choosePhoto(prompt)!;
  const content = plan.subjects.find((subject) => subject.key === key)!;
  expect(content).toMatchObject({ count, relation });
  expect(plan.subjects[content.of!]?.key).toBe(holder);
  expect(explanation.leftOut).toEqual([]);
});

test.each(['apple isolated on white background', 'a mug on a plain black background'])(
  '%s: nothing stands beside it',
  (prompt) => {
    expect(choosePhoto(prompt)?.plan.isBare).toBe(true);
  },
);

test('a container that does not suit its content is left to drawings', () => {
  expect(choosePhoto('a watermelon in a bowl')).toBeUndefined();
});

describe('the studio decides about', () => {
  test.each(DRAWN_OR_REFUSED)('%s', (prompt) => {
    expect(choosePhoto(prompt)).toBeUndefined();
    expect(explainPainting(prompt).engine).toBe('studio');
  });
});

test('a counted thing that no room shows is not drawn, and the plain room is offered', () => {
  const explanation = explainPainting('modern kitchen with two ovens');
  expect(explanation).toMatchObject({
    engine: 'photo-studio',
    drawsPrompt: false,
    leftOut: [{ words: 'ovens', start: 24, end: 29, why: 'unknown' }],
  });
  expect(explanation.alternatives[0]).toEqual({ prompt: 'kitchen interior', label: 'Kitchen interior' });
  expect(explainPainting(explanation.alternatives[0]!.prompt).drawsPrompt).toBe(true);
});

test.each([
  ['a cup on a book', ['cup', 'book']],
  ['books under a lamp', ['books', 'lamp']],
])('instead of %s, which no table shows, its own things are offered', (prompt, own) => {
  const { drawsPrompt, alternatives } = explainPainting(prompt);
  expect(drawsPrompt).toBe(false);
  expect(alternatives.slice(0, 2).map((one) => one.prompt)).toEqual(own);
  for (const one of alternatives) {
    const explanation = explainPainting(one.prompt);
    expect([one.prompt, explanation.drawsPrompt, explanation.leftOut]).toEqual([one.prompt, true, []]);
  }
});

test('light, style and colors are part of the plan', () => {
  expect(choosePhoto('rustic kitchen at night')!.plan).toMatchObject({
    light: 'evening',
    character: 'rustic',
  });
  expect(choosePhoto('navy blue kitchen')!.plan.accent).toBeDefined();
  expect(choosePhoto('kitchen with white cabinets')!.plan.accent).toBeDefined();
  expect(choosePhoto('home office with two monitors')!.plan.wishes).toEqual([{ kind: 'monitor', count: 2 }]);
  expect(choosePhoto('green bedroom')!.plan.wall).toBeDefined();
  expect(choosePhoto('living room with a red sofa')!.plan.wishes[0]?.color).toBeDefined();
  expect(choosePhoto('three lemons on a marble table, soft light')!.plan).toMatchObject({
    surface: 'marble',
    light: 'soft',
  });
});

test('models are named with their license', () => {
  expect(explainPainting('living room with a piano').models).toEqual([
    expect.objectContaining({ id: 'grand-piano', license: 'CC0-1.0' }),
  ]);
});

test.each([
  'living room with 1000000 armchairs',
  'living room with 1e400 armchairs',
  'nursery with 40 teddy bears',
])('does not furnish "%s"', (prompt) => {
  const { drawsPrompt, drawn } = explainPainting(prompt);
  expect(drawsPrompt).toBe(false);
  for (const { count = 1 } of drawn) expect(count).toBeLessThanOrEqual(12);
});

test.each(['a', 'two', 'the', 'with no', '٣', '9'.repeat(400), 'の', '\u0301'])(
  'explains "%s", which names nothing',
  (prompt) => {
    expect(choosePhoto(prompt)).toBeUndefined();
    expect(explainPainting(prompt)).toMatchObject({ drawsPrompt: false, missing: null });
  },
);

// Names that every object has are no words of a table.
test.each(['glass on NAME', 'a lemon on a NAME background', 'NAME pattern', 'seamless pattern with NAME'])(
  'takes "%s" for an unknown word',
  (prompt) => {
    for (const name of ['constructor', '__proto__']) {
      const { leftOut } = explainPainting(prompt.replace('NAME', name));
      expect(leftOut.map(({ words }) => words).join(' ')).toContain(name);
    }
  },
);

test.each([
  ['burger on a wooden board', 'wooden board'],
  ['bread on a cutting board', 'cutting board'],
])('%s lies on a board (%s)', (prompt, surface) => {
  const planned = choosePhoto(prompt);
  expect(planned?.explanation.leftOut).toEqual([]);
  expect(planned?.plan).toMatchObject({ set: 'table-top', surface });
});

test.each(['mug mockup', 'white mug mockup', 'bottle mockup', 'phone mockup', 't-shirt mockup'])(
  '%s is a photo of the blank thing',
  (prompt) => {
    expect(choosePhoto(prompt)?.explanation).toMatchObject({ drawsPrompt: true, leftOut: [] });
  },
);

test('a poster mockup is no photo', () => {
  expect(choosePhoto('poster mockup')).toBeUndefined();
});

test.each([
  ['a leather handbag on a table', 'table-top', 'handbag', 'leather'],
  ['christmas gifts', 'table-top', 'made-gift-box', 'christmas'],
  ['greek salad', 'cyclorama', 'salad-bowl', 'greek'],
  ['strawberry cheesecake', 'table-top', 'made-cheesecake', 'strawberry'],
  ['laptop on a green desk', 'table-top', 'laptop', 'green'],
  ['a hen on a farm', 'meadow', 'hen', 'farm'],
  ['attic bedroom', 'bedroom', '', 'attic'],
])('%s: a photo says that it leaves a small part out', (prompt, set, key, leftOut) => {
  const { plan, explanation } = choosePhoto(prompt)!;
  expect([plan.set, ...plan.subjects.map((subject) => subject.key)]).toEqual([set, ...list(key)]);
  expect(explanation.drawsPrompt).toBe(true);
  expect(explanation.leftOut.map(({ words }) => words)).toEqual([leftOut]);
});

test.each([
  ['wedding rings on a book', 'made-wedding-rings', 'made-book'],
  ['glasses on an open book', 'glasses', 'made-open-book'],
  ['cardboard boxes on a pallet', 'cardboard-box', 'pallet'],
])('%s: it lies on the flat thing', (prompt, key, holder) => {
  const { plan, explanation } = choosePhoto(prompt)!;
  expect(plan.subjects.map((subject) => subject.key)).toEqual([key, holder]);
  expect(plan.subjects[0]).toMatchObject({ relation: 'on', of: 1 });
  expect(explanation.leftOut).toEqual([]);
});

test.each([
  ['two beers on a bar counter', { set: 'table-top', place: 'bar' }],
  ['a vase by a window', { set: 'window-sill' }],
  ['a lamp on a white desk', { set: 'table-top', surface: 'white wood' }],
  ['industrial loft', { set: 'living room' }],
])('%s is seen there', (prompt, plan) => {
  expect(choosePhoto(prompt)!.plan).toMatchObject(plan);
});

test.each([
  ['pizza with mushrooms', ['mushrooms']],
  ['pizza with olives and mushrooms', ['olives', 'mushrooms']],
  ['coffee with croissants', []],
])('%s: what a dish is topped with does not lie beside it', (prompt, missed) => {
  expect(explainPainting(prompt).leftOut.map(({ words }) => words)).toEqual(missed);
});
