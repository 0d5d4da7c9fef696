import { rect } from '../decor.ts';
import { drawFigure } from '../figure.ts';
import type { PeopleScene, Person } from '../people-scene.ts';
import type { PoseName } from '../poses.ts';
import type { Extent } from '../rooms.ts';
import { darken, lighten } from '../tint.ts';

const CHILDRENS_POSES = ['cheer', 'wave', 'seated', 'talking'] as const;

/** On a sofa; in tall pictures the children sit on the rug before it. */
export function stageFamily(scene: PeopleScene, { w, h, tall, group }: Extent): string {
  const { cast, seed } = scene;
  const children = cast.filter(({ child }) => child);
  const seated = tall ? cast.filter(({ child }) => !child) : cast;
  const size = Math.min((h * 0.72) / 880, w / (seated.length * 232 + 240)) * group.size;
  const ground = h * (tall ? 0.85 : 0.92);
  const seat = ground - 320 * size;
  const half = (seated.length * 116 + 84) * size;
  const { middle } = group;
  const poseOf = (person: Person, index: number): PoseName =>
    person.child ? CHILDRENS_POSES[(seed + index) % 4]! : index === 0 ? 'mug' : 'seated';
  const figures = seated.map((person, index) => {
    const scale = person.child ? size * 0.68 : size;
    const x = middle + (index - (seated.length - 1) / 2) * 224 * size;
    return drawFigure(
      person,
      poseOf(person, index),
      { x, y: seat - 330 * scale, scale, mirrored: x > middle, seated: true },
      scene,
    );
  });
  const onTheRug = tall
    ? children.map((person, index) => {
        const scale = size * 0.72;
        const x = middle + (index - (children.length - 1) / 2) * 330 * scale * 1.5;
        return drawFigure(
          person,
          'lotus',
          { x, y: h * 0.965 - 440 * scale, scale, mirrored: index % 2 === 1 },
          scene,
        );
      })
    : [];
  return drawSofa(middle, half, seat, ground, size, scene) + figures.join('') + onTheRug.join('');

  function drawSofa(
    x: number,
    reach: number,
    top: number,
    foot: number,
    scale: number,
    { colors: { second, wood } }: PeopleScene,
  ) {
    const sofa = lighten(second, 0.12);
    const back =
      rect(x - reach, top - 290 * scale, reach * 2, 330 * scale, sofa, 40) +
      rect(
        x - reach + 20 * scale,
        top - 20 * scale,
        reach * 2 - 40 * scale,
        130 * scale,
        lighten(sofa, 0.16),
        26,
      ) +
      rect(
        x - reach + 20 * scale,
        top + 70 * scale,
        reach * 2 - 40 * scale,
        150 * scale,
        darken(sofa, 0.1),
        20,
      );
    const feet = [x - reach + 40 * scale, x + reach - 66 * scale]
      .map((at) => rect(at, foot - 110 * scale, 26 * scale, 96 * scale, wood, 4))
      .join('');
    const arms = [-1, 1]
      .map((side) =>
        rect(
          x + side * reach - 52 * scale,
          top - 110 * scale,
          104 * scale,
          300 * scale,
          darken(sofa, 0.06),
          44,
        ),
      )
      .join('');
    return back + feet + arms;
  }
}
