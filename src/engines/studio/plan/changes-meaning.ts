import { isLandscape, isObject, isPeople } from '../archetypes.ts';
import { findPeople } from '../prompt/people/find-people.ts';
import { FORMAT_NOUNS, SOFT_NOUNS } from '../prompt/reading/function-words.ts';
import { KINDS } from '../prompt/reading/kinds.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { Token } from '../prompt/reading/token.ts';
import { isStopWord } from '../prompt/stop-words.ts';
import { ARCHETYPE_NOUNS, artworkOf, findSubjects } from '../prompt/vocabulary.ts';
import { wordSet } from '../scene/phrases.ts';
import { isCountry } from './countries.ts';
import { isOccasion } from './occasions.ts';
import type { PlannedContent } from './picture-plan.ts';
import { isFood } from './serve-meals.ts';
import { isTimeOrWeatherWord } from './sky-words.ts';

/**
 * Whether the words around a drawn noun change its meaning, so that the drawing would be wrong: a shoe tree is no tree,
 * half an apple no apple, a house of candy no house. If unsure: true.
 * @param next the noun after it, if any
 */
export function changesMeaning(
  group: NounGroup,
  next: NounGroup | undefined,
  content: PlannedContent,
  { isLeftOut, language }: { isLeftOut(word: Token): boolean; language: string },
): boolean {
  const { noun, modifiers, aside = [], endings = [] } = group;
  if (aside.some((word) => isLeftOut(word) && changesAnyNoun(word))) return true;
  if (modifiers.some((word) => isLeftOut(word) && changesNoun(word, group, content, language))) return true;
  if (endings.some((verb) => has(GERUNDS, verb)) && noun.kind === 'noun' && !isOfPeople(content)) return true;
  if (next && !next.isNegated) {
    if (next.verb && has(MAKING, next.verb) && !isStopWord(next.noun.text)) return true;
    // "Pumpkin spice latte", "farmers market stall": the tagger takes the noun between for a verb.
    if (language === 'en' && next.verb && isBare(next.verb) && isLeftOut(next.verb) && isLeftOut(next.noun))
      return true;
    if (next.relation === 'in' && content.kind === 'artwork' && next.noun.forms.includes('sky'))
      return content.things.some(({ thing }) => thing.stance === 'stands');
    // The pyramids of Egypt are pyramids wherever they stand.
    if (next.relation === 'of' && !has(WHOLES, noun) && !isCountry(next.noun) && hasParts(noun, content))
      return true;
  }
  return isInsideView(group, content);
}

/** Neither a participle nor a verb in the third person: in a prompt more often a noun. */
function isBare({ text }: Token): boolean {
  return !/(?:ing|ed|s|en|wn|ade|ght|ilt|ent|pt|lit|set|cut|put|hung|stuck)$/.test(text);
}

/** "Heart shaped", "flooded" */
function changesAnyNoun(word: Token): boolean {
  return has(CHANGING, word) || word.forms.some((form) => /[- ](?:shape|shaped|themed?)$/.test(form));
}

function changesNoun(word: Token, { noun }: NounGroup, content: PlannedContent, language: string): boolean {
  // A knitted scarf is one, a knitted dog none.
  if (has(KNITTED, word) && has(CLOTH, noun)) return false;
  if (changesAnyNoun(word)) return true;
  if (content.kind === 'artwork' && has(EMPTYING, word)) return true;
  // In other languages adjectives and genitives are recognized less reliably.
  if (language !== 'en') return findPeople(word) !== undefined;
  const isCollection = findSubjects(noun.forms).some(
    (subject) => subject.kind === 'artwork' && subject.others,
  );
  // A Christmas tree is a tree, but Thanksgiving dinner is not just any food.
  if (isOccasion(word)) return isCollection;
  const isAfter = word.start > noun.start;
  if (isAfter && word.kind !== 'adjective' && word.kind !== 'number' && !has(FORMAT_NOUNS, word))
    return has(ABSTRACT, word) || !has(SOFT_NOUNS, word);
  const isNoun = word.kind === 'noun' || (word.kind === 'verb' && isBare(word));
  if (isCollection && word.kind !== 'adjective') return true;
  if (!isNoun || has(NARROWING, word) || has(FORMAT_NOUNS, word)) return false;
  if (content.kind === 'lettering' || content.kind === 'overlay') return false;
  // Which island, of all islands; but a game night is no night.
  const meanings = findSubjects(word.forms);
  if (content.kind === 'archetype' && isLandscape(content.archetype))
    return (
      isTimeOrWeatherWord(noun) &&
      !meanings.some((one) => one.kind === 'archetype' && one.archetype === content.archetype)
    );
  if (isKindOf(word, noun) || isFilling(word, noun)) return false;
  const isThing = meanings.some(({ kind }) => kind === 'artwork');
  // A wave of lines, protection of data: both words name the same picture, or one only its topic.
  if (content.kind === 'archetype' && !isThing) {
    const { archetype } = content;
    if (!isObject(archetype) && !isPeople(archetype)) return false;
    if (meanings.some((one) => one.kind === 'archetype' && (one.archetype === archetype || one.isConcept)))
      return false;
  }
  // Which nurse, of all nurses; but a cat person is not just a person.
  return isThing || !isOfPeople(content) || isConcept(noun, content);
}

