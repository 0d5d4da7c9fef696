import { stageFamily } from '../arrangements/family.ts';
import { type PeopleDefinition, ROOM_NOUNS, USUAL_PEOPLE } from '../people-definition.ts';

export const family: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'lifestyle',
  shows: `family, parents, parent, mother, father, grandmother, grandfather, grandparent, sibling, mom, dad,
    family time, family portrait, multigenerational family, happy family, mother and child, father and child,
    mother and son, mother and daughter, father and son, father and daughter, grandparents, family at home`,
  illustrates: `family life, parenting, togetherness, parenthood, family love, home life, motherhood,
    fatherhood`,
  contains: `${ROOM_NOUNS}, sofa, couch, living room, home, house, people, person, child, kid, rug, carpet,
    picture, curtain, woman, man, boy, girl`,
  settings: ['living-room'],
  countCast: ({ luck }) => 3 + Math.floor(luck[1] * 2),
  wardrobe: ['sweater', 'tee', 'shirt', 'hoodie', 'blouse'],
  related: true,
  draw: stageFamily,
};
