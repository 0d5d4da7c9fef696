import type { PersonWish } from '../../people/cast/person-wish.ts';
import { BLOND_HAIR, BROWN_HAIR, RED_HAIR } from '../../people/person-colors.ts';
import { TRADES, type TradeName } from '../../people/trades.ts';
import { phrases, wordSet } from '../../scene/phrases.ts';

/** Nouns for groups whose number and kind another illustration of people shows as well. */
export const GENERIC_PEOPLE = wordSet(
  `people, colleague, coworker, team, business team, startup team, office team, project team, employee, professional, business people, businesspeople,
    business person, office worker, family, student, pupil, programmer, developer, software developer, software engineer,
    coder, web developer`,
);

/** They work together at a table unless they do something else. */
export const TEAMS = wordSet('team, business team, startup team, office team, project team');

const WOMAN: PersonWish = { sex: 'woman', age: 'adult' };
const MAN: PersonWish = { sex: 'man', age: 'adult' };
const GIRL: PersonWish = { sex: 'woman', age: 'child' };
const BOY: PersonWish = { sex: 'man', age: 'child' };
const CHILD: PersonWish = { age: 'child' };
const BABY: PersonWish = { age: 'baby' };
const SUIT: PersonWish = { outfit: 'suit', age: 'adult' };

/** Nouns for people with everyone that they name. */
export const PEOPLE_NOUNS: ReadonlyMap<string, readonly PersonWish[]> = indexNouns();

