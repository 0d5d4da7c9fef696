import { type PeopleDefinition, USUAL_PEOPLE } from '../people-definition.ts';
import { stageHandshake } from '../stagings/standing.ts';

export const handshake: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'business',
  favoredBy: ['professional', 'business'],
  strong: `handshake, shaking hands, shake hands, partnership, deal, agreement, business deal, greeting,
    merger, job interview, interview, welcome, client meeting, real estate agent, business partner,
    business agreement, contract, networking event, hiring, two businessmen, trust, recruitment, b2b,
    sales meeting`,
  weak: 'partner, business, client, success, businessman, sign, cooperation, hand',
  settings: ['office', 'office', 'co-working'],
  countCast: () => 6,
  wardrobe: ['suit', 'suit', 'blouse', 'shirt'],
  pivot: 0.03,
  draw: stageHandshake,
};
