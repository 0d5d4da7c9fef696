import { stageHandshake } from '../arrangements/standing.ts';
import { type PeopleDefinition, ROOM_NOUNS, USUAL_PEOPLE } from '../people-definition.ts';

export const handshake: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'business',
  favoredBy: ['professional', 'business'],
  shows: `partner, new partnership, handshake, shaking hands, hand shake, business handshake, businessmen,
    business partner, job interview, interview, business deal, deal, shake hands, people shaking hands,
    business people shaking hands, businessmen shaking hands, businesswomen shaking hands, men shaking hands, women shaking hands`,
  illustrates: `partnership, agreement, business agreement, merger, cooperation agreement,
    contract signing, trust, hiring, recruitment, networking, business partnership, business relationship,
    merger and acquisition, b2b, acquisition, greeting, closing a deal, greeting people, networking event`,
  contains: `${ROOM_NOUNS}, people, person, man, woman, office, suit, businessman, businesswoman, hand,
    business`,
  count: 2,
  settings: ['office', 'office', 'co-working'],
  countCast: () => 6,
  wardrobe: ['suit', 'suit', 'blouse', 'shirt'],
  pivot: 0.03,
  draw: stageHandshake,
};
