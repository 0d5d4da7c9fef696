import { stageRemoteWork } from '../arrangements/tables.ts';
import { type PeopleDefinition, ROOM_NOUNS, USUAL_PEOPLE } from '../people-definition.ts';

export const remoteWork: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'lifestyle',
  shows: `freelancer, programmer, developer, software developer, remote worker, coder, software engineer,
    digital nomad, web developer, home worker, blogger, writer, data scientist, home office worker, person working,
    it specialist, copywriter, telecommuter, woman working, man working, businesswoman working,
    businessman working, people working, girl working, young woman working, young man working, woman typing,
    man typing, woman coding`,
  illustrates: `remote work, working from home, work from home, home office work, freelance work, telework,
    telecommuting, online learning, distance learning, online course, coding, programming, typing,
    studying, computer work, software development work,
    working`,
  contains: `${ROOM_NOUNS}, work, laptop, desk, computer, mug, cup, coffee, coffee mug, coffee cup, table, lamp, person, man, woman, home,
    office, book, shelf, home office, keyboard`,
  settings: ['living-room', 'co-working', 'cafe', 'living-room'],
  countCast: () => 1,
  wardrobe: ['sweater', 'hoodie', 'tee', 'shirt', 'blouse'],
  draw: stageRemoteWork,
};
