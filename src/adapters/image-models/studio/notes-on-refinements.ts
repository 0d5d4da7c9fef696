import type { SceneDescription } from '#engines/studio/studio';

type Reports = NonNullable<SceneDescription['refinements']>;

/** Sentences for refinements that had no effect, or not in all their words. */
export function notesOnRefinements(reports: Reports = []): string[] {
  return reports.flatMap(({ text, understood, leftOut }) => {
    if (understood.length === 0) return [`The refinement “${text}” had no effect.`];
    return leftOut.length > 0 ? [`Left out of the refinement “${text}”: ${leftOut.join(', ')}.`] : [];
  });
}

/** `team-meeting` is shown as `Team meeting`. */
export function nameOf(archetype: string): string {
  const words = archetype.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
