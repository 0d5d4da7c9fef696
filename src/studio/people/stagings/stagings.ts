import type { PeopleArchetype, PeopleScene } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';
import { stageClassroom, stagePresentation } from './before-an-audience.ts';
import { stageFamily } from './family.ts';
import { stageDoctor, stageHandshake, stagePortrait } from './standing.ts';
import { stageMeeting, stageRemoteWork } from './tables.ts';
import { stageCall } from './video-call.ts';
import { stageYoga } from './yoga-class.ts';

/** People and the things they use, before the room; from back to front. */
export function drawStaging(scene: PeopleScene, extent: Extent): string {
  return stagings[scene.archetype](scene, extent);
}

const stagings: Record<PeopleArchetype, (scene: PeopleScene, extent: Extent) => string> = {
  'team-meeting': stageMeeting,
  'video-call': stageCall,
  presentation: stagePresentation,
  doctor: stageDoctor,
  'yoga-class': stageYoga,
  family: stageFamily,
  'remote-work': stageRemoteWork,
  handshake: stageHandshake,
  classroom: stageClassroom,
  portrait: stagePortrait,
};
