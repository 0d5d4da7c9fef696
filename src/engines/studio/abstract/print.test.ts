import { describe, expect, test } from 'vitest';
import { studio } from '#testing/studios';
import { planPicture } from '../plan/plan-picture.ts';

const SIDE = 192;

/** Whether each pixel is red rather than white. */
async function inkOf(prompt: string): Promise<boolean[]> {
  const { pixels } = await studio.render({ prompt, width: SIDE, height: SIDE, seed: 3 });
  return Array.from({ length: SIDE * SIDE }, (_, at) => pixels[at * 3]! - pixels[at * 3 + 1]! > 90);
}

const row = (ink: readonly boolean[], y: number) => ink.slice(y * SIDE, (y + 1) * SIDE);
const column = (ink: readonly boolean[], x: number) => ink.filter((_, at) => at % SIDE === x);
const changes = (line: readonly boolean[]) => line.filter((one, at) => at > 0 && one !== line[at - 1]).length;

/** Areas of ink that do not touch the edge. */
function figuresOf(ink: readonly boolean[]): { width: number; height: number; area: number }[] {
  const seen = new Set<number>();
  const figures = [];
  for (let start = 0; start < ink.length; start++) {
    if (!ink[start] || seen.has(start)) continue;
    const area = [start];
    seen.add(start);
    for (const at of area)
      for (const next of [at - 1, at + 1, at - SIDE, at + SIDE])
        if (ink[next] && !seen.has(next) && Math.abs((next % SIDE) - (at % SIDE)) < 2) {
          seen.add(next);
          area.push(next);
        }
    const xs = area.map((at) => at % SIDE);
    const ys = area.map((at) => Math.floor(at / SIDE));
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    if (left > 0 && top > 0 && right < SIDE - 1 && bottom < SIDE - 1)
      figures.push({ width: right - left + 1, height: bottom - top + 1, area: area.length });
  }
  return figures;
}

describe('a printed pattern', () => {
  test('of polka dots has round dots', async () => {
    const dots = figuresOf(await inkOf('red polka dots'));
    expect(dots.length).toBeGreaterThan(20);
    for (const { width, height, area } of dots) {
      expect(Math.abs(width - height)).toBeLessThanOrEqual(3);
      expect(area / (width * height)).toBeCloseTo(0.8, 1);
    }
  });

  test('of stripes has straight ones in the direction that is asked for', async () => {
    const upright = await inkOf('vertical stripes in red and white');
    expect(changes(row(upright, 50))).toBeGreaterThan(4);
    expect(changes(column(upright, 50))).toBe(0);
    const level = await inkOf('horizontal stripes, red and white');
    expect(changes(column(level, 50))).toBeGreaterThan(4);
    expect(changes(row(level, 50))).toBe(0);
  });

  test.each([
    ['seamless pattern with leaves', ['leaves']],
    ['cat pattern', ['cat']],
    ['cat and dog pattern', ['cat', 'dog', 'pattern']],
    ['vintage floral pattern', ['floral']],
    ['seamless floral pattern in pink and green', ['floral', 'pink', 'green']],
    ['wrapping paper with red hearts', ['red', 'hearts']],
    ['pattern of lemons and cherries on a blue background', ['lemons', 'cherries', 'blue background']],
  ])('repeats the drawings of %s', (prompt, words) => {
    const { drawsPrompt, content, drawn } = planPicture(prompt);
    expect(content).toMatchObject({ archetype: 'print', motifs: { figures: expect.any(Array) } });
    expect(drawsPrompt).toBe(true);
    for (const word of words) expect(drawn.map((part) => part.words).join(' ')).toContain(word);
  });

  test.each([
    'floral pattern dress',
    'art print of a cat',
    'dog paw pattern',
    'leopard pattern',
    'a woman before a cat pattern',
    'pattern of behavior',
  ])('is not drawn for %s', (prompt) => {
    expect(planPicture(prompt).content).not.toMatchObject({ archetype: 'print' });
  });

  test('of drawings fits together at its edges', async () => {
    const ink = await inkOf('pattern with red hearts on a white background');
    expect(ink.filter(Boolean).length / ink.length).toBeGreaterThan(0.08);
    const differing = (one: readonly boolean[], other: readonly boolean[]) =>
      one.filter((pixel, at) => pixel !== other[at]).length;
    expect(differing(row(ink, 0), row(ink, SIDE - 1))).toBeLessThan(SIDE * 0.06);
    expect(differing(column(ink, 0), column(ink, SIDE - 1))).toBeLessThan(SIDE * 0.06);
    expect(changes(row(ink, 0)) + changes(row(ink, SIDE / 2))).toBeGreaterThan(2);
  });

  test('of checks has squares', async () => {
    const squares = await inkOf('red checkerboard pattern');
    expect(changes(row(squares, 5))).toBe(changes(column(squares, 5)));
    expect(squares.filter(Boolean).length / squares.length).toBeCloseTo(0.5, 1);
  });

  test('of zigzags changes its direction along each line', async () => {
    const lines = await inkOf('red zigzag pattern');
    expect(changes(row(lines, 40))).toBeGreaterThan(4);
    expect(changes(column(lines, 40))).toBeGreaterThan(4);
  });

  test('of a grid has thin lines both ways', async () => {
    const lines = await inkOf('red grid pattern');
    const share = lines.filter(Boolean).length / lines.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.3);
  });

  test.each([
    'red polka dots',
    'red zigzag pattern',
    'red diagonal stripes',
    'red herringbone pattern',
    'red honeycomb pattern',
    'red brick pattern',
  ])('%s continues without a seam at the opposite edge', async (prompt) => {
    const ink = await inkOf(prompt);
    const differing = (one: readonly boolean[], other: readonly boolean[]) =>
      one.filter((value, at) => value !== other[at]).length;
    const beside = differing(column(ink, 80), column(ink, 81));
    expect(differing(column(ink, SIDE - 1), column(ink, 0))).toBeLessThanOrEqual(Math.max(beside * 2, 14));
  });

  test('of a honeycomb has six-cornered cells', async () => {
    const cells = figuresOf(await inkOf('red honeycomb pattern'));
    expect(cells.length).toBeGreaterThan(10);
    // Six-cornered ones take three quarters of their box.
    for (const { width, height, area } of cells) expect(area / (width * height)).toBeCloseTo(0.75, 1);
  });

  test('of herringbone has planks twice as long as wide', async () => {
    // Standing planks are paler.
    const lying = figuresOf(await inkOf('red herringbone pattern')).filter(({ area }) => area > 40);
    expect(lying.length).toBeGreaterThan(4);
    for (const { width, height } of lying) expect(width / height).toBeCloseTo(2.1, 0);
  });

  test.each(['pattern', 'houndstooth pattern', 'seamless pattern of ideas', 'power grid'])(
    'is not drawn for "%s"',
    (prompt) => expect(planPicture(prompt).drawsPrompt).toBe(false),
  );

  test('shows that it is geometric, seamless and pastel', () => {
    const { drawsPrompt, leftOut } = planPicture('geometric seamless pattern in pastel');
    expect({ drawsPrompt, leftOut }).toEqual({ drawsPrompt: true, leftOut: [] });
  });
});
