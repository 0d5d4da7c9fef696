import { describe, expect, test } from 'vitest';
import type { ImageAnalysis, WebsiteAnalysis } from '../contract/ad-analyses.ts';
import type { AdCopy } from '../contract/ad-texts.ts';
import {
  type CampaignAction,
  type CampaignState,
  changeCampaign,
  type MadeAd,
  NEW_CAMPAIGN,
} from './campaign-state.ts';
import { kitRequestOf, readBrowserKit, readClaims, writeClaims } from './kit-of-campaign.ts';

const WEBSITE: WebsiteAnalysis = {
  url: 'https://mugs.example/',
  title: 'Mugs',
  language: 'en',
  direction: 'ltr',
  brand: 'Mugs & Co',
  content: 'We throw mugs.',
  description: '',
  headings: [],
  sentences: [],
  keywords: ['mugs'],
  tone: 'casual',
  colors: ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666', '#777777'],
  fonts: ['Lora'],
  logoUrl: null,
  logo: null,
  faviconUrl: null,
  buttons: [],
  kinds: [],
  contact: { phone: null, address: null },
  price: null,
  rating: null,
  offer: null,
  screenshots: [],
  extractedImages: [
    { url: 'https://mugs.example/lost.jpg', alt: 'Lost', width: 900, height: 600, picture: null },
    picture('1', 'A blue mug'),
    picture('2', 'A green mug'),
  ],
};
const IMAGE: ImageAnalysis = {
  description: 'A mug on a table',
  colors: ['#abcdef'],
  tags: ['mug'],
  hasPeople: false,
  picture: { id: id('9'), url: '/ad-pictures/9.jpg' },
};
const COPY: AdCopy = {
  headlines: ['A', 'B', 'C', 'D', 'E'],
  descriptions: ['a', 'b', 'c', 'd'],
  callToActions: ['Shop now', 'Learn more'],
  hashtags: ['#mugs'],
};
const GENERATED = { type: 'copyGenerated', platform: 'facebook', tone: 'casual', copy: COPY } as const;
const ANALYZED = { type: 'websiteAnalyzed', analysis: WEBSITE } as const;
const OTHER: WebsiteAnalysis = {
  ...WEBSITE,
  url: 'https://cups.example/',
  brand: 'Cups',
  extractedImages: [],
};
const OTHER_ANALYZED = { type: 'websiteAnalyzed', analysis: OTHER } as const;
const MADE_PICTURE = {
  type: 'pictureAdded',
  picture: { id: id('5'), url: '/ad-pictures/5.jpg', kind: 'generated', name: 'Mugs' },
} as const;

