import { gradeBySteps } from '../finish/grade.ts';
import type { Change } from '../scene/change.ts';
import type { PeopleScene } from './people-scene.ts';
import { darken } from './tint.ts';

/** The same people with another light or framing; `side` (-1 or 1) is where they move to. */
export function refinePeople(
  scene: PeopleScene,
  { steps, toward, time, season, falling }: Change,
  { side, aspect }: { side: number; aspect: number },
): PeopleScene {
  const { layout } = scene;
  const long = Math.max(aspect, 1 / aspect);
  const tilt = Math.min(4, 7 / long) * steps.turn;
  // A tilted view is enlarged until no corner shows the outside of the room.
  const cover = 1 + (long * Math.abs(tilt) * Math.PI) / 180;
  const graded = gradeBySteps(scene.finish, steps);
  // Illustrations have no exposure: brightness scales the light tint.
  const isPortrait = scene.archetype === 'portrait';
  const gain = 2 ** (steps.brightness * 0.45);
  return {
    ...scene,
    colors: steps.lowSun > 0 ? { ...scene.colors, sky: darken('#ffb765', 0.05) } : scene.colors,
    air: {
      ...scene.air,
      ...(time ? { time } : {}),
      ...(season ? { season } : {}),
      ...(falling ? { falling } : {}),
    },
    layout: {
      ...layout,
      // A zoomed view would cut the head of a portrait.
      zoom: layout.zoom * 2 ** (isPortrait ? 0 : Math.max(0, steps.zoom)) * cover,
      size: layout.size * 2 ** (isPortrait ? steps.zoom : Math.min(0, steps.zoom)),
      slide: layout.slide + (toward ?? side) * 0.1 * steps.aside,
      ...(toward ? leaveSide(layout, toward, aspect) : {}),
      tilt: layout.tilt + side * tilt,
      furniture: steps.tidiness > 0.5 && layout.furniture === 'full' ? 'spare' : layout.furniture,
    },
    finish: {
      ...graded,
      lightTint: [graded.lightTint[0] * gain, graded.lightTint[1] * gain, graded.lightTint[2] * gain],
    },
  };
}

/** The group in the other part of the room, smaller where there is no room beside it. */
function leaveSide(
  layout: PeopleScene['layout'],
  toward: -1 | 1,
  aspect: number,
): Pick<PeopleScene['layout'], 'middle' | 'share' | 'size'> {
  const room = Math.min(1, aspect);
  return {
    middle: 0.5 + toward * 0.17 * room,
    share: Math.min(layout.share, 1 - 0.34 * room),
    size: layout.size * 0.95,
  };
}
