import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { editLandscape } from '../landscape/compose/edit-landscape.ts';
import type { LandscapeScene } from '../landscape/landscape-scene.ts';
import type { Edit, Edited } from '../scene/edit.ts';
import { editThings, hasThing } from './edit-things.ts';

interface PlaceWithThings {
  land: LandscapeScene;
  /** Artwork; empty in a landscape without any. */
  things: readonly ThingInPicture[];
}

/** Edits what is there, things first; adds the landscape's own first (an added boat is its own, so it floats). */
export function editPlaceWithThings(
  { land, things }: PlaceWithThings,
  edit: Edit,
): Edited<PlaceWithThings> | undefined {
  const ofThings = () => {
    const done = things.length > 0 ? editThings(things, edit) : undefined;
    return done && { ...done, scene: { land, things: done.scene } };
  };
  const ofLand = () => {
    const done = editLandscape(land, edit);
    return (
      done && {
        ...done,
        scene: { land: things.length > 0 ? besideThings(land, done.scene) : done.scene, things },
      }
    );
  };
  return edit.kind === 'add' && !hasThing(things, edit.thing)
    ? (ofLand() ?? ofThings())
    : (ofThings() ?? ofLand());
}

/** Drawings stand in the middle and would hide an added boat. */
function besideThings(before: LandscapeScene, land: LandscapeScene): LandscapeScene {
  const overlays = land.overlays.map((overlay, at) =>
    at < before.overlays.length ? overlay : { ...overlay, x: overlay.x < 0.5 ? 0.09 : 0.91 },
  );
  return { ...land, overlays };
}
