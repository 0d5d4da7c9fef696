import type { View } from '#engines/photo-studio/sets/set';
import type { Change } from '#engines/studio/scene/change';

/** The view of a photo that a change asks for. */
export function viewOf({ steps, toward }: Change): View {
  const copySpace = toward === -1 ? 'right' : toward === 1 || steps.aside > 0 ? 'left' : undefined;
  return {
    closer: 2 ** steps.zoom,
    above: steps.rise >= 0.5,
    below: steps.rise <= -0.5,
    turn: Math.round(steps.turn),
    copySpace,
  };
}
