import { expect, it } from 'vitest';
import { findStyles } from './find-styles.ts';

const names = (query: string) => findStyles(query).map(({ name }) => name);

it('finds parts of words, in any order, ignoring case and accents', () => {
  expect(names('LIGHTS')).toEqual(['Northern Lights', 'Bokeh & Lights']);
  expect(names('culture café')).toEqual(['Cafe Culture']);
});

it('finds a section’s styles by its title, after styles with that name', () => {
  const found = names('sports');
  expect(found).toContain('Sailing');
  expect(names('business').slice(0, 2)).toEqual(['Business Meetings', 'Startup Culture']);
});

it('finds nothing for a blank or an unknown word', () => {
  expect(names('  ')).toEqual([]);
  expect(names('zeppelin')).toEqual([]);
});
