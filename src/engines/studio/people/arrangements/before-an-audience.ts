import { drawChartScreen } from '../decor.ts';
import { drawBack, drawFigure } from '../figure.ts';
import type { PeopleScene, Person } from '../people-scene.ts';
import type { Extent } from '../rooms.ts';

export function stagePresentation(scene: PeopleScene, extent: Extent): string {
  const { w, h, floor, tall, group } = extent;
  const { cast, colors, seed, layout } = scene;
  const screenW = tall ? w * 0.88 : Math.min(group.width * 0.56, 1150);
  const screenH = Math.min(floor * 0.6, screenW * (tall ? 0.72 : 0.66)) * (tall ? 1 : group.size);
  const size = (tall ? (floor * 0.72) / 915 : Math.min((floor * 0.86) / 915, 1.25)) * group.size;
  const reach = screenW + 190 * size + 110 * size;
  const usual = w > 1500 ? w * 0.14 : w * 0.06;
  const screenX = tall
    ? w * 0.06
    : layout.middle === undefined
      ? usual
      : Math.max(20, Math.min(w - reach, group.middle - reach / 2));
  const speakerX = tall ? w * 0.72 : Math.min(w - 110 * size, screenX + screenW + 190 * size);
  const ground = tall ? floor + (h - floor) * 0.3 : floor + 50;
  const speaker = drawFigure(
    cast[0]!,
    'point',
    { x: speakerX, y: ground - 770 * size, scale: size, mirrored: true },
    scene,
  );
  return (
    drawChartScreen(screenX, h * (tall ? 0.08 : 0.1), screenW, screenH, colors, seed) +
    speaker +
    drawAudience(cast.slice(1), extent, scene)
  );
}

export function stageClassroom(scene: PeopleScene, extent: Extent): string {
  const { w, h, floor, tall, group } = extent;
  const size = (tall ? (floor * 0.74) / 915 : Math.min((floor * 0.84) / 915, 1.2)) * group.size;
  const x = scene.layout.middle === undefined ? w * (tall ? 0.7 : 0.76) : group.middle + group.width * 0.12;
  const ground = tall ? floor + (h - floor) * 0.26 : floor + 46;
  const pose = scene.seed % 2 ? 'explain' : 'point';
  return (
    drawFigure(scene.cast[0]!, pose, { x, y: ground - 770 * size, scale: size, mirrored: true }, scene) +
    drawAudience(scene.cast.slice(1), extent, scene)
  );
}

/** Heads and shoulders along the lower edge, seen from behind; in tall pictures in two rows. */
function drawAudience(people: readonly Person[], extent: Extent, { colors, layout }: PeopleScene): string {
  const { w, h, tall } = extent;
  // Minimalist compositions leave space empty: the audience stays small.
  const seen = layout.furniture === 'spare' ? people.slice(0, Math.ceil(people.length / 2)) : people;
  const rows = tall ? [seen.slice(0, 3), seen.slice(3)] : [seen];
  return rows
    .map((row, index) => {
      const step = (w * 1.02) / Math.max(1, row.length);
      const size = Math.min(tall ? 1.05 + 0.35 * index : 1.25, step / 330);
      const raised = tall && index === 0 && rows[1]!.length > 0 ? 210 : 0;
      return row
        .map((person, at) =>
          drawBack(
            person,
            { x: -w * 0.01 + step * (at + 0.5), y: h - raised - (at % 2 ? 168 : 196) * size, scale: size },
            colors.ink,
          ),
        )
        .join('');
    })
    .join('');
}
