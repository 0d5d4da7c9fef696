import type { LandscapeArchetype } from '../landscape-archetypes.ts';

interface OverlayDefinition {
  /** The tag that its pictures carry. */
  label: string;
  /** A person on a knoll of their own or on the real ground before the camera; null for anything else. */
  person: 'on-knoll' | 'on-ground' | null;
  /** Fewest and most of them. */
  count: readonly [least: number, most: number];
  /** Its nouns in the singular and in lower case, with commas. */
  shows: string;
  /** Landscapes that it is at home in, for prompts that name none, each as likely. */
  homes: readonly LandscapeArchetype[];
}

/** Figures and objects that a landscape can contain. */
export const OVERLAYS = {
  yogi: {
    label: 'yoga',
    person: 'on-knoll',
    count: [1, 1],
    shows: 'yoga, yogi, meditation, meditating, meditate, lotus pose, mindfulness, mindful',
    homes: ['sea', 'lake', 'sea', 'mountains'],
  },
  hiker: {
    label: 'hiker',
    person: 'on-knoll',
    count: [1, 1],
    shows: `hiker, hiking, trekking, backpacker, backpacking, mountaineer, climber, explorer, wanderer,
      trekker`,
    homes: ['mountains', 'mountains', 'lake'],
  },
  runner: {
    label: 'runner',
    person: 'on-ground',
    count: [1, 1],
    shows: 'runner, running, jogging, jogger, marathon, sprinter, trail running, morning run',
    homes: ['sea', 'hills'],
  },
  cyclist: {
    label: 'cyclist',
    person: 'on-ground',
    count: [1, 1],
    shows: 'cyclist, cycling, biker, bike ride, mountain biking',
    homes: ['hills', 'sea', 'mountains'],
  },
  family: {
    label: 'family',
    person: 'on-ground',
    count: [1, 1],
    shows: 'family, parents, mother and child, father and child, family walk, hand in hand',
    homes: ['sea', 'hills'],
  },
  walkers: {
    label: 'people',
    person: 'on-ground',
    count: [1, 1],
    shows: 'crowd, crowd of people, walker, passerby, human silhouette, human figure, lone figure',
    homes: ['sea', 'hills', 'sea'],
  },
  palms: {
    label: 'palm trees',
    person: null,
    count: [2, 4],
    shows: `palm, palm tree, coconut palm, coconut tree, palm beach, tropical beach, paradise beach, caribbean beach, tropical paradise,
      tropical paradise beach, desert island`,
    homes: ['island'],
  },
  turbines: {
    label: 'wind turbines',
    person: null,
    count: [5, 12],
    shows: `wind turbine, wind farm, wind energy, wind power, wind power plant, turbine, windmill, wind park, renewable energy, clean energy,
      green energy, sustainable energy`,
    homes: ['hills'],
  },
  solar: {
    label: 'solar panels',
    person: null,
    count: [1, 1],
    shows: `solar, solar panel, solar farm, solar energy, photovoltaic, photovoltaic panel, solar power, solar field,
      solar park`,
    homes: ['hills'],
  },
  boats: {
    label: 'boats',
    person: null,
    count: [2, 5],
    shows: `boat, sailboat, sailing, yacht, harbor, harbour, marina, regatta, sailing boat,
      pier, jetty, wooden pier, wooden jetty`,
    homes: ['sea', 'sea', 'island'],
  },
  balloons: {
    label: 'balloons',
    person: null,
    count: [1, 1],
    shows: 'hot air balloon, hot air, balloon, balloon ride, balloon festival, hot air balloon festival',
    homes: ['hills', 'canyon', 'mountains'],
  },
  birds: {
    label: 'birds',
    person: null,
    count: [9, 22],
    shows: 'bird, seagull, gull, flock, geese, flock of birds',
    homes: ['sea', 'lake'],
  },
  fireworks: {
    label: 'fireworks',
    person: null,
    count: [5, 8],
    shows: 'fireworks, firework, firework display, fireworks display, firework show, fireworks show',
    homes: ['city', 'city', 'sea'],
  },
} satisfies Record<string, OverlayDefinition>;

export type OverlayKind = keyof typeof OVERLAYS;

export interface OverlayWish {
  kind: OverlayKind;
  /** How many are asked for; undefined for the usual number. */
  count?: number;
  /** The walkers, in the order in which they are named. */
  people?: readonly Walker[];
}

/** A person of whom only build and pose can be seen. */
export interface Walker {
  build?: 'woman' | 'man' | 'child';
  pose?: 'stand' | 'walk' | 'run' | 'sit' | 'cheer' | 'hike';
  dress?: 'outdoor' | 'sport';
}

/** Kinds of which exactly as many are drawn as asked for. */
export function isCountable(kind: OverlayKind): boolean {
  return kind !== 'solar';
}
