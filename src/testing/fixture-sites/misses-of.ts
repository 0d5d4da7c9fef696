import type { WebsiteAnalysis } from '#features/ads/contract/ad-analyses';
import { distance, labOfHex } from '#features/ads/rules/analysis/oklab';
import type { ExpectedFacts } from './site.ts';

type Facts = Omit<WebsiteAnalysis, 'logo' | 'screenshots' | 'extractedImages'> & {
  extractedImages: readonly { url: string; alt: string; width: number; height: number }[];
};

/** OKLab: further apart than this anybody sees two colors. */
const ALIKE = 0.03;

/** Facts of a site that an analysis missed, in words; empty if it found all. */
export function missesOf(facts: Facts, expected: ExpectedFacts): string[] {
  const { colors = [], fonts = [], keywords, alts = [], says = [], hides = [] } = expected;
  const found = facts.keywords.map((keyword) => keyword.toLowerCase());
  const foundAlts = facts.extractedImages.map(({ alt }) => alt);
  // Labels of buttons tell what a page sells; ads do not say them.
  const everything = JSON.stringify({ ...facts, buttons: [] });
  const same = (['brand', 'language', 'direction', 'price', 'offer'] as const).flatMap((name) =>
    facts[name] === expected[name] ? [] : [`${name} is ${facts[name]}, not ${expected[name]}`],
  );
  const list = (names: readonly string[], isFound: (name: string) => boolean, what: string) =>
    names.filter((name) => !isFound(name)).map((name) => `${what}: ${name}`);
  return [
    ...same,
    ...(expected.tone === undefined || expected.tone === facts.tone ? [] : [`tone is ${facts.tone}`]),
    ...list(
      keywords,
      (keyword) => found.some((one) => one.includes(keyword.toLowerCase())),
      `no keyword in ${found}`,
    ),
    ...colors.flatMap((color, place) => {
      const own = facts.colors[place];
      return own && distance(labOfHex(own), labOfHex(color)) <= ALIKE
        ? []
        : [`color ${place} is ${own}, not ${color}`];
    }),
    ...fonts.flatMap((font, place) =>
      facts.fonts[place] === font ? [] : [`font ${place} is ${facts.fonts[place]}, not ${font}`],
    ),
    ...(facts.extractedImages.length === expected.images
      ? []
      : [`${facts.extractedImages.length} images, not ${expected.images}`]),
    ...list(alts, (alt) => foundAlts.includes(alt), `no image in ${foundAlts}`),
    ...list(says, (text) => facts.content.includes(text), 'the content does not say'),
    ...list(hides, (text) => !everything.includes(JSON.stringify(text).slice(1, -1)), 'it should not say'),
    ...(expected.hasLogo && !facts.logoUrl ? ['no logo'] : []),
    ...(expected.hero === undefined || facts.headings[0] === expected.hero
      ? []
      : [`${facts.headings[0]} leads, not ${expected.hero}`]),
    ...list(expected.buttons ?? [], (label) => facts.buttons.includes(label), 'no button'),
    ...(expected.contact === undefined || JSON.stringify(facts.contact) === JSON.stringify(expected.contact)
      ? []
      : [`the contact is ${JSON.stringify(facts.contact)}`]),
  ];
}
