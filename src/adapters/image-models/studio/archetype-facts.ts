import { ARCHETYPES, type Archetype } from '#engines/studio/archetypes';
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

/** The archetype's name within a sentence, where it is not its own with an article. */
export function ownNameOf(archetype: SceneDescription['archetype']): string | undefined {
  return Object.hasOwn(ARCHETYPES, archetype) ? ARCHETYPES[archetype as Archetype].inSentence : undefined;
}
