import { classroom } from './archetypes/classroom.ts';
import { customerSupport } from './archetypes/customer-support.ts';
import { doctor } from './archetypes/doctor.ts';
import { family } from './archetypes/family.ts';
import { handshake } from './archetypes/handshake.ts';
import { people } from './archetypes/people.ts';
import { portrait } from './archetypes/portrait.ts';
import { presentation } from './archetypes/presentation.ts';
import { remoteWork } from './archetypes/remote-work.ts';
import { teamMeeting } from './archetypes/team-meeting.ts';
import { videoCall } from './archetypes/video-call.ts';
import { yogaClass } from './archetypes/yoga-class.ts';
import type { PeopleDefinition } from './people-definition.ts';

/** Activities of people. The earlier of two with the same noun is drawn. */
export const PEOPLE = {
  'team-meeting': teamMeeting,
  'video-call': videoCall,
  presentation,
  doctor,
  'yoga-class': yogaClass,
  family,
  'customer-support': customerSupport,
  'remote-work': remoteWork,
  handshake,
  classroom,
  portrait,
  people,
} satisfies Record<string, PeopleDefinition>;

export type PeopleArchetype = keyof typeof PEOPLE;
