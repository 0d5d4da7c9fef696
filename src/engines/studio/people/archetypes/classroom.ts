import { countAudience, type PeopleDefinition, USUAL_PEOPLE } from '../people-definition.ts';
import { stageClassroom } from '../stagings/before-an-audience.ts';

export const classroom: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'lifestyle',
  favoredBy: [],
  strong: `classroom, teacher, student, school, pupil, university, education, teaching, professor, tutor,
    class, kindergarten, college, blackboard, lesson, teacher and students, elementary school, e learning,
    back to school, academic`,
  weak: 'learning, study, children, whiteboard, knowledge, book, campus, mentor, kids',
  settings: ['classroom'],
  countCast: countAudience,
  wardrobe: ['shirt', 'sweater', 'blouse', 'tee'],
  pivot: 0.3,
  draw: stageClassroom,
};