describe('analyses', () => {
  test('a website brings its brand, colors, tone and first picture that can be shown', () => {
    expect(campaignAfter(ANALYZED)).toMatchObject({
      brandName: 'Mugs & Co',
      tone: 'casual',
      colors: WEBSITE.colors.slice(0, 6),
      picture: { id: id('1'), kind: 'page', name: 'A blue mug' },
    });
  });

  test('another website replaces the first, except for the user’s own picture', () => {
    expect(campaignAfter(ANALYZED, OTHER_ANALYZED)).toMatchObject({ brandName: 'Cups', picture: null });
    const own = campaignAfter(uploaded(), { type: 'websiteAnalyzed', analysis: WEBSITE });
    expect(own.picture).toMatchObject({ id: id('9'), kind: 'upload' });
  });

  test('another website takes nothing over that was made from the first, even if that was left out', () => {
    const first = campaignAfter(ANALYZED, GENERATED, MADE_PICTURE, {
      type: 'changed',
      fields: { visualPrompt: 'A mug', platform: 'x', prompt: 'Gifts' },
    });
    const made = { ...first, artifacts: { 'x/x-post-square': {} as MadeAd } };
    const bare = { ...OTHER, brand: '', colors: [] };
    for (const before of [made, changeCampaign(made, { type: 'sourceCleared', source: 'website' })])
      expect(changeCampaign(before, { type: 'websiteAnalyzed', analysis: bare })).toMatchObject({
        copy: null,
        picture: null,
        visualPrompt: '',
        brandName: '',
        colors: [],
        artifacts: {},
        // The user's own choices and words.
        platform: 'x',
        prompt: 'Gifts',
        pictures: first.pictures,
      });
  });

  test('the same website again, and the first after own texts, leave the texts', () => {
    const again = { ...WEBSITE, price: '$30' };
    const state = campaignAfter(ANALYZED, GENERATED, { type: 'websiteAnalyzed', analysis: again });
    expect(state).toMatchObject({ website: again, copy: { cta: 'Shop now' } });
    expect(campaignAfter(GENERATED, ANALYZED).copy?.cta).toBe('Shop now');
  });

  test('a page without colors or a name leaves those that stand', () => {
    const bare = { ...WEBSITE, brand: '', colors: [] };
    const state = campaignAfter(ANALYZED, { type: 'websiteAnalyzed', analysis: bare });
    expect(state).toMatchObject({ brandName: 'Mugs & Co', colors: WEBSITE.colors.slice(0, 6) });
  });

  test('an uploaded picture is shown, and gives its colors only where no website did', () => {
    expect(campaignAfter(uploaded())).toMatchObject({ colors: ['#abcdef'], picture: { name: 'mug.jpg' } });
    expect(campaignAfter(ANALYZED, uploaded()).colors).toEqual(WEBSITE.colors.slice(0, 6));
  });

  test('looking at another tab loses nothing', () => {
    const before = campaignAfter(ANALYZED, uploaded(), { type: 'changed', fields: { prompt: 'Mugs' } });
    const state = changeCampaign(before, { type: 'changed', fields: { source: 'image' } });
    expect(state).toEqual({ ...before, source: 'image' });
  });

  test('a website that is left out takes its picture along, and no other', () => {
    const cleared = { type: 'sourceCleared', source: 'website' } as const;
    expect(campaignAfter(ANALYZED, cleared)).toMatchObject({
      website: null,
      picture: null,
      brandName: 'Mugs & Co',
    });
    expect(campaignAfter(ANALYZED, uploaded(), cleared).picture?.kind).toBe('upload');
  });
});

describe('texts', () => {
  test('the first of each is chosen', () => {
    expect(campaignAfter(GENERATED).copy).toMatchObject({
      writtenFor: { platform: 'facebook', tone: 'casual' },
      headline: 0,
      description: 0,
      cta: 'Shop now',
    });
  });

  test('an edited text can be restored', () => {
    const state = campaignAfter(GENERATED, {
      type: 'textEdited',
      kind: 'headline',
      place: 1,
      text: 'Better',
    });
    expect(state.copy?.headlines.slice(0, 2)).toEqual([
      { generated: 'A', text: 'A' },
      { generated: 'B', text: 'Better' },
    ]);
  });

  test('one’s own text is added last and chosen', () => {
    const { copy } = campaignAfter(GENERATED, { type: 'textAdded', kind: 'description' });
    expect(copy?.descriptions.at(-1)).toEqual({ generated: '', text: '' });
    expect(copy?.description).toBe(4);
    expect(copy?.headline).toBe(0);
  });

  test('the previous texts can be restored', () => {
    const edited = campaignAfter(GENERATED, { type: 'textEdited', kind: 'headline', place: 0, text: 'Mine' });
    const again = changeCampaign(edited, GENERATED);
    expect(again.copy?.headlines[0]?.text).toBe('A');
    expect(changeCampaign(again, { type: 'copyRestored', copy: edited.copy })).toEqual(edited);
  });

  test('starting without generated copy gives one blank text of each kind and keeps written ones', () => {
    expect(campaignAfter({ type: 'copyStarted' }).copy).toMatchObject({
      writtenFor: null,
      headlines: [{ generated: '', text: '' }],
    });
    const written = campaignAfter(GENERATED);
    expect(changeCampaign(written, { type: 'copyStarted' })).toEqual(written);
  });

  test('without any texts there is nothing to choose or edit', () => {
    expect(campaignAfter({ type: 'textChosen', kind: 'headline', place: 1 })).toEqual(NEW_CAMPAIGN);
  });
});

test('a picture that is made again is listed once, first, and chosen', () => {
  const state = campaignAfter(MADE_PICTURE, uploaded(), MADE_PICTURE);
  expect(state.pictures.map((it) => it.id)).toEqual([id('5'), id('9')]);
  expect(state.picture).toEqual(MADE_PICTURE.picture);
});

