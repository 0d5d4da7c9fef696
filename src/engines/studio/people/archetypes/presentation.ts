import { countAudience, type PeopleDefinition, USUAL_PEOPLE } from '../people-definition.ts';
import { stagePresentation } from '../stagings/before-an-audience.ts';

export const presentation: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'business',
  favoredBy: ['professional', 'business'],
  strong: `presentation, presenting, quarterly results, manager presenting, presenter, speaker, keynote,
    conference, seminar, pitch, audience, public speaking, lecture, pitch meeting, business presentation,
    investor pitch, town hall, press conference, training session, summit speaker, speech`,
  weak: 'stage, screen, slides, whiteboard, chart, people, business, leader',
  settings: ['office', 'stage', 'co-working'],
  countCast: countAudience,
  wardrobe: ['suit', 'blouse', 'shirt'],
  pivot: 0.28,
  draw: stagePresentation,
};
