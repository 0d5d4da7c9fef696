import { OVERLAYS } from '#engines/studio/landscape/overlays/overlay-kinds';
import type { SceneDescription } from '#engines/studio/studio';
import { subjectTagsOf } from './archetype-facts.ts';

/** A scene's tags in lower case: subject, additions, time, weather, season. */
export function tagsOf(scene: SceneDescription): string[] {
  const { additions = [], time, weather, season, hasPeople, illustration } = scene;
  const tags = [
    ...subjectTagsOf(scene),
    ...additions.map((kind) => OVERLAYS[kind].label),
    ...(hasPeople ? ['people'] : []),
    ...(illustration ? ['illustration'] : []),
    ...(time && time !== 'day' ? [time === 'golden' ? 'golden hour' : time] : []),
    ...(weather && weather !== 'clear' ? [weather] : []),
    ...(season ? [season] : []),
  ];
  return [...new Set(tags)];
}
