import { ARCHETYPES } from '#engines/studio/archetypes';
import type { SceneDescription } from '#engines/studio/studio';

type Shown = SceneDescription['archetype'];

/** The tag that pictures of the archetype carry. */
export function labelOf(archetype: Shown): string {
  return archetype.replaceAll('-', ' ');
}

/** The content category of the archetype's pictures. */
export function categoryOf(archetype: Shown): string {
  return archetype === 'product-shot' || archetype === 'print' ? 'business' : ARCHETYPES[archetype].category;
}