/** "Husky puppy", "ramen noodles": both name the same drawing. */
function isKindOf({ forms }: Token, noun: Token): boolean {
  const general = forms.map((form) => KINDS.get(form)).find((name) => name !== undefined);
  const [drawn] = artworkOf(noun.forms);
  return drawn !== undefined && artworkOf(general === undefined ? forms : [general])[0] === drawn;
}

/** "Tuna sandwich", "mushroom pizza": a dish by what is in it. */
function isFilling({ forms }: Token, noun: Token): boolean {
  if (!has(FILLED, noun)) return false;
  const names = [...forms, ...forms.flatMap((form) => KINDS.get(form) ?? [])];
  const [thing] = artworkOf(names);
  return thing !== undefined && (isFood(thing.icon) || MEAT_AND_FISH.has(thing.icon));
}

const FILLED = wordSet(
  'sandwich, pizza, soup, pasta, spaghetti, curry, taco, burrito, ramen, burger, hamburger, pie, muffin, cookie, pancake, dumpling',
);
const MEAT_AND_FISH = wordSet(
  'chicken, turkey, duck, pig, fish, tropical-fish, crab, lobster, shrimp, pumpkin, almond, walnut',
);

/** “Of” changes the meaning of a thing or concept: growth of a plant, a seal of approval. */
function hasParts(noun: Token, content: PlannedContent): boolean {
  return content.kind === 'artwork' || isConcept(noun, content);
}

function isConcept({ forms }: Token, content: PlannedContent): boolean {
  return (
    content.kind === 'archetype' &&
    forms.some((form) => ARCHETYPE_NOUNS[content.archetype].illustrates.includes(form))
  );
}

/** "Inside a car", "under the sea", "behind the door": a viewpoint that the engine cannot draw. */
function isInsideView({ relation, noun }: NounGroup, content: PlannedContent): boolean {
  if (relation === undefined || isOfPeople(content)) return false;
  if (relation === 'under' || relation === 'behind') return true;
  return relation === 'in' && content.kind === 'artwork' && content.things[0]?.group.noun === noun;
}

function isOfPeople(content: PlannedContent): boolean {
  return content.kind === 'archetype' && isPeople(content.archetype);
}

/** Whether without the word another thing is shown: "broken", "open". */
export function changesLook(word: Token): boolean {
  return has(CHANGING, word) || has(EMPTYING, word);
}

function has(words: ReadonlySet<string>, { text, forms }: Token): boolean {
  return words.has(text) || forms.some((form) => words.has(form));
}

/** Words before a noun that change how it looks beyond recognition, or make it a copy of itself. */
const CHANGING = wordSet(
  `flooded, bombed, haunted, broken, cracked, shattered, smashed, crushed, torn, ripped, damaged, destroyed, ruined, crashed, collapsed, burning,
    burned, burnt, melting, melted, rotten, moldy, dead, exploding, exploded, half, quarter, sliced, peeled, bitten, eaten,
    shaped, shape, themed, theme, fake, invisible, skeleton, ghost, headless, upside down, inverted, anti, former, missing,
    lego, origami, paper, crochet, knitted, inflatable, miniature, stuffed, carved, wireframe, unmade, non, unbuilt,
    sinking, sunken, wrecked, pattern, x ray, xray, flying, headed, legged, winged, eyed, armed, tailed, horned, wheeled`,
);

const KNITTED = wordSet('knitted, knit, crochet, crocheted');
const CLOTH = wordSet(
  'scarf, hat, beanie, cap, sweater, pullover, cardigan, jumper, dress, sock, glove, mitten, blanket, bag, rug, shawl',
);

