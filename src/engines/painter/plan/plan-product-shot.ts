import { PRODUCT_KEY } from '#engines/photo-studio/product/product';
import type { Rgb } from '#engines/photo-studio/scene/vector';
import type { Subject } from '#engines/photo-studio/sets/set';
import { isTableSized } from '#engines/photo-studio/sets/table-top';
import { findItem } from '#engines/photo-studio/things/catalog';
import { createRandom, hashText } from '#engines/studio/math/seeded-random';
import { findStaging } from '#engines/studio/plan/find-staging';
import { paletteOf } from '#engines/studio/plan/name-color';
import type { NounGroup } from '#engines/studio/prompt/reading/noun-groups';
import { isOneOf, type Token } from '#engines/studio/prompt/reading/token';
import { splitWords } from '#engines/studio/prompt/split-words';
import { NO_CHANGE } from '#engines/studio/scene/change';
import type { Relation } from '#engines/studio/scene/relation';
import type { Staging } from '#engines/studio/scene/staging-words';
import { findLight, HARMLESS } from './look-words.ts';
import type { PhotoPlan, PlannedPhoto } from './photo-plan.ts';
import { withView } from './plan-photo.ts';
import { FROM_ABOVE, findStillItem, SEVERAL } from './plan-still.ts';
import { readPhotoPrompt } from './read-photo-prompt.ts';
import { setMood, takeMood } from './set-mood.ts';
import { choosePlace, hangBackdrop, isFormat, lightUp, takeColors } from './still-surroundings.ts';
import { leaveOutAside, openAccounts, type WordAccounts, wordsOf } from './word-accounts.ts';

type SetChoice = Pick<PhotoPlan, 'set' | 'light' | 'surface' | 'props'>;

const GREENERY = [
  'small-succulent',
  'pothos',
  'made-sprig',
  'made-sprig-in-a-vase',
  'made-pebbles',
  'succulent',
];
const FESTIVE = ['made-bauble', 'made-gift-box', 'made-pillar-candles', 'made-candle', 'made-sprig'];
/** The photo studio's sets for each staging of the studio; those that it cannot build (neon, water) are left out. */
const SETS: Readonly<Partial<Record<Staging, readonly SetChoice[]>>> = {
  podium: [{ set: 'podiums' }],
  'pastel-geometry': [{ set: 'podiums', light: 'bright' }],
  marble: [{ set: 'table-top', surface: 'marble' }],
  'wood-desk': [{ set: 'table-top', surface: 'wood' }],
  paper: [{ set: 'cyclorama' }],
  'sunlit-wall': [
    { set: 'cyclorama', light: 'window' },
    { set: 'podiums', light: 'window' },
  ],
  nature: [
    { set: 'table-top', surface: 'wood', light: 'window', props: GREENERY },
    { set: 'table-top', surface: 'stone', light: 'soft', props: GREENERY },
  ],
  holiday: [{ set: 'table-top', surface: 'dark wood', light: 'evening', props: FESTIVE }],
};
/** Where a thing that is seen from its front alone can stand. */
const SETS_WITH_PRODUCTS: ReadonlySet<string> = new Set([
  'table-top',
  'podiums',
  'cyclorama',
  'window-sill',
  'studio-floor',
]);
const USUAL: readonly SetChoice[] = [
  { set: 'podiums' },
  { set: 'podiums', light: 'window' },
  { set: 'cyclorama' },
  { set: 'table-top' },
];

/** Meters of a product's longer side that its name does not tell. */
const USUAL_SIZE = 0.22;
/** Larger things stand on the floor of a studio. */
const LARGEST_ON_TABLE = 0.62;

/** A product is the hero, also beside something far taller. */
const LEAST_PART = 0.4;

interface ProductShot {
  seed: number;
  /** Linear; suits the product. */
  backdrop: Rgb;
  creditFree: boolean;
}

