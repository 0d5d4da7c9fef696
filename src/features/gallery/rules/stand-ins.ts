import type { ContentCategory } from '#features/images/contract/enumerations';

/**
 * Things that stand for a general word or a phrase in stock pictures, and things that people name alike. Singulars. A
 * listed phrase is searched as one word.
 */
const STAND_INS = readTable(`
  achievement: trophy handshake
  agreement: handshake
  ai: robot neural
  analytics: chart dashboard
  artificial intelligence: ai robot neural
  autumn leaf: autumn
  autumn leaves: autumn
  big data: server dashboard chart
  challenge: hiker trophy
  clean energy: turbine solar
  climate: turbine glacier iceberg
  climate change: turbine glacier iceberg
  coffee shop: cafe cappuccino
  collaboration: team handshake meeting
  commerce: shopping cart coin
  communication: phone smartphone
  cooking: kitchen chef
  cooperation: team handshake
  cyber security: shield padlock
  cybersecurity: shield padlock
  data analysis: chart dashboard
  deal: handshake
  deep learning: neural robot
  diet: salad vegetable avocado
  eco: turbine solar seedling recycling
  eco friendly: turbine solar seedling recycling
  ecology: turbine solar seedling recycling
  ecommerce: shopping cart
  education: classroom student teacher lesson university book
  energy: solar turbine battery
  environment: turbine solar seedling recycling forest glacier
  exercise: yoga fitness runner
  fall foliage: autumn
  fashion: handbag sunglasses dress shoe
  finance: coin chart
  financial: coin
  genetics: dna
  global warming: glacier iceberg
  green energy: turbine solar
  growth: chart seedling
  gym: fitness
  health: doctor nurse clinic yoga pilates fitness jogger runner salad avocado
  healthcare: doctor nurse clinic
  healthy: salad avocado vegetable fruit yoga pilates fitness jogger runner
  healthy food: salad avocado vegetable fruit
  healthy lifestyle: yoga pilates fitness jogger runner salad
  hiking: hiker backpacker
  holiday: beach suitcase
  home office: office
  idea: bulb lightbulb
  innovation: bulb
  intelligence: neural robot
  interior: kitchen bedroom bathroom nursery
  job interview: meeting handshake
  leadership: team meeting
  learning: book classroom student
  love: heart couple
  luxury: diamond champagne perfume
  machine learning: neural robot
  medicine: doctor nurse clinic pill
  meditation: yoga
  mental health: yoga meditation
  mindfulness: yoga meditation candle
  mobile app: smartphone phone
  navigation: compass map
  new year: fireworks champagne
  nutrition: salad vegetable avocado fruit
  online shopping: cart laptop
  outer space: rocket astronaut planet galaxy
  partnership: handshake team
  privacy: shield padlock
  protection: shield umbrella
  rainy day: rain
  real estate: house villa apartment
  recycling: bin
  relaxation: spa candle yoga
  remote work: laptop
  renewable energy: turbine solar
  retail: shopping cart
  romance: rose heart couple
  skin care: cosmetic lotion
  skincare: cosmetic lotion
  smart phone: smartphone phone
  smartphone: phone
  social media: smartphone phone
  solar energy: solar
  solar farm: solar
  spring: blossom tulip
  startup: team
  stock market: chart
  study: book student
  success: trophy handshake
  summer: beach
  teamwork: team handshake
  time: clock hourglass
  tourism: suitcase backpacker landmark beach
  vacation: beach suitcase
  vegan food: vegetable salad avocado
  vegetarian food: vegetable salad avocado
  victory: trophy
  wealth: coin gold diamond
  wellbeing: spa yoga candle
  wind: turbine
  wind energy: turbine
  wind farm: turbine
  wind power: turbine
  windmill: turbine
  workout: fitness yoga runner
`);

/** Words listed as alike in senses that pictures seldom show: the vintage of a wine, the fairy among persons. */
const UNLIKE = readTable(`
  alcohol: vintage
  aurora: dawn daybreak sunrise
  home: castle
  honey: bear
  person: fairy
  rain: umbrella
  vegetable: bean
  wine: vintage
`);

/** Phrases in which a word means something that its search does not ask for. Singulars, without words such as "and". */
const OTHER_MEANINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['bear', ['teddy bear']],
  ['dog', ['hot dog']],
  ['rose', ['rose gold', 'burgundy rose', 'dusty rose']],
  ['space', ['copy space', 'negative space', 'office space', 'white space', 'working space']],
]);

/** Words that ask for a whole category: others of its label, such as "health", name only a part of it. */
const CATEGORY_WORDS: Readonly<Record<ContentCategory, readonly string[]>> = {
  abstract: ['abstract'],
  business: ['business', 'corporate'],
  lifestyle: ['lifestyle'],
  nature: ['nature'],
  sustainability: ['sustainability', 'sustainable'],
  technology: ['technology', 'tech'],
  travel: ['travel'],
  wellness: ['wellness'],
};

/** @param form a word, or two with a space between, in lowercase */
export function findStandIns(form: string): readonly string[] {
  return STAND_INS.get(form) ?? STAND_INS.get(form.replace(/s$/, '')) ?? [];
}

/** Whether the words are alike only in a sense that pictures seldom show. @param form in lowercase */
export function isUnlike(form: string, other: string): boolean {
  return UNLIKE.get(form)?.includes(other) ?? false;
}

/** Pairs of neighboring words in which the word means something else. @param word a singular in lowercase */
export function findOtherMeanings(word: string): [string, string][] {
  return (OTHER_MEANINGS.get(word) ?? []).map((phrase) => phrase.split(' ') as [string, string]);
}

/** @param form in lowercase */
export function findCategories(form: string): ContentCategory[] {
  return (Object.keys(CATEGORY_WORDS) as ContentCategory[]).filter((category) =>
    CATEGORY_WORDS[category].includes(form),
  );
}

function readTable(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [word = '', others = ''] = line.trim().split(': ');
        return [word, others.split(' ')];
      }),
  );
}
