import type { PersonWish } from '../../people/cast/person-wish.ts';
import { DENIM, OUTFITS, type Outfit } from '../../people/outfits.ts';
import { table } from './person-words.ts';

/** The names of each outfit. */
const OUTFIT_WORDS = (Object.keys(OUTFITS) as Outfit[]).flatMap((outfit) => {
  const { names = '', kinds = [], sex } = OUTFITS[outfit];
  return [[names, {}] as const, ...kinds].map(
    ([words, looks]) => [words, { outfit, ...(sex ? { sex } : {}), ...looks }] as const,
  );
});

/** Nouns after "with", "wearing" or "in": "with a beard", "in a suit". Their color is a modifier of theirs. */
export const WORN: ReadonlyMap<string, PersonWish> = table([
  ['beard, full beard', { beard: 'beard', sex: 'man' }],
  ['mustache, moustache', { beard: 'mustache', sex: 'man' }],
  ['glasses, eyeglasses, spectacles', { glasses: 'glasses' }],
  ['sunglasses, sunglass, shades', { glasses: 'sunglasses' }],
  ['hijab, headscarf, head scarf, veil', { head: 'hijab', sex: 'woman' }],
  ['turban', { head: 'turban', sex: 'man' }],
  ['hair, haircut, hairstyle', {}],
  ['curl, curls', { hair: 'curly' }],
  ['afro', { hair: 'afro' }],
  ['bun', { hair: 'bun' }],
  ['braid, cornrow, dreadlock', { hair: 'braids' }],
  ['bang, fringe', { hair: 'bangs' }],
  ...OUTFIT_WORDS,
  ['jean, jeans, denim jeans, blue jeans', { legwear: 'trousers', bottom: DENIM }],
  [
    'trouser, trousers, pants, pant, slack, slacks, chino, chinos, legging, leggings',
    { legwear: 'trousers' },
  ],
  ['short, shorts', { legwear: 'shorts' }],
  ['skirt', { legwear: 'skirt', sex: 'woman' }],
  ['maxi skirt', { legwear: 'skirt', sex: 'woman', isLong: true }],
  ['boot, rain boot, rubber boot, wellington, wellington boot, winter boot, gumboot', { footwear: 'boots' }],
  ['sneaker, sneakers, trainers, running shoe, tennis shoe', { footwear: 'sneakers' }],
  ['shoe', { footwear: 'shoes' }],
  ['apron', { overs: [{ over: 'apron' }] }],
  ['overall, overalls, dungaree', { overs: [{ over: 'overalls' }] }],
  ['safety vest, high visibility vest, hi vis vest, reflective vest', { overs: [{ over: 'vest' }] }],
  ['vest, waistcoat, gilet', { overs: [{ over: 'waistcoat' }] }],
  ['tie, necktie', { overs: [{ over: 'tie' }] }],
  ['backpack, rucksack, school bag, schoolbag', { overs: [{ over: 'backpack' }] }],
  ['bow tie, bowtie', { overs: [{ over: 'bow-tie' }] }],
  ['scarf', { overs: [{ over: 'scarf' }] }],
  ['mask, face mask, surgical mask', { overs: [{ over: 'mask' }] }],
  ['goggles, safety goggles', { overs: [{ over: 'goggles' }] }],
  ['hard hat, hardhat, safety helmet, helmet', { hat: 'hard-hat' }],
  ['cap, baseball cap', { hat: 'cap' }],
  ['hat, straw hat, sun hat, sunhat', { hat: 'straw-hat' }],
  ['top hat', { hat: 'top-hat' }],
  ['cowboy hat, western hat, stetson', { hat: 'cowboy-hat' }],
  ['beret', { hat: 'beret' }],
  [
    `beanie, winter hat, woolly hat, wool hat, woolen hat, wool cap, woolen cap, woolly cap, knit cap, knit hat, knitted hat,
    knitted cap, winter cap, bobble hat`,
    { hat: 'beanie' },
  ],
  ['headset, headset with microphone', { headset: 'headset' }],
  ['headphones, headphone, earphones, earphone', { headset: 'headphones' }],
  ['wrinkle', { age: 'old' }],
  ['santa hat, christmas hat', { hat: 'santa-hat' }],
  ['crown', { hat: 'crown' }],
  ['chef hat', { hat: 'toque' }],
  ['wheelchair', { inWheelchair: true }],
  ['smile, smiling face', { face: 'smiling' }],
]);
