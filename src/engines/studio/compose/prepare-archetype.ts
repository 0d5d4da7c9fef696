import { ARCHETYPES, type Archetype, isLandscape } from '../archetypes.ts';
import { SEED_VERSION } from '../engine-version.ts';
import { createRandom, hashText, type Random } from '../math/seeded-random.ts';
import { changeableOf } from '../plan/changeable-properties.ts';
import type { PicturePlan, PlannedContent } from '../plan/picture-plan.ts';
import { seasonsOverPeople } from '../plan/plan-people.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';
import { type Refinements, readRefinements } from '../prompt/understand-refinement.ts';
import type { Category } from '../scene/categories.ts';
import type { ObjectEdit, SceneObject } from '../scene/object-edit.ts';
import { applySettings } from './apply-settings.ts';
import type { PictureRequest } from './picture-request.ts';
import type { Scene } from './scene.ts';
import type { SceneDescription } from './scene-description.ts';

export type SceneRequest = Omit<PictureRequest, 'reference'>;

export interface Composed {
  scene: Scene;
  description: SceneDescription;
  /** Before the edits, if they could change the exposure. */
  unedited?: Scene;
  /** The things that can be changed by themselves; undefined for none. */
  objects?: SceneObject[];
  /** Changes of single things that are not possible. */
  refusedEdits?: readonly ObjectEdit[];
}

/** The parts that the picture of an archetype is composed from. */
export interface ArchetypeInput {
  request: SceneRequest;
  plan: PicturePlan;
  /** With the settings. */
  understanding: Understanding;
  refinements: Refinements;
  /** Where the view leans if a refinement turns or moves it. */
  side: number;
  random: Random;
}

/** Chooses the archetype, and reads the refinements that its pictures can have. */
export function prepareArchetype(
  request: SceneRequest,
  plan: PicturePlan,
): { archetype: Archetype; input: ArchetypeInput } {
  const { content, view } = plan;
  const { settings = {}, refinements = [] } = request;
  const understanding = applySettings(plan.understanding, settings);
  const seed = hashText(`${SEED_VERSION}|${request.seed}|${understanding.words.join(' ') || request.prompt}`);
  const random = createRandom(seed);
  const archetype = chooseArchetype(content, settings.category, random);
  const changeable = changeableOf(archetype, {
    hasOverlays: content !== undefined && 'overlays' in content && content.overlays.length > 0,
    hasThings: content?.kind === 'artwork',
    seasons: seasonsOverPeople(content),
  });
  const { time } = understanding;
  const asked = time && isLandscape(archetype) ? { ...view, time } : view;
  const read = readRefinements(refinements, changeable, asked);
  return {
    archetype,
    input: { request, plan, understanding, refinements: read, side: sideOf(seed), random },
  };
}

/** A separate stream, so that a refinement changes no other random number. */
export function sideOf(seed: number): number {
  return createRandom(seed ^ 0x51de).sign();
}

function chooseArchetype(
  content: PlannedContent | undefined,
  category: Category | undefined,
  random: Random,
): Archetype {
  if (content?.kind === 'overlay') return random.pick(content.homes);
  if (content?.kind === 'archetype') return content.archetype;
  const place = content?.kind === 'artwork' ? content.place : undefined;
  return place ?? random.pick(substitutesFor(category ?? 'abstract'));
}

/** The archetypes that a category draws for prompts that cannot be drawn. */
function substitutesFor(category: Category): Archetype[] {
  return (Object.keys(ARCHETYPES) as Archetype[]).filter((name) =>
    ARCHETYPES[name].standsInFor?.includes(category),
  );
}
