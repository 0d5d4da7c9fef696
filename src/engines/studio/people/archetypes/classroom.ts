import { stageClassroom } from '../arrangements/before-an-audience.ts';
import { countAudience, type PeopleDefinition, ROOM_NOUNS, USUAL_PEOPLE } from '../people-definition.ts';

export const classroom: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'lifestyle',
  favoredBy: [],
  shows: `classroom, teacher, lesson, professor, lecturer, teacher and students, school class, class,
    university lecture, math lesson, math teacher, school lesson, tutor, students in classroom, student,
    pupil, university class, college class`,
  illustrates: 'education, teaching, school education, learning, back to school, higher education, academic',
  contains: `${ROOM_NOUNS}, blackboard, chalkboard, student, pupil, clock, people, person, child, kid,
    formula, board, teacher, school, university, whiteboard`,
  settings: ['classroom'],
  countCast: countAudience,
  wardrobe: ['shirt', 'sweater', 'blouse', 'tee'],
  pivot: 0.3,
  draw: stageClassroom,
};
