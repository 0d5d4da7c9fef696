import type { Random } from '../../math/seeded-random.ts';
import type { Person } from '../people-scene.ts';
import type { PersonWish } from './person-wish.ts';

export const FACES: Readonly<
  Record<
    NonNullable<PersonWish['face']> | 'calm-or-smiling',
    (random: Random) => Pick<Person, 'face' | 'mouth'>
  >
> = {
  smiling: (random) => ({ face: random.pick(['smile', 'smile', 'calm']), mouth: 'smiling' }),
  laughing: () => ({ face: 'calm', mouth: 'laughing' }),
  confident: () => ({ face: 'driven' }),
  serious: () => ({ face: 'serious' }),
  sad: () => ({ face: 'solemn' }),
  crying: () => ({ face: 'solemn', mouth: 'crying' }),
  tired: () => ({ face: 'tired' }),
  angry: () => ({ face: 'veryAngry' }),
  surprised: () => ({ face: 'smile', mouth: 'open' }),
  calm: () => ({ face: 'calm' }),
  kissing: () => ({ face: 'calm', mouth: 'kissing' }),
  shouting: () => ({ face: 'veryAngry', mouth: 'open' }),
  'calm-or-smiling': (random) => ({ face: random.pick(['smile', 'smile', 'smile', 'calm', 'cute']) }),
};
