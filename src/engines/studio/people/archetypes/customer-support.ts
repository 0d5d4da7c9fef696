import { stageRemoteWork } from '../arrangements/tables.ts';
import { type PeopleDefinition, ROOM_NOUNS, USUAL_PEOPLE } from '../people-definition.ts';

export const customerSupport: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'business',
  shows: 'call center, call centre, contact center, support center',
  illustrates: `customer service, customer support, customer care, client support, help desk, helpdesk, support desk, technical support,
    tech support, it support, phone support, telephone support, hotline, helpline, telemarketing, telesales, call center work`,
  contains: `${ROOM_NOUNS}, laptop, desk, computer, mug, cup, table, lamp, person, office, headset, microphone`,
  settings: ['office', 'co-working'],
  countCast: () => 1,
  wardrobe: ['shirt', 'blouse', 'suit', 'sweater'],
  faces: ['smile', 'calm'],
  headset: true,
  draw: (scene, extent) => stageRemoteWork(scene, extent, ['typing', 'talking']),
};
