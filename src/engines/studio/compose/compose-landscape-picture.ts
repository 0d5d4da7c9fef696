import { isTree } from '../artwork/supports.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { composeLandscape } from '../landscape/compose/compose-landscape.ts';
import { hasPeople } from '../landscape/compose/compose-overlays.ts';
import { changedHour, refineLandscape } from '../landscape/compose/refine-landscape.ts';
import type { LandForm } from '../landscape/land-forms.ts';
import { LANDSCAPES, type LandscapeArchetype } from '../landscape/landscape-archetypes.ts';
import type { LandscapeScene } from '../landscape/landscape-scene.ts';
import type { LandscapeWish } from '../landscape/landscape-wish.ts';
import { createRandom, hashText } from '../math/seeded-random.ts';
import { findGround } from '../plan/find-place.ts';
import { landColors } from '../plan/land-colors.ts';
import { needDryGround } from '../plan/need-dry-ground.ts';
import type { PlannedContent } from '../plan/picture-plan.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { ObjectEdit, SceneObject } from '../scene/object-edit.ts';
import { applyEdits } from './apply-edits.ts';
import { chooseConditions } from './choose-conditions.ts';
import { describePicture } from './describe-picture.ts';
import { describeThings } from './describe-things.ts';
import { editPlaceWithThings } from './edit-place-with-things.ts';
import { placeThingsInLandscape } from './place-things-in-landscape.ts';
import type { ArchetypeInput, Composed } from './prepare-archetype.ts';

/** A landscape, with its overlays and the artwork that stands in it. */
export function composeLandscapePicture(
  archetype: LandscapeArchetype,
  { request, plan, understanding, refinements, side, random }: ArchetypeInput,
): Composed {
  const { content, groups } = plan;
  const { details, moods, crop } = understanding;
  const { change } = refinements;
  const overlays = content && 'overlays' in content ? content.overlays : [];
  const planned = content?.kind === 'artwork' ? content.things : [];
  const conditions = chooseConditions(
    archetype,
    { ...understanding, overlays, hasColoredThings: planned.some(({ color }) => color !== undefined) },
    random,
  );
  const { water, sand, flowers } = landColors(groups, archetype, conditions.time);
  const wish: LandscapeWish = {
    archetype,
    ...conditions,
    moods,
    crop,
    ground: groundForm(groups),
    overlays,
    hasThings: needDryGround(planned, archetype),
    hasMound: content?.kind === 'artwork' && content.isOnMound === true,
    hasTrees: planned.some(({ thing }) => isTree(thing.icon)),
    waterColor: water?.hex,
    sandColor: sand?.hex,
    flowerColors: flowers?.hexes,
    composition: request.settings?.composition,
    ...details,
    // One moon is enough.
    moon: details.moon && !planned.some(({ thing }) => MOONS.includes(thing.icon)),
  };
  const { width, height } = request.likeSize ?? request;
  const seed = random.seed();
  const composed = composeLandscape(wish, seed, width, height);
  const refined = refineLandscape(composed, change, wish, { seed, side, width, height });
  const { scene, report } = applyEdits({ land: refined, things: planned }, refinements, editPlaceWithThings);
  const { land, things } = scene;
  const put = (into: LandscapeScene, edited: readonly ThingInPicture[], edits: readonly ObjectEdit[] = []) =>
    content?.kind === 'artwork'
      ? putThings(into, content, edited, { request, edits, toward: change.toward })
      : { scene: into, objects: [], refusedEdits: [...edits] };
  const { objectEdits = [] } = request;
  const isEdited = land !== refined || things !== planned || objectEdits.length > 0;
  return {
    ...put(land, things, objectEdits),
    ...(isEdited ? { unedited: put(refined, planned).scene } : {}),
    description: describePicture(request, plan, {
      archetype,
      ...report,
      hasPeople: hasPeople(land.overlays),
      additions: land.overlays.map(({ kind }) => kind),
      ...changedHour(wish, change, land.form),
      ...(content?.kind === 'artwork'
        ? { archetype: 'artwork', illustration: true, things: describeThings(things) }
        : {}),
    }),
  };
}

const MOONS = ['full-moon', 'crescent-moon'];

function groundForm(groups: readonly NounGroup[]): LandForm | undefined {
  const ground = findGround(groups);
  const form = ground && LANDSCAPES[ground].form;
  return typeof form === 'string' ? form : undefined;
}

function putThings(
  land: LandscapeScene,
  content: Extract<PlannedContent, { kind: 'artwork' }>,
  edited: readonly ThingInPicture[],
  {
    request,
    edits,
    toward,
  }: Pick<ArchetypeInput, 'request'> & { edits: readonly ObjectEdit[]; toward: -1 | 1 | undefined },
): { scene: LandscapeScene; objects: SceneObject[]; refusedEdits: ObjectEdit[] } {
  const random = createRandom(hashText(`things|${request.seed}|${request.prompt}`));
  return placeThingsInLandscape(
    land,
    { ...content, edited, toward, edits },
    request.likeSize ?? request,
    random,
  );
}
