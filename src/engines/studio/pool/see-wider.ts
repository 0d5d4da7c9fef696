import { canBeSeenWider, type WiderScene } from '../compose/can-be-seen-wider.ts';
import type { Scene } from '../compose/scene.ts';
import type { ObjectCamera } from '../objects/object-scene.ts';
import type { PeopleScene } from '../people/people-scene.ts';
import type { Margins } from '../scene/margins.ts';
import { meterScene } from './canvas.ts';

type Size = Parameters<typeof meterScene>[1];

/**
 * A scene of solid things, of people in a place or of a landscape, with more of it in view: what was seen stays where it was, as large
 * and as bright. Scenes that are composed for their frame stay as they are, see `canBeSeenWider`.
 * @param from the size that it was composed for
 * @param to the wider picture's size
 */
export async function seeWider(scene: Scene, margins: Margins, from: Size, to: Size): Promise<Scene> {
  if (!canBeSeenWider(scene)) return scene;
  if (scene.kind === 'people') return { ...scene, around: { ...margins, from } };
  const wider = widen(scene, margins, from);
  const before = await meterScene(scene, from);
  const after = await meterScene(wider, to);
  const kept = wider.finish.exposure ?? { gain: 1, black: 0, white: 0 };
  const exposure = {
    gain: (kept.gain * before.gain) / after.gain,
    black: kept.black + before.black - after.black,
    white: kept.white + before.white - after.white,
  };
  return { ...wider, finish: { ...wider.finish, exposure } };
}

function widen(scene: Exclude<WiderScene, PeopleScene>, margins: Margins, from: Size) {
  const [wide, tall] = [1 + margins.left + margins.right, 1 + margins.top + margins.bottom];
  // Darker corners would not be the picture's, and its strokes are no larger around it.
  const finish = { ...scene.finish, vignette: 0, strokes: 1 / Math.sqrt(wide * tall) };
  if (scene.kind === 'object') return { ...scene, camera: widenCamera(scene.camera, margins, from), finish };
  if (scene.kind === 'landscape') return { ...scene, around: margins, finish };
  const { set } = scene;
  return {
    ...scene,
    set: { ...set, camera: widenCamera(set.camera, margins, from) },
    finish,
  };
}

/** The same rays through the same pixels. */
function widenCamera(
  { focal, shift, ...camera }: ObjectCamera,
  { left, top, right, bottom }: Margins,
  { width, height }: Size,
): ObjectCamera {
  const [wide, tall] = [1 + left + right, 1 + top + bottom];
  return {
    ...camera,
    // A part of the square root of the area.
    focal: (focal * Math.sqrt(width * height)) / Math.sqrt(width * wide * height * tall),
    shift: [(left + 0.5 + shift[0]) / wide - 0.5, (top + 0.5 + shift[1]) / tall - 0.5],
  };
}
