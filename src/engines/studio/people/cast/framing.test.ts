import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { composePeople } from '../compose-people.ts';
import { drawPeopleLayers } from '../people-svg.ts';
import { CAST_POSES, type CastPose } from './cast-poses.ts';

/** Large ones, long ones and high ones. */
const HELD = ['umbrella', 'balloon', 'pitchfork', 'boxes', 'fishing-pole', 'tennis'];
/** The bubbles of a diver rise out of the picture. */
const POSES = (Object.keys(CAST_POSES) as CastPose[]).filter((pose) => pose !== 'dive');

describe('the frame around a person', () => {
  it.each([
    [600, 600],
    [800, 450],
    [450, 800],
  ])('takes in what is held in every pose: %i by %i', (width, height) => {
    const cut: string[] = [];
    for (const pose of POSES)
      for (const holds of HELD)
        for (const age of ['adult', 'child'] as const) {
          const share = shareInside({ pose, holds, age }, width, height);
          if (share < 0.9) cut.push(`${age} ${pose} ${holds}: ${share.toFixed(2)}`);
        }
    expect(cut).toEqual([]);
  });
});

/** Seats or water that reach over the edges are drawn with the people. */
const WITH_SURROUNDINGS: ReadonlySet<CastPose> = new Set<CastPose>([
  ...(['watch', 'surf', 'swim', 'wade', 'kayak', 'row'] as const),
]);

/** Share of the drawing below the upper edge and between the sides, whichever is worse. */
function shareInside(
  person: { pose: CastPose; holds: string; age: 'adult' | 'child' },
  width: number,
  height: number,
): number {
  const { pose } = person;
  const scene = composePeople(
    {
      archetype: 'people',
      setting: 'office',
      moods: [],
      colors: [],
      words: [],
      settings: {},
      people: [person],
      air: { time: 'day', season: 'summer' },
    },
    7,
    width / height,
  );
  const { w, h, people } = drawPeopleLayers(scene, width, height);
  const box = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${people}</svg>`,
  ).getBBox()!;
  const above = 1 - Math.max(0, -box.y) / box.height;
  if (WITH_SURROUNDINGS.has(pose)) return above;
  return Math.min(above, (Math.min(w, box.x + box.width) - Math.max(0, box.x)) / box.width);
}
