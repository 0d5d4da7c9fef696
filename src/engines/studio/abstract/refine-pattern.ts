import { mixRgb, type Rgb } from '../color/linear-color.ts';
import { gradeBySteps } from '../finish/grade.ts';
import type { Change, Steps } from '../scene/change.ts';
import { ABSTRACTS } from './abstract-archetypes.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { composeAbstract } from './compose-abstract.ts';

/** Radians for one step. */
const TURN = 0.38;

/** The same pattern with other colors or another view; `side` (-1 or 1) is where it turns or moves to. */
export function refinePattern(
  wish: Parameters<typeof composeAbstract>[0],
  seed: number,
  { steps, colors, toward }: Change,
  anySide: number,
): AbstractScene {
  const scene = composeAbstract(colors.length > 0 ? { ...wish, colors } : wish, seed);
  const { view } = scene;
  const side = toward ?? anySide;
  if (scene.placed) return moveDrawings(scene, steps, side);
  return {
    ...scene,
    view: {
      zoom: Math.max(
        ABSTRACTS[scene.archetype].minZoom,
        // Fewer forms are larger ones.
        view.zoom *
          2 ** (steps.zoom + 0.16 * steps.turn + 0.75 * steps.tidiness + 0.3 * Math.max(0, steps.aside)),
      ),
      x: view.x + side * 0.1 * Math.max(0, steps.aside),
      turn: view.turn + (steps.turn * side + 0.25 * (steps.turn === 0 ? steps.rise : 0)) * TURN,
    },
    calm: leaveRoom(scene, steps, side),
    finish: gradeBySteps(scene.finish, steps),
  };
}

/** Radians by which drawings lean for one step. */
const TILT = 0.16;

/** Drawings in their places make room by moving aside, and become smaller for it. */
function moveDrawings(scene: AbstractScene, steps: Steps, side: number): AbstractScene {
  const aside = Math.max(0, steps.aside);
  return {
    ...scene,
    view: {
      zoom: 2 ** (steps.zoom - 0.45 * aside - 0.3 * steps.tidiness),
      turn: (steps.turn * side + (steps.turn === 0 ? 0.5 * steps.rise : 0)) * TILT,
      x: side * 0.17 * aside,
    },
    finish: gradeBySteps(scene.finish, steps),
  };
}

/** A color of a pattern that covers everything, for a part of it without forms. */
function plainColor({ archetype, palette }: AbstractScene): Rgb {
  return ABSTRACTS[archetype].isStone ? palette[1]! : mixRgb(palette[1]!, palette[2]!, 0.3);
}

function leaveRoom(scene: AbstractScene, { aside, tidiness }: Steps, side: number): AbstractScene['calm'] {
  const share = Math.max(aside, tidiness);
  if (share <= 0) return scene.calm;
  const ground = ABSTRACTS[scene.archetype].ground(scene.palette);
  if (aside > 0) {
    // Words can be set on the other side.
    const color = ground ?? plainColor(scene);
    return { x: 0.5 + side * 0.36 * aside, y: 0.5, radius: 0.28, strength: 0.96 * aside, color };
  }
  // Tidy surfaces become calm by larger forms; darkening would only make them heavier.
  const strength = ground ? share * 0.85 : 0;
  return { x: 0.5 + side * 0.24 * 0.4, y: 0.52, radius: 0.3, strength, color: ground };
}
