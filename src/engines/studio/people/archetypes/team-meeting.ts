import { type PeopleDefinition, USUAL_PEOPLE } from '../people-definition.ts';
import { stageMeeting } from '../stagings/tables.ts';

export const teamMeeting: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'business',
  favoredBy: ['professional', 'business'],
  strong: `team, meeting, team meeting, business team, startup team, teamwork, collaboration, brainstorm,
    brainstorming, colleague, coworker, co worker, employee, staff, workshop, boardroom, conference room,
    discussion, meeting room, board meeting, negotiation, committee, focus group, creative team, workforce,
    project team, strategy session, group of people, diverse group, diverse team, people working,
    people talking, friend, group of friends, volunteer, community, coworking, startup, diversity, inclusion,
    human resources, professionals, office worker, office workers`,
  weak: `people, office, corporate, business, group, together, work, working, strategy, planning, diverse,
    company, agency, workplace, leadership, social, gathering`,
  settings: ['office', 'office', 'co-working', 'cafe'],
  countCast: ({ aspect, tall }) => (tall ? 5 : Math.min(8, Math.round(3.2 * Math.max(1, aspect) ** 0.85))),
  wardrobe: ['suit', 'shirt', 'sweater', 'blouse', 'shirt', 'hoodie'],
  draw: stageMeeting,
};
