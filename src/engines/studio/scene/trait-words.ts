/** Words for traits of people, in the base form, longest phrases first where they overlap. */
export const TRAIT_WORDS = {
  older: 'older, old, elderly, aged, senior, more mature, gray haired, grey haired',
  younger: 'younger, young, youthful',
  glasses: 'glasses, eyeglasses, spectacles, glasses on, a pair of glasses',
  sunglasses: 'sunglasses, shades, a pair of sunglasses',
  beard: 'beard, full beard, bearded',
  moustache: 'moustache, mustache',
  'clean-shaven': 'clean shaven, shaved, clean shave',
  hat: 'hat, cap, fedora',
  beanie: 'beanie, wool hat, woolly hat',
  headscarf: 'headscarf, hijab, head scarf',
  turban: 'turban',
  bald: 'bald, bald head, no hair, without hair',
  'long-hair': 'long hair, longer hair, long haired',
  'short-hair': 'short hair, shorter hair, haircut, short haired',
  'curly-hair': 'curly hair, curls, afro, curly',
  bun: 'bun, hair bun, hair in a bun',
  'blonde-hair': 'blonde hair, blond hair, blonde, blond, fair hair',
  'red-hair': 'red hair, ginger hair, redhead, ginger, auburn hair',
  'black-hair': 'black hair, dark hair',
  'brown-hair': 'brown hair, brunette',
  'gray-hair': 'gray hair, grey hair, white hair, silver hair',
  smile: 'smile, smiling, happy, happier, laughing, a smile, big smile',
  serious: 'serious, not smiling, serious face, no smile, serious look, neutral expression',
  'dark-skin': 'dark skin, darker skin, black skin, dark skinned',
  'light-skin': 'light skin, lighter skin, pale skin, white skin',
  woman: 'woman, female, a woman',
  man: 'man, male, a man',
} as const;

export type Trait = keyof typeof TRAIT_WORDS;

/** Traits that can be taken away, with the trait that shows it; null where nothing takes its place. */
export const TRAITS_WITHOUT: Partial<Record<Trait, Trait>> = {
  beard: 'clean-shaven',
  moustache: 'clean-shaven',
  smile: 'serious',
  'gray-hair': 'younger',
};