function indexNouns(): Map<string, readonly PersonWish[]> {
  const index = new Map<string, readonly PersonWish[]>();
  const add = (names: string, ...people: PersonWish[]) => {
    for (const name of phrases(names)) index.set(name, people);
  };
  for (const [name, { names }] of Object.entries(TRADES))
    for (const noun of names) index.set(noun, [{ ...sexOf(noun), ...ageOf(noun), trade: name as TradeName }]);
  add('woman, lady, female, housewife, wife, girlfriend, fiancee, fiancée, bride to be', WOMAN);
  add('man, guy, gentleman, male, husband, boyfriend, fiance, fiancé, dude, bloke, groom to be', MAN);
  add('girl, little girl, sister, daughter, granddaughter, schoolgirl', GIRL);
  add('boy, little boy, brother, son, grandson, schoolboy', BOY);
  add('child, kid, little kid, little child, grandchild, grandkid', CHILD);
  add('toddler', { age: 'toddler' });
  add('volunteer', { age: 'adult', outfit: 'tee' });
  add('baby, infant', BABY);
  add('baby girl, newborn girl, newborn baby girl', { ...BABY, sex: 'woman' });
  add('baby boy, newborn boy, newborn baby boy', { ...BABY, sex: 'man' });
  add('newborn, newborn baby', { ...BABY, pose: 'sleep' });
  add('teenager, teen, adolescent, youth', { age: 'teenager' });
  add('teenage girl', { sex: 'woman', age: 'teenager' });
  add('teenage boy', { sex: 'man', age: 'teenager' });
  add(
    'someone, somebody, person, adult, human, individual, customer, client, guest, representative, rep, neighbor, patient',
    {
      age: 'adult',
    },
  );
  add('people, friend, colleague, coworker, employee, professional', { age: 'adult' });
  add('business people, businesspeople, business person, executive, ceo, entrepreneur, boss, director', SUIT);
  add('job interview', SUIT, SUIT);
  add('businesswoman, business woman, saleswoman', { ...WOMAN, ...SUIT });
  add('businessman, business man, salesman', { ...MAN, ...SUIT });
  add('senior, elder, old person, elderly person, senior citizen, pensioner, retiree', { age: 'old' });
  add(
    'bride and groom, newlywed, newlyweds, wedding couple, bridal couple',
    { ...WOMAN, trade: 'bride' },
    { ...MAN, trade: 'groom' },
  );
  add('old man, elderly man, senior man, grandfather, grandpa, granddad', { sex: 'man', age: 'old' });
  add('old woman, elderly woman, senior woman, old lady, grandmother, grandma, granny', {
    sex: 'woman',
    age: 'old',
  });
  add('grandparent', { age: 'old' });
  add('mother, mom, mum, mommy', WOMAN);
  add('father, dad, daddy', MAN);
  add('parent', { age: 'adult' });
  add('redhead', { age: 'adult', hairColor: RED_HAIR });
  add('blonde', { ...WOMAN, hairColor: BLOND_HAIR });
  add('brunette', { ...WOMAN, hairColor: BROWN_HAIR });
  add('runner, jogger', { age: 'adult', outfit: 'sport', pose: 'run' });
  add('cyclist', { age: 'adult', outfit: 'sport', pose: 'cycle', hat: 'bike-helmet' });
  add('surfer, surfer girl, surfer boy', { age: 'adult', outfit: 'wetsuit', pose: 'surf' });
  add('diver, scuba diver, snorkeler, freediver', {
    age: 'adult',
    outfit: 'wetsuit',
    pose: 'dive',
    overs: [{ over: 'goggles' }],
  });
  add('swimmer', { age: 'adult', outfit: 'sport', pose: 'swim' });
  add('rower', { age: 'adult', outfit: 'sport', pose: 'row' });
  add('kayaker, canoeist', { age: 'adult', outfit: 'sport', pose: 'kayak' });
  add('rock climber', {
    age: 'adult',
    outfit: 'sport',
    pose: 'climb',
    prop: 'rock-wall',
  });
  add('horse rider, horseback rider, equestrian', { age: 'adult', pose: 'ride' });
  add('dancer', { age: 'adult', pose: 'dance' });
  for (const name of TRADES.ballerina.names)
    index.set(name, [{ ...WOMAN, trade: 'ballerina', hair: 'bun', pose: 'ballet' }]);
  for (const name of TRADES.pianist.names)
    index.set(name, [{ age: 'adult', trade: 'pianist', pose: 'desk', prop: 'piano' }]);
  add('weightlifter, bodybuilder', { age: 'adult', outfit: 'sport', pose: 'lift' });
  add('pedestrian', { age: 'adult', pose: 'walk' });
  add('yogi', { age: 'adult', outfit: 'sport', pose: 'lotus' });
  add('wheelchair user', { age: 'adult', inWheelchair: true });
  add('couple, married couple', WOMAN, MAN);
  add(
    'elderly couple, old couple, senior couple, grandparents',
    { ...WOMAN, age: 'old' },
    {
      ...MAN,
      age: 'old',
    },
  );
  add('young couple, happy couple', WOMAN, MAN);
  add('parents', WOMAN, MAN);
  add([...TEAMS].join(', '), ...[1, 2, 3].map(() => ({ age: 'adult' as const })));
  add('family', WOMAN, MAN, BOY, GIRL);
  for (const [elders, elder] of [
    ['mother, mom, mum', WOMAN],
    ['father, dad', MAN],
    ['grandmother, grandma', { sex: 'woman', age: 'old' }],
    ['grandfather, grandpa', { sex: 'man', age: 'old' }],
    ['parent', { age: 'adult' }],
  ] as const)
    for (const one of phrases(elders))
      for (const [children, child] of [
        ['child, kid', CHILD],
        ['son, grandson', BOY],
        ['daughter, granddaughter', GIRL],
        ['baby, newborn, newborn baby', BABY],
        ['toddler', { age: 'toddler' }],
      ] as const)
        for (const other of phrases(children))
          index.set(`${one} and ${other}`, [child === BABY ? { ...elder, pose: 'carry' } : elder, child]);
  // Plurals that lose no ending.
  for (const [noun, people] of [...index]) {
    const plural = noun.replace(/man$/, 'men').replace(/child$/, 'children');
    if (plural !== noun) index.set(plural, people);
  }
  return index;
}

function sexOf(noun: string): PersonWish {
  if (/woman|lady|girl|maid|waitress|female|hostess|stewardess|seamstress|^bride$/.test(noun))
    return { sex: 'woman' };
  return /(?<!wo)man$|guy|boy|groom|(?<!fe)male /.test(noun) ? { sex: 'man' } : {};
}

function ageOf(noun: string): PersonWish {
  if (/^school|pupil/.test(noun)) return { age: 'child' };
  return { age: /student/.test(noun) ? 'teenager' : 'adult' };
}
