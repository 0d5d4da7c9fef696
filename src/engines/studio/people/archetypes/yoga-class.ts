import { type PeopleDefinition, USUAL_PEOPLE } from '../people-definition.ts';
import { stageYoga } from '../stagings/yoga-class.ts';

export const yogaClass: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'wellness',
  favoredBy: ['wellness', 'lifestyle'],
  strong: `yoga class, yoga studio, pilates, fitness class, gym, workout, exercise, stretching, group yoga,
    yoga instructor, aerobics, yoga teacher, indoor yoga, fitness, personal trainer, yoga mat, dance class,
    home workout, training`,
  weak: 'yoga, class, instructor, pose, studio, people, sport, active, flexibility, women, meditation',
  settings: ['yoga-studio'],
  countCast: ({ aspect }) => Math.min(7, Math.round(2.6 * Math.max(1, aspect))),
  wardrobe: ['sport', 'sport', 'tee'],
  tallFloor: 0.62,
  faces: ['calm', 'calm', 'smile'],
  barefoot: true,
  draw: stageYoga,
};
