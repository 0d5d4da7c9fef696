import { stagePortrait } from '../arrangements/standing.ts';
import { type PeopleDefinition, ROOM_NOUNS, USUAL_PEOPLE } from '../people-definition.ts';

export const portrait: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'business',
  favoredBy: ['professional', 'lifestyle'],
  shows: `illustrator, notary, auditor, mediator, woman, man,
    person, portrait, headshot, businesswoman, businessman, executive, ceo, entrepreneur, manager, lawyer,
    founder, consultant, business owner, young woman, young man, lady, girl, boy, guy, gentleman,
    business woman, business man, face, smile, business executive, team leader, leader, director, old man,
    old woman, senior, elderly man, elderly woman, elderly person, senior woman, senior man, adult, attorney,
    accountant, advisor, adviser, financial advisor, salesman, saleswoman, boss, profile picture, avatar,
    corporate headshot, teenager, teenage girl, teenage boy, student portrait, middle aged man,
    middle aged woman, female, male, customer, client, human, individual, influencer, model, architect,
    designer, banker, real estate agent, politician, secretary, journalist, professional woman,
    professional man, professional portrait, business portrait, fashion model, male model, female model`,
  illustrates: 'confidence, personal branding, success story, self confidence, happiness',
  contains: `${ROOM_NOUNS}, background, people, person, shirt, office, suit, jacket`,
  settings: ['office', 'co-working', 'cafe', 'living-room'],
  countCast: () => 1,
  wardrobe: ['suit', 'blouse', 'shirt', 'sweater', 'suit'],
  backdropDisc: false,
  draw: stagePortrait,
};
