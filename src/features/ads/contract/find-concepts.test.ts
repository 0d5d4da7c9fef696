import { expect, test } from 'vitest';
import { findConcepts } from './find-concepts.ts';

const SHORT = {
  headline: (text: string) => text.length <= 40,
  description: (text: string) => text.length <= 90,
};
const picture = (name: string) => ({
  url: `https://fox.example/${name}.jpg`,
  alt: name,
  width: 900,
  height: 600,
  picture: { id: '7b0f7a52-34c0-4a3c-9d0f-3c6a3fd0b111', url: '/ad-pictures/a.jpg' },
});
const PAGE = {
  offer: 'Free shipping over £30',
  headings: ['Roasted Tuesday. In your cup by Friday', 'Our story'],
  sentences: [
    'We buy coffee from eight farms we know by name.',
    'Small drums keep the flavor of each bean.',
    'Subscribers save 10 % on every bag.',
  ],
  extractedImages: [picture('cup'), { ...picture('lost'), picture: null }, picture('bag'), picture('farm')],
};
const COPY = {
  headlines: ['Roasted Tuesday. In your cup by Friday', 'Coffee from eight farms'],
  descriptions: ['Small drums keep the flavor of each bean.'],
};

test('a page’s offer, product and story are told apart, each with its own texts and pictures first', () => {
  const [offer, product, story, ...others] = findConcepts(PAGE, COPY, SHORT);
  expect(others).toEqual([]);
  expect(offer).toMatchObject({ id: 'offer', pictures: [2, 3, 0] });
  expect(offer!.headlines.slice(0, 2)).toEqual([
    'Free shipping over £30',
    'Subscribers save 10 % on every bag.',
  ]);
  expect(product).toMatchObject({ id: 'product', pictures: [0, 2, 3], headlines: COPY.headlines });
  expect(story).toMatchObject({ id: 'story', pictures: [3, 0, 2] });
  expect(story!.descriptions[0]).toBe('We buy coffee from eight farms we know by name.');
  expect(story!.headlines).not.toContain('Our story');
  for (const { headlines, descriptions } of [offer!, product!, story!]) {
    expect(Math.max(headlines.length, descriptions.length)).toBeLessThanOrEqual(5);
    // Nothing is said that neither the page nor the ads say.
    for (const text of [...headlines, ...descriptions])
      expect([
        ...PAGE.headings,
        ...PAGE.sentences,
        PAGE.offer,
        ...COPY.headlines,
        ...COPY.descriptions,
      ]).toContain(text);
  }
});

test('an idea of which the page says nothing is left out', () => {
  const plain = {
    ...PAGE,
    offer: null,
    headings: [],
    sentences: ['Beans in small bags.'],
    extractedImages: [],
  };
  const copy = { headlines: ['Beans in small bags'], descriptions: [] };
  expect(findConcepts(plain, copy, SHORT)).toEqual([
    { id: 'product', headlines: ['Beans in small bags'], descriptions: [], pictures: [] },
  ]);
});

test.each([
  ['de', 'Versand ab 40 € kostenlos', 'Seit 1987 backen wir mit unserem Sauerteig.'],
  ['fr', 'Livraison offerte dès 50 €', 'Depuis 1950, notre famille fait le pain.'],
  ['ja', '送料無料でお届けします', '創業1920年、私たちの旅館'],
  ['ar', 'خصم على كل الطلبات', 'نحن نصنع العطور منذ سنوات'],
])('in %s too', (_language, offer, story) => {
  const page = { ...PAGE, offer: null, headings: [], sentences: [offer, story] };
  const found = findConcepts(page, { headlines: ['A'], descriptions: ['b'] }, SHORT);
  expect(found.map(({ id, descriptions }) => [id, descriptions[0]])).toEqual([
    ['offer', offer],
    ['product', 'b'],
    ['story', story],
  ]);
});
