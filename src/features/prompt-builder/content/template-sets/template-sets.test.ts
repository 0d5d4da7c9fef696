import { describe, expect, it, test } from 'vitest';
import { CONTENT_CATEGORIES } from '#features/images/contract/enumerations';
import { TEMPLATE_SETS } from './template-sets.ts';

const CATEGORIES = ['professional', ...Object.keys(CONTENT_CATEGORIES)];
const TOPICS = TEMPLATE_SETS.filter(({ id }) => !CATEGORIES.includes(id));

describe.each(TEMPLATE_SETS.map((set) => [set.id, set] as const))('the template set %s', (id, set) => {
  it('has a name, a category and an id for URLs', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(set.name).toMatch(/^[A-Z0-9].{2,39}$/);
    expect(CATEGORIES).toContain(set.category);
  });

  it('has one to five questions; only the first is required', () => {
    expect(set.groups.length).toBeGreaterThanOrEqual(1);
    expect(set.groups.length).toBeLessThanOrEqual(5);
    expect(set.groups.map((group) => group.required)).toEqual(set.groups.map((_, place) => place === 0));
    expect(new Set(set.groups.map(({ category }) => category)).size).toBe(set.groups.length);
    for (const { description } of set.groups) expect(description).toMatch(/^[A-Z].*\?$/);
  });

  it('has eight different options per question', () => {
    for (const { options } of set.groups) expect(options).toHaveLength(8);
    const all = set.groups.flatMap(({ options }) => options.map((option) => option.toLowerCase()));
    expect(all.filter((option, place) => all.indexOf(option) !== place)).toEqual([]);
  });

  it('has options that can be joined with commas; the first starts the sentence', () => {
    for (const [place, { options }] of set.groups.entries())
      for (const option of options) {
        expect(option).toMatch(/^[A-Za-z0-9](?:[^,.;:!?]|\.\d){2,79}$/);
        expect(option).toBe(option.trim());
        if (place === 0) expect(option).toMatch(/^[A-Z0-9]/);
      }
  });
});

test('no two sets share an id or a name', () => {
  expect(new Set(TEMPLATE_SETS.map(({ id }) => id)).size).toBe(TEMPLATE_SETS.length);
  expect(new Set(TEMPLATE_SETS.map(({ name }) => name)).size).toBe(TEMPLATE_SETS.length);
});

test('all nine categories have sets, and there are at least eighty topics', () => {
  expect(TEMPLATE_SETS.map(({ id }) => id)).toEqual(expect.arrayContaining(CATEGORIES));
  expect(TOPICS.length).toBeGreaterThanOrEqual(80);
  for (const category of CATEGORIES)
    expect(TOPICS.filter((topic) => topic.category === category).length).toBeGreaterThanOrEqual(5);
});

test.each(['sports-', 'illustrations-'])('the family %s has at least eight sets', (family) => {
  expect(TOPICS.filter(({ id }) => id.startsWith(family)).length).toBeGreaterThanOrEqual(8);
});

test.each([
  'remote-work',
  'team-collaboration',
  'technology-ai',
  'software-dev',
  'wellness-yoga',
  'mountain-landscape',
  'ocean-waves',
  'geometric-patterns',
  'cybersecurity',
  'blockchain',
])('%s is among the topics', (id) => {
  expect(TOPICS.map((topic) => topic.id)).toContain(id);
});

test.each([
  ['business', ['Subject', 'Activity/Action', 'Atmosphere', 'Visual Style', 'Details']],
  ['nature', ['Landscape Type', 'Time of Day', 'Season/Weather', 'Composition']],
  ['technology', ['Tech Focus', 'Visual Representation', 'Color Scheme']],
  ['abstract', ['Pattern Type', 'Color Palette', 'Mood/Energy']],
  ['wellness', ['Activity Type', 'Setting/Environment', 'Mood/Energy', 'Visual Style', 'Details/Props']],
  ['lifestyle', ['Life Moment', 'People/Subjects', 'Setting', 'Emotion/Vibe']],
  ['sustainability', ['Eco Focus', 'Environment', 'Message/Impact', 'Visual Treatment']],
  ['travel', ['Destination Type', 'Travel Activity', 'Time/Season', 'Travel Style']],
])('the set of the category %s has the groups %j', (id, categories) => {
  const set = TEMPLATE_SETS.find((one) => one.id === id);
  expect(set?.groups.map(({ category }) => category)).toEqual(categories);
});
