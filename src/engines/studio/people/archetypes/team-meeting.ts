import { stageMeeting } from '../arrangements/tables.ts';
import { type PeopleDefinition, ROOM_NOUNS, USUAL_PEOPLE } from '../people-definition.ts';

export const teamMeeting: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'business',
  favoredBy: ['professional', 'business'],
  shows: `agency team, medical team, strategy session, team, meeting, business team, team meeting,
    colleague, coworker, co worker, discussion, board meeting, group of people, business meeting,
    project team, coworkers, group of colleagues, staff meeting, office meeting, startup team, office team,
    diverse team, business people, businesspeople, business person, office worker, employee, office workers,
    people, brainstorming session, team discussion, strategy meeting, committee, business group, work team,
    staff, professional, business professional, coworking space, group of coworkers, meeting room, boardroom,
    conference room`,
  illustrates: `teamwork, collaboration, brainstorming, brainstorm, team building, diversity, inclusion,
    business strategy, project management, cooperation, startup, team spirit, corporate culture,
    human resources, diversity and inclusion, strategy, planning, coworking, business, group work,
    corporate life, company culture, negotiation, leadership team, focus group`,
  contains: `${ROOM_NOUNS}, work, table, laptop, desk, office, mug, coffee mug, people, person, man, woman, document, city,
    computer`,
  settings: ['office', 'office', 'co-working', 'cafe'],
  countCast: ({ aspect, tall }) => (tall ? 5 : Math.min(8, Math.round(3.2 * Math.max(1, aspect) ** 0.85))),
  wardrobe: ['suit', 'shirt', 'sweater', 'blouse', 'shirt', 'hoodie'],
  draw: stageMeeting,
};
