import { describe, expect, it } from 'vitest';
import { planPicture } from '../plan/plan-picture.ts';
import { understandPrompt } from './understand-prompt.ts';

function archetypeOf(prompt: string, category?: Parameters<typeof planPicture>[1]): string | undefined {
  const { content } = planPicture(prompt, category);
  return content?.kind === 'archetype' ? content.archetype : undefined;
}

describe('understanding a prompt', () => {
  it('takes hour, weather and season from the words', () => {
    const foggy = understandPrompt('Misty autumn lake after sunset');
    expect([foggy.time, foggy.weather, foggy.season]).toEqual(['dusk', 'mist', 'autumn']);
    expect(understandPrompt('starry night over the desert').time).toBe('night');
    expect(understandPrompt('golden hour in the hills').time).toBe('golden');
    expect(understandPrompt('snow on the mountains').season).toBe('winter');
  });

  it('says which words it used and which it left out', () => {
    const { understood, leftOut } = understandPrompt('A unicorn on a red mountain with the president');
    expect(understood).toEqual(['red']);
    expect(leftOut).toEqual(['unicorn', 'mountain', 'president']);
  });

  it('reports things as left out, but not descriptions', () => {
    expect(understandPrompt('wild swans over a quiet lake in late light').leftOut).toEqual(['swans', 'lake']);
    expect(understandPrompt('beautifully detailed sleeping dragon above misty mountains').leftOut).toEqual([
      'dragon',
      'mountains',
    ]);
  });

  it('takes moods from the words', () => {
    expect(understandPrompt('warm bokeh lights').moods).toEqual(['warm']);
    expect(understandPrompt('muted pastel waves, calm').moods).toEqual(['muted', 'pastel', 'calm']);
  });

  it('takes colors from the words', () => {
    const { colors } = understandPrompt('emerald accountants, crimson spreadsheets');
    expect(colors).toEqual(['#0e8f61', '#b3123b']);
  });

  it('accepts any script, emoji and 2,000 characters', () => {
    expect(understandPrompt('海辺の夕日').words.length).toBeGreaterThan(0);
    expect(archetypeOf('⛰ mountain')).toBe('mountains');
    expect(understandPrompt('word '.repeat(900)).words.length).toBeLessThanOrEqual(400);
    expect(planPicture('constructor __proto__ toString').content).toBeUndefined();
  });
});

describe('an idiom', () => {
  it.each([
    ['Friends at a board game night', 'stars'],
    ['a reading nook in a bay window', 'sea'],
    ['stepped podium in a studio', 'hills'],
    ['a contract, signed and inked', 'marble'],
    ['a cinema with a rock star', 'stars'],
    ['sea of people at a concert', 'sea'],
  ] as const)('is not taken by its words: %s is no %s', (prompt, archetype) => {
    expect(archetypeOf(prompt)).not.toBe(archetype);
  });

  it('does not change the meaning of the words next to it', () => {
    expect(archetypeOf('stepped podium in a studio')).toBe('podium');
    expect(archetypeOf('starry night sky over a game night')).toBe('stars');
    expect(understandPrompt('opening night of a unicorn')).toMatchObject({
      time: undefined,
      leftOut: ['night', 'unicorn'],
    });
  });
});

it('shows a forest from above only if the words ask for it', () => {
  expect(understandPrompt('forest path under a green canopy').details.aerial).toBe(false);
  expect(understandPrompt('flying over the canopy of a forest').details.aerial).toBe(true);
});

describe('a category', () => {
  it.each([
    ['programming', 'desk', 'lifestyle', 'remote-work'],
    ['serenity', 'zen', 'nature', 'lake'],
    ['calm', 'lake', 'abstract', 'gradient'],
    ['alpine lake', 'lake', 'technology', 'lake'],
  ] as const)('decides what %s means, if it may mean several things', (prompt, alone, category, within) => {
    expect(archetypeOf(prompt)).toBe(alone);
    expect(archetypeOf(prompt, category)).toBe(within);
  });
});

it('takes the meaning of a noun that suits the other nouns', () => {
  expect(archetypeOf('dot')).toBe('particles');
  expect(archetypeOf('a dot in a retro pattern')).toBe('halftone');
});

describe('an overlay', () => {
  it('is added to the landscape that the words name', () => {
    expect(planPicture('wind turbines on green hills').content).toMatchObject({
      archetype: 'hills',
      overlays: [{ kind: 'turbines' }],
    });
  });

  it('chooses a landscape if none is named', () => {
    expect(planPicture('a hot air balloon').content).toMatchObject({
      kind: 'overlay',
      overlays: [{ kind: 'balloons' }],
      homes: ['hills', 'canyon', 'mountains'],
    });
  });

  it('is not added to patterns', () => {
    expect(planPicture('blue silk with a bird').content).toMatchObject({ archetype: 'silk', overlays: [] });
  });
});
