import { type PeopleDefinition, USUAL_PEOPLE } from '../people-definition.ts';
import { stageRemoteWork } from '../stagings/tables.ts';

export const remoteWork: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'lifestyle',
  strong: `remote work, typing on, typing on a, freelancer typing, remote worker, work from home,
    working from home, home office, freelancer, freelance, digital nomad, programmer, developer,
    software developer, coder, coding, programming, software engineer, working remotely, telecommute,
    telecommuting, man with laptop, woman with laptop, person working, woman working, man working, blogger,
    student studying, studying, customer support, call center, designer, online learning, content creator,
    writer, remote, web developer, engineer, data scientist, woman using, man using, person using,
    working on laptop, online shopping`,
  weak: `laptop, desk, computer, home, cafe, work, office, typing, software, woman, man, person, workspace,
    online, code`,
  settings: ['living-room', 'co-working', 'cafe', 'living-room'],
  countCast: () => 1,
  wardrobe: ['sweater', 'hoodie', 'tee', 'shirt', 'blouse'],
  draw: stageRemoteWork,
};