/** Left out, these change containers, not landscapes: an empty glass is not a full one. */
const EMPTYING = wordSet(
  `empty, open, opened, closed, folded, unfolded, raw, wet, dried, wilted, frozen, fried, grilled, roasted, boiled, steamed,
    smoked, pickled, mashed, scrambled, poached, canned, double, triple, layered`,
);

/** Verbs after which the next noun is a material or a shape. */
const MAKING = wordSet(
  `made, shaped, formed, built, carved, become, becoming,
    transforming, morphing, disguise, disguised, dressed, crafted, sculpted, woven, composed, consisting,
    constructed, resembling, bursting, themed`,
);

/** Nouns before "of" that are still themselves: a map of Spain is a map, a team of doctors a team. */
const WHOLES = wordSet(
  `map, team, family, couple, group, people, student, player, woman, man, girl, boy, child, king, queen, prince, princess,
    view, landscape, skyline, city, portrait, concept, idea, background, pattern, texture, book, box, coin, flag, calendar,
    slice, bowl, cup, stack, pile, path, coast, beach, mountain, valley, field, lake, river, cliff, sea, forest, desert,
    canyon, island, network, chart, graph, diagram, gradient, wave, doctor, teacher`,
);

/** Nouns before a noun that only narrow it: materials, occasions, uses, breeds. */
const NARROWING = wordSet(
  `leather, cotton, wool, denim, silk, velvet, satin, linen, plastic, rubber, steel, iron, metal, brass, copper, bronze,
    square, rectangular, oval, snow, silver, gold, glass, crystal, ceramic, clay, porcelain, marble, stone, brick, concrete, wood, oak, pine, bamboo, straw,
    wicker, rattan, diamond, pearl, chocolate, vanilla, strawberry, cherry, lemon, blueberry, raspberry, caramel,
    avocado, cheese, cream, honey, butter, garlic, olive, veggie, vegetable, vegetarian, vegan, sourdough,
    wedding, mothers, day, eve, party, holiday, baby shower, winter, teamwork, collaboration, cooperation, partnership,
    leadership, communication, love, peace, freedom, hope, happiness, dental,
    summer, spring, autumn, fall, morning, evening, night, winter wonderland, family, school, office, kitchen, garden, home,
    house, hotel, restaurant, cafe, farm, beach, city, street, country, village, countryside, business, company, corporate,
    industry, factory, apartment, sports, sport, gym, travel, picnic, camping, hiking, breakfast, lunch, dinner,
    baby, kid, kids, child, children, toddler, men, mens, women, womens, lady, girl, boy, man, woman, puppy, kitten, adult,
    golden retriever, labrador, retriever, poodle, bulldog, beagle, corgi, dachshund, husky, chihuahua, pug, terrier,
    shepherd, collie, dalmatian, rottweiler, persian, siamese, tabby, ragdoll, sphynx, bengal, shorthair, maine coon, angora,
    indian, chinese, japanese, thai, italian, mexican, french, german, greek, spanish, turkish, american, asian, european,
    moroccan, korean, vietnamese, english, british, swiss, belgian, scottish, irish, russian, egyptian, viking, roman,
    vaccine, ping pong, digital, artificial intelligence, ai, tech, technology, cyber security, cybersecurity, blockchain, cyber, security, data, cloud,
    network, internet, computer, web, mobile, crypto, bitcoin, online, finance, investment, stock market, market, profit,
    money, growth, success, innovation, strategy, marketing, education, science, health, medical, energy, nature, eco, art,
    fantasy, fairy, cartoon, comic, pixel, anime, manga, kawaii, emoji, design, designer, luxury, vintage, retro, hero,
    studio, product, beautifull, color, colour, neon, pastel, toy, laundry, balcony, street, food, fruit, dessert, snack`,
);

/** Nouns after a noun that make it an activity or a trade: horse competition, water management. */
const ABSTRACT = wordSet(
  `management, strategy, plan, planning, solution, production, exercise, competition, care, delivery, connection, visit,
    adventure, session, recipe, advertisement, ad, advertising, promotion, marketing, sale`,
);

/** Nouns of activities that are done with the noun before, not by it: dog training, money laundering. */
const GERUNDS = wordSet(
  `training, riding, racing, watching, reading, laundering, fishing, hunting, grooming, cleaning, washing, planning,
    farming, breeding, sitting, painting, making, building, baking, cooking, writing, shopping, trading, mining, printing,
    processing, picking, milking, wrapping, counting, collecting, tasting, testing, trimming, repairing, fixing, throwing,
    gaming, cutting, tracking, recycling, sharing, parking, storming, boarding, lifting, shaking, keeping`,
);
