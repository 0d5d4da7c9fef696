/** Icons whose CLDR name differs from the drawing's, in kebab case. */
export const ICON_NAMES: Readonly<Record<string, string>> = {
  blackbird: 'black-bird',
  'phoenix-bird': 'phoenix',
  piata: 'pinata',
  'person-mage': 'mage',
  'person-fairy': 'fairy',
  'person-elf': 'elf',
  'woman-merpeople': 'mermaid',
};

/** Names that mean something else in prompts, or too much. */
export const NOT_NAMES: Readonly<Record<string, string>> = {
  de: 'Tasse, Gabel, Netz, Korken, Statue, Säule, Hochzeit, Board, Frechdachs, dumme Gans, Rennpferd, Strauß',
  pl: 'stary dom',
};