test('a format goes back to the layout that suits it', () => {
  const chosen = campaignAfter({ type: 'layoutChosen', formatId: 'x-post-square', layout: 'split' });
  expect(chosen.layouts['x-post-square']).toBe('split');
  const back = changeCampaign(chosen, { type: 'layoutChosen', formatId: 'x-post-square', layout: null });
  expect(back.layouts['x-post-square']).toBeUndefined();
});

function campaignAfter(...actions: CampaignAction[]): CampaignState {
  return actions.reduce(changeCampaign, NEW_CAMPAIGN);
}

function uploaded(): CampaignAction {
  return { type: 'imageAnalyzed', fileName: 'mug.jpg', analysis: IMAGE };
}

function id(digit: string): string {
  return `00000000-0000-4000-8000-00000000000${digit}`;
}

function picture(digit: string, alt: string): WebsiteAnalysis['extractedImages'][number] {
  const kept = { id: id(digit), url: `/ad-pictures/${digit}.jpg` };
  return { url: `https://mugs.example/${digit}.jpg`, alt, width: 800, height: 600, picture: kept };
}

describe('a brand kit', () => {
  const kit = {
    id: 'kit',
    name: 'Foxglove',
    colors: ['#1f4d3a'],
    fonts: ['Fraunces'],
    tone: 'playful' as const,
    claims: [{ text: 'Roasted every Tuesday.', source: 'https://foxglove.example' }],
    logos: [{ id: 'logo', url: '/l.png', kind: 'logo' as const, name: '' }],
    pictures: [{ id: 'cup', url: '/c.jpg', kind: 'page' as const, name: 'A cup' }],
  };
  const branded = changeCampaign(NEW_CAMPAIGN, { type: 'kitChosen', kit });

  test('replaces the brand, and is not replaced by that of a website', () => {
    expect(branded).toMatchObject({
      kitId: 'kit',
      brandName: 'Foxglove',
      fonts: ['Fraunces'],
      tone: 'playful',
    });
    expect([branded.logo?.id, branded.picture?.id]).toEqual(['logo', 'cup']);
    const analyzed = changeCampaign(branded, { type: 'websiteAnalyzed', analysis: WEBSITE });
    expect(analyzed).toMatchObject({ brandName: 'Foxglove', colors: ['#1f4d3a'], logo: { id: 'logo' } });
  });

  test('offers its claims as descriptions, each once', () => {
    const used = changeCampaign(branded, { type: 'claimUsed', text: 'Roasted every Tuesday.' });
    expect(used.copy?.descriptions.map(({ text }) => text)).toEqual(['Roasted every Tuesday.']);
    expect(changeCampaign(used, { type: 'claimUsed', text: 'Roasted every Tuesday.' })).toEqual(used);
  });

  test('is made of the campaign, with the sentences that its texts quote', () => {
    const analyzed = changeCampaign(NEW_CAMPAIGN, { type: 'websiteAnalyzed', analysis: WEBSITE });
    expect(kitRequestOf(branded, kit)).toMatchObject({
      name: 'Foxglove',
      claims: kit.claims,
      logoIds: ['logo'],
      pictureIds: ['cup'],
    });
    expect(kitRequestOf(analyzed, null).claims).toEqual([]);
  });

  test('writes a claim and its source on one line', () => {
    const claims = [...kit.claims, { text: 'Beans | and more', source: '' }];
    expect(readClaims(writeClaims(kit.claims))).toEqual(kit.claims);
    expect(readClaims('  \n One. \n')).toEqual([{ text: 'One.', source: '' }]);
    expect(readClaims(writeClaims(claims))).toEqual(claims);
  });

  test('cuts long claims without halving a character', () => {
    const [claim] = readClaims(`${'a'.repeat(299)}🦊 | https://foxglove.example/${'b'.repeat(474)}🦊`);
    expect(claim).toEqual({
      text: 'a'.repeat(299),
      source: `https://foxglove.example/${'b'.repeat(474)}`,
    });
  });

  test('keeps all colors and logos that it has', () => {
    const large = {
      ...kit,
      colors: WEBSITE.colors,
      logos: ['logo', 'dark', 'small'].map((logo) => ({ ...kit.logos[0]!, id: logo })),
    };
    const state = changeCampaign(NEW_CAMPAIGN, { type: 'kitChosen', kit: large });
    expect(kitRequestOf(state, large)).toMatchObject({
      colors: WEBSITE.colors,
      logoIds: ['logo', 'dark', 'small'],
    });
  });

  test('takes its pictures with it when another one is chosen', () => {
    const other = { ...kit, id: 'other', pictures: [{ ...kit.pictures[0]!, id: 'pot' }] };
    const state = changeCampaign(branded, { type: 'kitChosen', kit: other });
    expect(state.picture?.id).toBe('pot');
    expect(kitRequestOf(state, other).pictureIds).toEqual(['pot']);
    const none = changeCampaign(state, { type: 'kitChosen', kit: null });
    expect([none.picture, kitRequestOf(none, null).pictureIds]).toEqual([null, []]);
  });

  test('once saved, stands for the pictures that it was made of', () => {
    const state = changeCampaign(branded, {
      type: 'pictureAdded',
      picture: { id: 'own', url: '/o.jpg', kind: 'upload', name: 'own.jpg' },
    });
    const { pictureIds } = kitRequestOf(state, kit);
    expect(pictureIds).toEqual(['own', 'cup']);
    const copy = { id: 'copy', url: '/k.jpg', kind: 'upload' as const, name: '' };
    const saved = { ...kit, pictures: [copy, ...kit.pictures] };
    const after = changeCampaign(state, { type: 'kitSaved', kit: saved, pictureIds });
    expect(after).toMatchObject({ picture: { id: 'copy' }, pictures: [] });
    expect(kitRequestOf(after, saved).pictureIds).toEqual(['copy', 'cup']);
  });

  test('of the browser is left out if it cannot be read', () => {
    const read = (changed: object) => readBrowserKit(JSON.stringify({ ...kit, ...changed }));
    expect(read({})).toEqual(kit);
    const unreadable = [
      { name: 7 },
      { colors: ['green'] },
      { fonts: null },
      { tone: 'loud' },
      { claims: ['Fresh'] },
      { logos: [{ id: 'logo' }] },
      { pictures: [{ ...kit.pictures[0], kind: 'film' }] },
    ];
    expect(unreadable.map(read)).toEqual(unreadable.map(() => null));
    expect([readBrowserKit(null), readBrowserKit('{')]).toEqual([null, null]);
  });
});

