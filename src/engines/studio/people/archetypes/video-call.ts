import { stageCall } from '../arrangements/video-call.ts';
import { type PeopleDefinition, ROOM_NOUNS, USUAL_PEOPLE } from '../people-definition.ts';

export const videoCall: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'business',
  shows: `video call, video conference, video meeting, online meeting, virtual meeting, zoom call,
    zoom meeting, video chat, webinar, conference call, remote meeting, virtual conference,
    video conferencing, virtual team meeting, online conference, web conference`,
  illustrates: `telehealth, telemedicine, remote team, virtual team, distributed team, remote collaboration,
    online class, remote communication`,
  contains: `${ROOM_NOUNS}, screen, people, person, man, woman, participant, colleague, team, coworker`,
  settings: ['office'],
  countCast: ({ aspect, luck }) => (aspect > 2 ? 8 : aspect > 1.2 ? 6 : [4, 6, 9][Math.floor(luck[0] * 3)]!),
  wardrobe: ['shirt', 'sweater', 'hoodie', 'blouse', 'tee', 'suit'],
  fillsFrame: true,
  draw: stageCall,
};
