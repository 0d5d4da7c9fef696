import { type PeopleDefinition, USUAL_PEOPLE } from '../people-definition.ts';
import { stageFamily } from '../stagings/family.ts';

export const family: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'lifestyle',
  strong: `family, mother, father, parent, child, children, kid, grandmother, grandfather, grandparent, mom,
    dad, sibling, daughter, son, baby, family at home, happy family, family time, couple, living room, sofa,
    couch, game night, movie night, multigenerational, multi generational, toddler, brother, sister,
    grandchildren`,
  weak: 'home, house, together, playing, happy, love, people, cozy, weekend, laughing, dinner',
  settings: ['living-room'],
  countCast: ({ luck }) => 3 + Math.floor(luck[1] * 2),
  wardrobe: ['sweater', 'tee', 'shirt', 'hoodie', 'blouse'],
  related: true,
  draw: stageFamily,
};
