import { ARCHETYPES } from '#engines/studio/archetypes';
import type { SceneDescription } from '#engines/studio/studio';

/** The tags for what a picture is of. */
export function subjectTagsOf({ archetype, things = [] }: SceneDescription): string[] {
  return things.length > 0 ? things.map(({ name }) => name) : [archetype.replaceAll('-', ' ')];
}

/** The content category that a picture belongs to. */
export function categoryOf({ archetype, things = [] }: SceneDescription): string {
  if (archetype === 'product-shot' || archetype === 'print') return 'business';
  if (archetype === 'lettering') return 'business';
  return archetype === 'artwork' ? (things[0]?.category ?? 'lifestyle') : ARCHETYPES[archetype].category;
}
