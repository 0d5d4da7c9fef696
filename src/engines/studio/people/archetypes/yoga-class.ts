import { stageYoga } from '../arrangements/yoga-class.ts';
import { type PeopleDefinition, ROOM_NOUNS, USUAL_PEOPLE } from '../people-definition.ts';

export const yogaClass: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'wellness',
  favoredBy: ['wellness', 'lifestyle'],
  shows: `sun salutation, yoga flow, dance training, yoga twist, mindful breathing, mindful sitting,
    meditating figure, mindfulness practice, pilates instructor, side stretch, pilates side stretch,
    yoga stretch, yoga class, yoga, yoga studio, pilates, fitness class, aerobics class, dance class,
    yoga studio class, stretching, yoga pose, group yoga, pilates class, yoga instructor, yoga teacher,
    aerobics, workout class, warrior pose, yoga group, yoga session, stretching class, meditation class,
    stretching exercise, people doing yoga, women doing yoga,
    people practicing yoga, group doing yoga`,
  illustrates: 'flexibility, fitness, workout, exercise, mindfulness, meditation',
  contains: `${ROOM_NOUNS}, mat, yoga mat, people, person, studio, woman, man, city`,
  settings: ['yoga-studio'],
  countCast: ({ aspect }) => Math.min(7, Math.round(2.6 * Math.max(1, aspect))),
  wardrobe: ['sport', 'sport', 'tee'],
  tallFloor: 0.62,
  faces: ['calm', 'calm', 'smile'],
  barefoot: true,
  draw: stageYoga,
};
