import { expect, it } from 'vitest';
import { studio } from '#testing/studios';
import { explainDrawing } from '../plan/explain-drawing.ts';
import { prepareLettering } from './set-text.ts';

const AREA = { x: 0, y: 0, width: 600, height: 300 };

it.each([
  ['a sign that says "OPEN"', 'sign'],
  ['red neon sign saying "BAR"', 'neon sign'],
  ['mug with “Good morning”', 'mug'],
  ['birthday cake with the words "Happy 40th"', 'birthday cake'],
  ['white t-shirt with "Born to run"', 't-shirt'],
  ['a poster «Слава труду»', 'poster'],
  ['the words "hello" on a billboard', 'word'],
])('draws the quoted words of %s', (prompt, head) => {
  const { drawsPrompt, drawn, leftOut, ...explained } = explainDrawing(prompt);
  expect(explained.head).toContain(head);
  expect(drawsPrompt).toBe(true);
  expect(drawn.map(({ kind }) => kind)).toContain('text');
  expect(leftOut).toEqual([]);
});

it.each(['a man "HELP"', 'sign "ᚠᚢᚦ"', 'sign "♥"', 'sign "\u115f"', 'a sign that says ""'])(
  'leaves out the words of %s',
  (prompt) => {
    expect(explainDrawing(prompt).drawn.filter(({ kind }) => kind === 'text')).toEqual([]);
  },
);

it('leaves out words beyond those that can be read', () => {
  const prompt = `a sign ${'"ten letters" '.repeat(60)}`;
  const { drawn, leftOut } = explainDrawing(prompt);
  expect(drawn.filter(({ kind }) => kind === 'text')).toHaveLength(25);
  expect(leftOut).toHaveLength(35);
});

it.each(['OPEN', 'مرحبا بكم', 'ようこそ、カフェへ', 'नमस्ते', `${'word '.repeat(15)}ended`, 'w'.repeat(80)])(
  'sets %s within its surface',
  async (text) => {
    const paths = (await prepareLettering(text, 'bold'))(AREA);
    const places = [...paths.matchAll(/matrix\(\S+ 0(?:\.0+)? 0(?:\.0+)? \S+ (\S+) (\S+)\)/g)];
    expect(places.length).toBeGreaterThan(2);
    for (const [, x, y] of places) {
      expect(Number(x)).toBeGreaterThanOrEqual(-2);
      expect(Number(x)).toBeLessThanOrEqual(600);
      expect(Number(y)).toBeGreaterThan(0);
      expect(Number(y)).toBeLessThanOrEqual(300);
    }
  },
);

it('writes different words differently and the same words the same', async () => {
  const paint = async (prompt: string) =>
    Buffer.from((await studio.render({ prompt, width: 96, height: 96, seed: 7 })).pixels);
  const open = await paint('a sign that says "OPEN"');
  expect(open.equals(await paint('a sign that says "OPEN"'))).toBe(true);
  expect(open.equals(await paint('a sign that says "SHUT"'))).toBe(false);
});
