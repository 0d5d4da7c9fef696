import { PEOPLE } from './people-archetypes.ts';
import type { PeopleScene } from './people-scene.ts';
import { drawBeforePeople } from './rooms/before-people.ts';
import { drawAirBefore } from './rooms/open-sky.ts';
import { isOutdoors } from './rooms/outdoors.ts';
import { drawRoom, type Extent } from './rooms.ts';

/** The whole illustration as SVG text: a pure function of the scene and the picture's shape. */
export function drawPeople(scene: PeopleScene, width: number, height: number): string {
  return toSvg(drawPeopleLayers(scene, width, height), width, height);
}

/** The same view of the place without anybody, and without a second sun. */
export function drawPlace(scene: PeopleScene, width: number, height: number): string {
  const beside = { ...scene, air: { ...scene.air, isBeside: true } };
  return toSvg({ ...drawPeopleLayers(beside, width, height), people: '' }, width, height);
}

function toSvg({ w, h, camera, place, people, air }: PeopleLayers, width: number, height: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}">` +
    `<g transform="${camera}">${place}${people}${air}</g></svg>`
  );
}

/** SVG elements, back to front, in a view box of `w` by `h`; the place is empty where people fill the frame. */
interface PeopleLayers {
  w: number;
  h: number;
  /** A transform for all of them; may be empty. */
  camera: string;
  place: string;
  people: string;
  /** The light of the hour, rain and snow before everything outdoors; mostly empty. */
  air: string;
}

export function drawPeopleLayers(scene: PeopleScene, width: number, height: number): PeopleLayers {
  const extent = measureExtent(scene, width, height);
  const { draw, fillsFrame } = PEOPLE[scene.archetype];
  return {
    w: extent.w,
    h: extent.h,
    camera: moveCamera(scene, extent),
    place: fillsFrame ? '' : drawRoom(scene, extent),
    people: draw(scene, extent) + (fillsFrame ? '' : drawBeforePeople(scene, extent)),
    air: isOutside(scene) ? drawAirBefore(scene, extent.w, extent.h) : '',
  };
}

/** A bare or plain backdrop has no weather. */
function isOutside({ archetype, setting, layout }: PeopleScene): boolean {
  const hasPlace = layout.furniture === 'full' || layout.furniture === 'spare';
  return hasPlace && !PEOPLE[archetype].fillsFrame && isOutdoors(setting) && setting !== 'moon';
}

export function measureExtent({ archetype, layout }: PeopleScene, width: number, height: number): Extent {
  const unit = 1000 / Math.min(width, height);
  const w = Math.round(width * unit);
  const h = Math.round(height * unit);
  const tall = h > w * 1.3;
  const floor = Math.round(h * (tall ? PEOPLE[archetype].tallFloor : 0.74));
  const share = w * layout.share;
  const middle = w * (layout.middle ?? 0.5);
  const left = Math.min(w - share, Math.max(0, middle - share / 2));
  return { w, h, floor, tall, group: { left, width: share, middle: left + share / 2, size: layout.size } };
}

function moveCamera({ archetype, layout }: PeopleScene, { w, h }: Extent): string {
  const { zoom, slide, tilt } = layout;
  const { fillsFrame, pivot } = PEOPLE[archetype];
  if (fillsFrame || (zoom === 1 && slide === 0 && tilt === 0)) return '';
  // The view must not leave the drawn room.
  const most = Math.max(0, (zoom - 1) / 2);
  const x = w * (0.5 + Math.min(most, Math.max(-most, slide)));
  const y = h * pivot;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(2)}) scale(${zoom.toFixed(3)}) translate(${-w / 2} ${(-y).toFixed(1)})`;
}
