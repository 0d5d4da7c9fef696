import { describe, expect, it } from 'vitest';
import type { OverlayKind } from '../landscape/overlays/overlay-kinds.ts';
import { understandPrompt } from './understand-prompt.ts';

const EXPECTED: Record<OverlayKind, string[]> = {
  yogi: [
    'Yoga on the beach at sunrise',
    'woman meditating by a lake',
    'morning yoga, calm sea',
    'meditation in the mountains',
    'mindfulness at dawn',
    'lotus pose above the ocean',
    'yoga retreat on a tropical island',
    'A yogi greets the sun',
  ],
  hiker: [
    'Hiker on a mountain summit',
    'backpacker above the valley at sunset',
    'trekking in the Himalaya',
    'explorer looking at the peaks',
    'a climber on a ridge',
    'wanderer above the misty mountains',
    'hiking adventure by an alpine lake',
    'mountaineer at dawn',
  ],
  runner: [
    'Runner on the beach at sunset',
    'jogging at dawn by the sea',
    'trail running in the mountains',
    'woman running through the countryside',
    'a jogger along the shore',
    'marathon training in the hills',
    'morning run by the ocean',
    'sprinter in the desert',
  ],
  cyclist: [
    'Cyclist on a country road',
    'cycling through rolling hills',
    'bicycle by the sea at sunset',
    'mountain biking in the Alps',
    'a bike ride in the countryside',
    'man cycling at golden hour',
    'cyclist silhouette in the desert',
    'bicycle tour along the coast',
  ],
  family: [
    'Family on the beach',
    'parents with child at the sea',
    'family walk in the countryside',
    'hand in hand on the shore',
    'mother and child watching the sunset',
    'happy family in a meadow',
    'family holiday by a lake',
    'father and child in the hills',
  ],
  walkers: [
    'a crowd on the beach',
    'a lone figure in the desert',
    'walkers on a country path',
    'crowd of people in a meadow',
    'human silhouette at sunset by the sea',
    'a walker in the hills',
    'a passerby on the shore',
    'human figure under the stars',
  ],
  palms: [
    'Palm trees on a tropical beach',
    'coconut palm over turquoise water',
    'palm beach at sunset',
    'a palm on a desert island',
    'palms in the Caribbean',
    'lagoon with palm trees',
    'tall palms, white sand',
    'palm tree silhouette, evening',
  ],
  turbines: [
    'Wind turbines on green hills',
    'wind farm at sunset',
    'wind energy for a sustainable future',
    'turbines in the countryside',
    'wind power, blue sky',
    'windmill park in the fields',
    'a wind turbine at dawn',
    'renewable wind energy landscape',
  ],
  solar: [
    'Solar farm under a blue sky',
    'solar panels in a field',
    'photovoltaic park in the countryside',
    'solar energy and clean power',
    'rows of solar panels at sunset',
    'solar power for a green future',
    'solar field in the desert',
    'a solar park on the hills',
  ],
  boats: [
    'Sailing boat on the sea',
    'yacht near a tropical island',
    'harbour at dusk with boats',
    'sailboats on a lake',
    'regatta in summer',
    'marina at sunrise',
    'a lonely boat on the ocean',
    'fishing boat in the morning mist',
  ],
  balloons: [
    'Hot air balloons over hills',
    'Cappadocia at sunrise',
    'balloon festival in the mountains',
    'hot air balloon above the canyon',
    'colourful balloons in a blue sky',
    'balloon ride at dawn',
    'a hot air balloon over vineyards',
    'balloons drifting over a lake',
  ],
  birds: [
    'Birds over the ocean at sunset',
    'flock of birds above a lake',
    'seagulls by the sea',
    'geese flying over the hills',
    'a flock in the evening sky over mountains',
    'gulls above the cliffs',
    'birds at dawn over the water',
    'a lone seagull and a stormy sea',
  ],
};

describe('an overlay', () => {
  const table = Object.entries(EXPECTED).flatMap(([kind, prompts]) =>
    prompts.map((prompt) => [prompt, kind] as const),
  );

  it.each(table)('%s → %s', (prompt, kind) => {
    expect(understandPrompt(prompt).overlays).toContain(kind);
  });

  it('is added to the landscape that the words name', () => {
    expect(understandPrompt('yoga on a beach')).toMatchObject({ archetype: 'sea', homes: [] });
    expect(understandPrompt('wind turbines on green hills').archetype).toBe('hills');
  });

  it('chooses a landscape if none is named', () => {
    expect(understandPrompt('meditation').homes).toContain('lake');
  });

  it('is not added to patterns', () => {
    expect(understandPrompt('blue silk with a bird').overlays).toEqual([]);
  });
});
