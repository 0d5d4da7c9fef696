import type { AbstractScene } from '../abstract/abstract-scene.ts';
import type { LandscapeScene } from '../landscape/landscape-scene.ts';
import { PEOPLE } from '../people/people-archetypes.ts';
import type { Scene } from './scene.ts';

export type WiderScene = Exclude<Scene, AbstractScene>;

/**
 * Whether more of a scene can be painted around it: of solid things, people in a place, and open land. Flat drawings and patterns are
 * composed for their frame.
 */
export function canBeSeenWider(scene: Scene): scene is WiderScene {
  switch (scene.kind) {
    case 'abstract':
      return false;
    case 'people':
      return !PEOPLE[scene.archetype].fillsFrame;
    case 'landscape':
      return isOpen(scene);
    default:
      return true;
  }
}

/** Woods, their beams of light and rows of panels are laid out for the frame, and the glow of lightning fades toward its edges. */
function isOpen({ form, light, overlays }: LandscapeScene): boolean {
  const isWood = form === 'grove' || light.shafts > 0;
  return !isWood && !light.lightning && overlays.every(({ kind }) => kind !== 'solar');
}