/** Plans the photo of an uploaded product; undefined if the studio's own sets or drawings show what the prompt asks for. */
export function planProductShot(
  prompt: string,
  { seed, backdrop, creditFree }: ProductShot,
): Omit<PlannedPhoto, 'models'> | undefined {
  const read = readPhotoPrompt(prompt);
  if (!read || read.beings.length > 0) return undefined;
  const { groups, english, language, isView, isLight } = read;
  // "On marble with two lemons" names what is around the product, not the product.
  const head = read.head?.relation === undefined ? read.head : undefined;
  if (FROM_ABOVE.test(english)) return undefined;
  const random = createRandom(hashText(`product|${seed}`));
  const staging = findStaging(splitWords(prompt));
  const choices = staging ? SETS[staging.staging] : USUAL;
  if (!choices) return undefined;
  const { light, ...choice } = random.pick(choices);
  const name = head?.noun.text ?? 'product';
  const size = sizeOf(head);
  const plan: PhotoPlan = {
    ...choice,
    set: size > LARGEST_ON_TABLE ? 'studio-floor' : choice.set,
    subjects: [{ key: PRODUCT_KEY, name, count: 1 }],
    wishes: [],
    without: [],
    change: NO_CHANGE,
  };
  const accounts = openAccounts();
  const colors = paletteOf(groups).filter((group) => group !== head);
  let isPlaced = false;
  for (const group of groups) {
    if (colors.includes(group)) continue;
    leaveOutAside(accounts, group, (word) => isView(word) || isLight(word));
    if (isView(group.noun) && !isLight(group.noun)) continue;
    if (group === head) {
      // The product looks as it was given, whatever is said of it.
      accounts.draw(wordsOf(group), { kind: 'object', subject: name });
      setMood(plan, group.modifiers);
      const named = group.modifiers.map(({ forms }) => findLight(forms)).find(Boolean);
      if (named) plan.light = named;
      continue;
    }
    const hasPlace = choosePlace(plan, accounts, group);
    isPlaced ||= hasPlace;
    const isShown =
      hasPlace ||
      hangBackdrop(plan, accounts, { group, isPlaced }) ||
      lightUp(plan, accounts, group, isLight) ||
      takeMood(plan, accounts, group) ||
      isFormat(group, accounts) ||
      putBeside(plan, accounts, group, creditFree) ||
      drawStaging(accounts, group, staging?.understood ?? []);
    if (!isShown) accounts.leaveOut(wordsOf(group), 'look');
  }
  if (!SETS_WITH_PRODUCTS.has(plan.set)) return undefined;
  takeColors(plan, accounts, { palette: colors, isPlaced });
  if (light) plan.light ??= light;
  const isDark = plan.light === 'dark' || plan.light === 'evening';
  if (!plan.wall && !isDark && plan.set !== 'table-top') plan.wall = backdrop;
  // Chance puts no plum where two lemons were asked for.
  if (plan.subjects.length > 1) plan.props = [];
  plan.product = { names: [name], size: Math.max(size, tallestBeside(plan) * LEAST_PART) };
  const seen = withView(plan, read, accounts);
  const { drawn, leftOut } = accounts.finish();
  return {
    plan: seen,
    explanation: {
      drawsPrompt: true,
      missing: null,
      head: name,
      drawn: drawn.map(read.asTyped),
      leftOut: leftOut.map(read.asTyped),
      alternatives: [],
      language,
    },
  };
}

/** Height in meters of the tallest thing beside the product; 0 if there is none. */
function tallestBeside({ subjects }: PhotoPlan): number {
  return Math.max(0, ...subjects.map(({ key }) => findItem(key)?.size[1] ?? 0));
}

/** Longest side in meters of the catalog's thing of that name. */
function sizeOf(head: NounGroup | undefined): number {
  if (!head) return USUAL_SIZE;
  const names = [head.noun.text.toLowerCase(), ...head.noun.forms];
  const item = findStillItem(names, { isCounted: false, creditFree: false });
  return item ? Math.max(...item.size) : USUAL_SIZE;
}

const SIDES: Readonly<Partial<Record<Relation, Subject['relation']>>> = {
  and: 'right',
  with: 'right',
  at: 'left',
  left: 'left',
  right: 'right',
  behind: 'behind',
};

/** "With two lemons", "next to a candle": never before the product. */
function putBeside(
  plan: PhotoPlan,
  accounts: WordAccounts,
  { noun, modifiers, relation, count, isNegated, verb, number }: NounGroup,
  creditFree: boolean,
): boolean {
  const side = relation && SIDES[relation];
  const names = [noun.text.toLowerCase(), ...noun.forms];
  const item = findStillItem(names, { isCounted: number !== undefined, creditFree });
  if (!side || !item || isNegated || verb || !isTableSized(item.key)) return false;
  const copies = count ?? (noun.isPlural ? SEVERAL : 1);
  if (plan.subjects.length >= MOST_KINDS || copies > MOST_COPIES) return false;
  plan.subjects.push({ key: item.key, name: noun.text, count: copies, relation: side });
  accounts.draw([noun], { kind: 'object', subject: item.names[0]!, count: copies });
  if (number) accounts.draw([number], { kind: 'style' });
  accounts.leaveOut(
    modifiers.filter((word) => !isOneOf(word, HARMLESS)),
    'look',
  );
  return true;
}

/** With the product. */
const MOST_KINDS = 4;
const MOST_COPIES = 4;

function drawStaging(accounts: WordAccounts, group: NounGroup, understood: readonly string[]): boolean {
  const isUnderstood = ({ text, forms }: Token) =>
    [text.toLowerCase(), ...forms].some((form) => understood.includes(form));
  const words = wordsOf(group).filter(isUnderstood);
  accounts.draw(words, { kind: 'style' });
  return wordsOf(group).every((word) => isUnderstood(word) || isOneOf(word, HARMLESS));
}
