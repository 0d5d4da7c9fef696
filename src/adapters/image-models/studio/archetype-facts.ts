import { ARCHETYPES } from '#engines/studio/archetypes';
import type { SceneDescription } from '#engines/studio/studio';

type Shown = SceneDescription['archetype'];

/** Pictures built around a reference, which is their subject. */
const OF_REFERENCES = {
  'product-shot': { label: 'product shot', category: 'business' },
  print: { label: 'print', category: 'business' },
} satisfies Partial<Record<Shown, unknown>>;

const FACTS: Readonly<Record<Shown, { label: string; category: string }>> = {
  ...ARCHETYPES,
  ...OF_REFERENCES,
};

export function labelOf(archetype: Shown): string {
  return FACTS[archetype].label;
}

/** The content category that a picture of the archetype belongs to. */
export function categoryOf(archetype: Shown): string {
  return FACTS[archetype].category;
}
