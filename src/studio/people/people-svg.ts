import type { PeopleScene } from './people-scene.ts';
import { drawRoom, type Extent } from './rooms.ts';
import { drawStaging } from './stagings.ts';

/** The whole illustration as SVG text: a pure function of the scene and the picture's shape. */
export function drawPeople(scene: PeopleScene, width: number, height: number): string {
  const unit = 1000 / Math.min(width, height);
  const extent: Extent = { w: Math.round(width * unit), h: Math.round(height * unit), floor: 0 };
  extent.floor = Math.round(extent.h * (extent.h > extent.w * 1.3 ? 0.76 : 0.74));
  const room = scene.archetype === 'video-call' ? '' : drawRoom(scene, extent);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${extent.w} ${extent.h}">` +
    `${room}${drawStaging(scene, extent)}</svg>`
  );
}