describe('concepts', () => {
  const page: WebsiteAnalysis = {
    ...WEBSITE,
    offer: 'Free shipping over €60',
    sentences: ['We throw every mug by hand in Porto.', 'Each mug holds a large coffee.'],
  };
  const limit = { characters: 60, cap: null };
  const limits = {
    textLimits: { count: 'plain', headline: limit, description: limit, primaryText: null },
  } as const;
  const copied = [
    { type: 'websiteAnalyzed', analysis: page },
    { ...GENERATED, limits },
  ] as const;
  const choose = (concept: 'offer' | 'product' | 'story') => ({ type: 'conceptChosen', concept }) as const;

  test('are found in the page, and the product is shown first', () => {
    const state = campaignAfter(...copied);
    expect(state.concepts.map(({ id }) => id)).toEqual(['offer', 'product', 'story']);
    expect(state).toMatchObject({ concept: 'product', picture: { id: id('1') } });
    expect(campaignAfter(GENERATED)).toMatchObject({ concept: null, concepts: [] });
  });

  test('each have their texts and picture, and keep what was edited', () => {
    const offer = campaignAfter(...copied, choose('offer'));
    expect(offer.copy?.headlines[0]?.text).toBe('Free shipping over €60');
    expect(offer.picture?.id).toBe(id('2'));
    const edit = { type: 'textEdited', kind: 'headline', place: 0, text: 'Ships free' } as const;
    const back = campaignAfter(...copied, choose('offer'), edit, choose('story'), choose('offer'));
    expect(back.copy?.headlines[0]?.text).toBe('Ships free');
    const product = changeCampaign(back, choose('product'));
    expect(product.copy?.headlines.map(({ text }) => text)).toEqual(COPY.headlines);
  });

  test('end with their website', () => {
    const other = campaignAfter(...copied, choose('story'), OTHER_ANALYZED);
    expect(other).toMatchObject({ concept: null, concepts: [], kept: {}, copy: null });
  });
});
