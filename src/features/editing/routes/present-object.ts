import type { PictureObject } from '../contract/edits.ts';
import type { listObjects } from '../rules/list-objects.ts';

type SceneObject = Awaited<ReturnType<typeof listObjects>>['objects'][number];

/** With its box in whole pixels of the picture. */
export function presentObject(
  { box, ...object }: SceneObject,
  size: { width: number; height: number },
): PictureObject {
  const x = Math.floor(box.x * size.width);
  const y = Math.floor(box.y * size.height);
  return {
    ...object,
    box: {
      x,
      y,
      width: Math.max(1, Math.ceil((box.x + box.width) * size.width) - x),
      height: Math.max(1, Math.ceil((box.y + box.height) * size.height) - y),
    },
  };
}
