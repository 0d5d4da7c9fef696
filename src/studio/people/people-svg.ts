import type { PeopleScene } from './people-scene.ts';
import { drawRoom, type Extent } from './rooms.ts';
import { drawStaging } from './stagings/stagings.ts';

/** The whole illustration as SVG text: a pure function of the scene and the picture's shape. */
export function drawPeople(scene: PeopleScene, width: number, height: number): string {
  const extent = measureExtent(scene, width, height);
  const { w, h } = extent;
  const room = scene.archetype === 'video-call' ? '' : drawRoom(scene, extent);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}">` +
    `<g transform="${moveCamera(scene, extent)}">${room}${drawStaging(scene, extent)}</g></svg>`
  );
}

function measureExtent({ archetype, layout }: PeopleScene, width: number, height: number): Extent {
  const unit = 1000 / Math.min(width, height);
  const w = Math.round(width * unit);
  const h = Math.round(height * unit);
  const tall = h > w * 1.3;
  const floor = Math.round(h * (!tall ? 0.74 : archetype === 'yoga-class' ? 0.62 : 0.76));
  const share = w * layout.share;
  const middle = w * (layout.middle ?? 0.5);
  const left = Math.min(w - share, Math.max(0, middle - share / 2));
  return { w, h, floor, tall, group: { left, width: share, middle: left + share / 2, size: layout.size } };
}

/** Heads must stay in the picture: standing people lose their feet to a closer view, others the room around. */
const STEADY: Partial<Record<PeopleScene['archetype'], number>> = {
  handshake: 0.03,
  doctor: 0.05,
  presentation: 0.28,
  classroom: 0.3,
};

function moveCamera({ archetype, layout }: PeopleScene, { w, h }: Extent): string {
  const { zoom, slide, tilt } = layout;
  // A call is a screen, whose tiles follow the composition themselves.
  if (archetype === 'video-call' || (zoom === 1 && slide === 0 && tilt === 0)) return '';
  // What lies beyond the room's drawing must stay outside.
  const most = Math.max(0, (zoom - 1) / 2);
  const x = w * (0.5 + Math.min(most, Math.max(-most, slide)));
  const y = h * (STEADY[archetype] ?? 0.4);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(2)}) scale(${zoom.toFixed(3)}) translate(${-w / 2} ${(-y).toFixed(1)})`;
}
