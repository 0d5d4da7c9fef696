import type { ContentCategory } from '#features/images/contract/enumerations';

/** Things that stand for a general word in stock pictures, and things that people name alike. Singulars. */
const STAND_INS = readTable(`
  achievement: trophy handshake
  agreement: handshake
  ai: robot neural
  analytics: chart dashboard
  challenge: hiker trophy
  climate: turbine glacier iceberg
  collaboration: team handshake meeting
  commerce: shopping cart coin
  communication: phone smartphone
  cooperation: team handshake
  cybersecurity: shield padlock
  deal: handshake
  diet: salad vegetable avocado
  ecommerce: shopping cart
  education: classroom student teacher lesson university book
  energy: solar turbine battery
  exercise: yoga fitness runner
  fashion: handbag sunglasses dress shoe
  finance: coin chart
  financial: coin
  genetics: dna
  growth: chart seedling
  gym: fitness
  healthcare: doctor nurse clinic
  holiday: beach suitcase
  idea: bulb lightbulb
  innovation: bulb
  intelligence: neural robot
  interior: kitchen bedroom bathroom nursery
  learning: book classroom student
  love: heart couple
  luxury: diamond champagne perfume
  medicine: doctor nurse clinic pill
  navigation: compass map
  nutrition: salad vegetable avocado fruit
  partnership: handshake team
  privacy: shield padlock
  protection: shield umbrella
  recycling: bin
  relaxation: spa candle yoga
  retail: shopping cart
  romance: rose heart couple
  study: book student
  success: trophy handshake
  summer: beach
  teamwork: team handshake
  time: clock hourglass
  tourism: suitcase backpacker landmark beach
  vacation: beach suitcase
  victory: trophy
  wealth: coin gold diamond
  wind: turbine
  windmill: turbine
  workout: fitness yoga runner
`);

/** Words that ask for a whole category. */
const CATEGORY_WORDS: Readonly<Record<ContentCategory, readonly string[]>> = {
  abstract: ['abstract'],
  business: ['business', 'corporate'],
  lifestyle: ['lifestyle'],
  nature: ['nature', 'environment'],
  sustainability: ['sustainability', 'sustainable', 'eco'],
  technology: ['technology', 'tech'],
  travel: ['travel', 'tourism', 'vacation'],
  wellness: ['wellness', 'health', 'healthy'],
};

/** @param form in lowercase */
export function findStandIns(form: string): readonly string[] {
  return STAND_INS.get(form) ?? [];
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
