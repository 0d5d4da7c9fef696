import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { composePeople } from '../compose-people.ts';
import { drawPeople } from '../people-svg.ts';
import { PROPS, type PropName } from './props.ts';
import { REACH } from './reach.ts';

const NAMES = Object.keys(PROPS) as PropName[];
const FRAME = { left: -900, top: -1500, wide: 2600, high: 1700 };
const UNITS_PER_PIXEL = 10;

/** The area that a drawing of a prop covers, in its units. */
function boundsOf(name: PropName): { left: number; right: number; above: number } {
  const { cast } = someone('child');
  const body = PROPS[name].draw({ person: cast[0]!, ink: '#223', id: 'p', hand: [210, -600] });
  const { top, wide, high } = FRAME;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide / UNITS_PER_PIXEL}" viewBox="${FRAME.left} ${top} ${wide} ${high}">${body}</svg>`;
  const { width, height, pixels } = new Resvg(svg).render();
  let left = Infinity;
  let right = -Infinity;
  let above = -Infinity;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (pixels[(y * width + x) * 4 + 3]! < 40) continue;
      left = Math.min(left, FRAME.left + x * UNITS_PER_PIXEL);
      right = Math.max(right, FRAME.left + x * UNITS_PER_PIXEL);
      above = Math.max(above, -(top + y * UNITS_PER_PIXEL));
    }
  return { left, right, above };
}

function someone(age: 'child' | 'adult', prop?: PropName) {
  return composePeople(
    {
      archetype: 'people',
      setting: 'park',
      moods: [],
      colors: [],
      words: [],
      settings: {},
      air: { time: 'day', season: 'summer' },
      people: [{ age, pose: 'tend', ...(prop ? { prop } : {}) }],
    },
    3,
    1,
  );
}

describe('things that people use', () => {
  it.each(NAMES)('stay within the room that is left for them: %s', (name) => {
    const { right, above } = boundsOf(name);
    if (PROPS[name].right > 0) expect(right).toBeGreaterThan(100);
    expect(right).toBeLessThanOrEqual(PROPS[name].right + 20);
    expect(above).toBeLessThanOrEqual(PROPS[name].above + 20);
  });

  it('stay within the reach of who leans on them: brick-wall', () => {
    const { left, right } = boundsOf('brick-wall');
    expect(right).toBeLessThan(-100);
    expect(-left).toBeLessThanOrEqual(REACH.lean![0]);
  });

  it('are as large beside a child as beside an adult', () => {
    const scaleIn = (age: 'child' | 'adult') => {
      const svg = drawPeople(someone(age, 'snowman'), 512, 512);
      const [, figure, own] = svg.match(
        /scale\((-?[\d.]+) [\d.]+\)"[^>]*><g transform="translate\(0 [\d.]+\) scale\(([\d.]+)\)/,
      )!;
      return Math.abs(Number(figure)) * Number(own);
    };
    expect(scaleIn('child') / scaleIn('adult')).toBeGreaterThan(0.9);
  });
});
