import { readFileSync } from 'node:fs';
import { phrases, wordSet } from '../../scene/phrases.ts';
import { colorNamed } from '../color-words.ts';
import { isIdiom } from '../idioms.ts';
import { FORMAT_NOUNS, SOFT_NOUNS } from './function-words.ts';

/**
 * Nouns whose pictures are wrong when another noun describes them: a piggy bank is no bank. Phrases that the
 * vocabulary has are found before.
 */
const TAKEN_LITERALLY = wordSet(
  `background, bag, band, bank, bar, base, bat, bed, bell, belt, board, bolt, bottle, bow, bowl, box,
    bridge, brush, bug, button, can, cap, card, carpet, chain, chest, chip, clip, club, cone, court, cross,
    dish, drill, drum, egg, engine, eye, fan, file, flag, fly, foot, frame, glass, goal, hammer, hand, hat,
    head, helmet, hook, horn, house, jar, joint, kit, knot, label, lamp, landscape, leg, light, lock, log,
    man, mask, mat, mirror, model, mouse, mouth, nail, needle, net, note, nut, organ, pan, paper, patch,
    pen, pick, pipe, plant, plate, pool, pot, power, press, printer, rack, record, ring, roll, root, rope,
    ruler, saw, scale, screen, screw, seal, seat, sheet, shelf, shell, shield, shot, sink, space, speaker,
    spoon, spring, square, stamp, star, stick, stool, suit, swing, system, table, tablet, tag, tank, tape,
    team, thread, tie, tool, tower, truck, trunk, tube, wand, watch, wheel, wing, wood, world, yard`,
);

/** Words that never change the meaning of the noun after them. */
const HARMLESS = wordSet(
  `abstract, acoustic, alpine, amber, apple, autumn, baby, bamboo, banana, beach, birthday, blueberry, boy, brass,
    breakfast, brick, bronze, business, cafe, cardboard, carrot, cartoon, ceramic, cheese, cherry, chicken,
    child, chocolate, christmas, city, clay, coffee, color, colour, company, copper, corporate, cotton,
    country, countryside, creative, crystal, denim, design, designer, desktop, dessert, development, dinner,
    dream, easter, egyptian, emoji, fairy, fall, family, fantasy, farm, finance, forest, fruit, garden,
    girl, glass, gold, halloween, holiday, home, hotel, house, hr, icon, inkjet, iron, kid, kitchen,
    knitted, laser, leather, lemon, lunch, luxury, man, management, marble, marketing, metal, morning,
    mountain, mushroom, nature, night, oak, office, orange, paper, park, party, pastel, pet, pine, plastic,
    pocket, porcelain, product, project, raspberry, restaurant, rubber, rural, sales, school, silk, silver,
    snack, sport, sports, spring, startup, sunrise, sunset, steel, stone, straw, strawberry, street, studio, suburban,
    summer, sun, support, technology, texture, tomato, toy, travel, valentine, vanilla, vegetable, velvet, victorian,
    village, vintage, wall, wedding, winter, woman, wood, wooden, wool`,
);

/**
 * Compounds that are something else than their last noun, though it is safe with most others; a line of the table has the
 * last noun and the words before it.
 */
const OTHER_THINGS: ReadonlySet<string> = new Set(
  readFileSync(new URL('./compounds.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .flatMap(([last, leads]) => phrases(leads!).map((lead) => `${lead} ${last}`)),
);

/** Colors that are things, too, but not before clothes: a navy suit, a charcoal hat. */
const CLOTH_COLORS = wordSet(
  'navy, charcoal, ivory, cream, burgundy, rose, plum, olive, mint, mustard, rust, sand, coral, lavender, peach, sage',
);
const BACKDROPS = wordSet('background, backdrop');
const CLOTHES = wordSet('suit, cap, hat, tie, glove, mask, belt, boot, shirt');

const isOther = (compound: string) => OTHER_THINGS.has(compound) || isIdiom(compound);

/** Whether "lead last" is something else than its last noun; both in base forms. */
export function isOtherThing(
  lead: readonly string[],
  last: readonly string[],
  isLeadNoun: boolean,
  isDrawable: (noun: string) => boolean,
): boolean {
  if (last.some((noun) => lead.some((word) => isOther(`${word} ${noun}`)))) return true;
  if (lead.some((word) => CLOTH_COLORS.has(word)) && last.some((noun) => CLOTHES.has(noun))) return false;
  if (colorNamed(lead) !== undefined && last.some((noun) => BACKDROPS.has(noun))) return false;
  if (!isLeadNoun || lead.some((word) => HARMLESS.has(word) || FORMAT_NOUNS.has(word))) return false;
  // A cheese board is cheese.
  const isSoft = last.some((noun) => SOFT_NOUNS.has(noun) || FORMAT_NOUNS.has(noun)) && lead.some(isDrawable);
  return !isSoft && last.some((noun) => TAKEN_LITERALLY.has(noun));
}
