import { stagePresentation } from '../arrangements/before-an-audience.ts';
import { countAudience, type PeopleDefinition, ROOM_NOUNS, USUAL_PEOPLE } from '../people-definition.ts';

export const presentation: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'business',
  favoredBy: ['professional', 'business'],
  shows: `seminar speaker, presentation, keynote, presenter, lecture, seminar, conference,
    business presentation, keynote speaker, public speaker, speech, training session, workshop,
    investor pitch, conference speaker, ted talk, press conference, business conference, public speaking,
    motivational speaker, audience`,
  illustrates: `public speaking, quarterly results, sales pitch, leadership, leadership training, business training,
    coaching`,
  contains: `${ROOM_NOUNS}, screen, chart, audience, graph, people, person, whiteboard, slide, diagram,
    crowd`,
  settings: ['office', 'stage', 'co-working'],
  countCast: countAudience,
  wardrobe: ['suit', 'blouse', 'shirt'],
  pivot: 0.28,
  draw: stagePresentation,
};
