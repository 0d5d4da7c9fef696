import { type PeopleDefinition, USUAL_PEOPLE } from '../people-definition.ts';
import { stagePortrait } from '../stagings/standing.ts';

export const portrait: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'business',
  favoredBy: ['professional', 'lifestyle'],
  strong: `portrait, headshot, businesswoman, businessman, executive, ceo, entrepreneur, professional woman,
    professional man, business executive, business portrait, manager, lawyer, founder, corporate headshot,
    business woman, business man, confident woman, confident man, profile picture, consultant, business owner,
    smiling woman, smiling man, young woman, young man, woman standing, man standing, person, scientist,
    director, business leader, architect, barista, chef, artist, model, influencer, business professional`,
  weak: `woman, man, face, smile, smiling, confident, suit, leader, female, male, girl, boy, professional,
    people, lady, fashion, elegant`,
  settings: ['office', 'co-working', 'cafe', 'living-room'],
  countCast: () => 1,
  wardrobe: ['suit', 'blouse', 'shirt', 'sweater', 'suit'],
  backdropDisc: false,
  draw: stagePortrait,
};
