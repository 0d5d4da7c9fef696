import type { LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { OverlayKind } from '../landscape/landscape-scene.ts';

export interface OverlayWords {
  strong: readonly string[];
  weak: readonly string[];
  /** Landscapes it is at home in, for prompts that name none. */
  homes: readonly LandscapeArchetype[];
}

/** Words for what stands in a landscape. */
export const OVERLAY_WORDS: Record<OverlayKind, OverlayWords> = {
  yogi: {
    strong: ['yoga', 'yogi', 'meditation', 'meditating', 'meditate', 'lotus pose', 'mindfulness', 'mindful'],
    weak: ['wellness', 'zen', 'breathing', 'relaxation', 'balance', 'inner peace', 'spiritual'],
    homes: ['sea', 'lake', 'sea', 'mountains'],
  },
  hiker: {
    strong: [
      'hiker',
      'hiking',
      'trekking',
      'backpacker',
      'backpacking',
      'mountaineer',
      'climber',
      'explorer',
      'wanderer',
      'trekker',
    ],
    weak: ['hike', 'trek', 'adventurer', 'traveler', 'traveller', 'backpack'],
    homes: ['mountains', 'mountains', 'lake'],
  },
  runner: {
    strong: [
      'runner',
      'running',
      'jogging',
      'jogger',
      'marathon',
      'sprinter',
      'trail running',
      'morning run',
    ],
    weak: ['run', 'fitness', 'athlete', 'workout', 'exercise', 'sport', 'jog', 'cardio'],
    homes: ['sea', 'hills'],
  },
  cyclist: {
    strong: ['cyclist', 'cycling', 'bicycle', 'biker', 'bike ride', 'bike', 'mountain biking'],
    weak: ['biking', 'ride', 'pedal'],
    homes: ['hills', 'sea', 'mountains'],
  },
  family: {
    strong: ['family', 'parents', 'mother and child', 'father and child', 'family walk', 'hand in hand'],
    weak: ['child', 'children', 'kid', 'mother', 'father', 'togetherness', 'parent'],
    homes: ['sea', 'hills'],
  },
  palms: {
    strong: ['palm', 'palm tree', 'coconut palm', 'coconut', 'palm beach'],
    weak: [],
    homes: ['island'],
  },
  turbines: {
    strong: ['wind turbine', 'wind farm', 'wind energy', 'wind power', 'turbine', 'windmill', 'wind park'],
    weak: ['renewable energy', 'clean energy', 'green energy', 'renewable', 'sustainable energy'],
    homes: ['hills'],
  },
  solar: {
    strong: [
      'solar',
      'solar panel',
      'solar farm',
      'solar energy',
      'photovoltaic',
      'solar power',
      'solar field',
      'solar park',
    ],
    weak: ['renewable energy', 'clean energy', 'green energy', 'renewable'],
    homes: ['hills'],
  },
  boats: {
    strong: [
      'boat',
      'sailboat',
      'sailing',
      'yacht',
      'harbor',
      'harbour',
      'marina',
      'regatta',
      'sailing boat',
      'ship',
      'fishing boat',
    ],
    weak: ['sail', 'port', 'anchor', 'nautical', 'vessel'],
    homes: ['sea', 'sea', 'island'],
  },
  balloons: {
    strong: ['hot air balloon', 'hot air', 'balloon', 'cappadocia', 'balloon ride', 'balloon festival'],
    weak: ['ballooning'],
    homes: ['hills', 'canyon', 'mountains'],
  },
  birds: {
    strong: ['bird', 'seagull', 'gull', 'flock', 'geese', 'flock of birds'],
    weak: ['flying', 'wing'],
    homes: ['sea', 'lake'],
  },
};
