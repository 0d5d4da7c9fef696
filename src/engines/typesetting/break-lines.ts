import LineBreaker from 'linebreak';
import { chooseBreaks } from './choose-breaks.ts';
import { shapeLine } from './shape-line.ts';
import { graphemesOf, type Typeface } from './typeface.ts';

/** Ready to be broken at any width. */
export interface Paragraph {
  text: string;
  typeface: Typeface;
  direction: 'ltr' | 'rtl';
  pieces: readonly Piece[];
}

/** Text between two break opportunities of UAX 14, with the following space; lengths in ems. */
export interface Piece {
  text: string;
  width: number;
  trailing: number;
}

export function paragraphOf(text: string, typeface: Typeface, direction: 'ltr' | 'rtl'): Paragraph {
  const pieces: Piece[] = [];
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let stop = breaker.nextBreak(); stop; stop = breaker.nextBreak()) {
    const piece = text.slice(start, stop.position);
    // Korean breaks at spaces.
    if (isHangul(piece.at(-1)) && isHangul(text[stop.position])) continue;
    start = stop.position;
    if (piece === '') continue;
    const word = piece.trimEnd();
    const width = widthOf(word, typeface, direction);
    const whole = word === piece ? width : width + 0.25;
    pieces.push({ text: piece, width, trailing: whole - width });
  }
  return { text, typeface, direction, pieces };
}

/**
 * The fewest lines of at most `width` ems with good breaks; undefined if there would be more than `most`, or
 * if a word is too wide. `isRough` if even the best breaks read badly.
 */
export function breakWell(
  paragraph: Paragraph,
  width: number,
  most: number,
): { lines: string[]; isRough: boolean } | undefined {
  const loose = breakGreedily(paragraph, width);
  if (!loose || loose.length > most || !fits(loose, paragraph, width)) return undefined;
  if (loose.length === 1) return { lines: loose, isRough: false };
  const chosen = chooseBreaks(paragraph.pieces, width, loose.length);
  return chosen && fits(chosen.lines, paragraph, width) ? chosen : { lines: loose, isRough: true };
}

/**
 * The longest beginning that fits into this many lines, cut after a word, with an ellipsis; cut within the
 * first word only if that alone is too wide.
 */
export function shorten(paragraph: Paragraph, width: number, most: number): string[] | undefined {
  const { typeface, direction, pieces } = paragraph;
  const attempt = (text: string) =>
    breakWell(paragraphOf(`${text}…`, typeface, direction), width, most)?.lines;
  for (let count = pieces.length - 1; count >= 1; count--) {
    const text = pieces
      .slice(0, count)
      .map((piece) => piece.text)
      .join('')
      .replace(/[\s,;:.!?–—-]+$/u, '');
    if (text === '') continue;
    const lines = attempt(text);
    if (lines) return lines;
  }
  const letters = graphemesOf(pieces[0]?.text.trim() ?? '');
  for (let count = letters.length - 1; count >= 1; count--) {
    const lines = attempt(letters.slice(0, count).join(''));
    if (lines) return lines;
  }
  return undefined;
}

function isHangul(character: string | undefined): boolean {
  return character !== undefined && /\p{Script=Hangul}/u.test(character);
}

function breakGreedily({ pieces }: Paragraph, width: number): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of pieces) {
    if (piece.width > width) return undefined;
    if (line !== '' && used + piece.width > width) {
      lines.push(line.trimEnd());
      [line, used] = ['', 0];
    }
    line += piece.text;
    used += piece.width + piece.trailing;
  }
  if (line !== '') lines.push(line.trimEnd());
  return lines;
}

/** Pieces are measured one by one; together they may be slightly wider. */
function fits(lines: readonly string[], { typeface, direction }: Paragraph, width: number): boolean {
  return lines.every((line) => widthOf(line, typeface, direction) <= width);
}

/** Includes ink beyond the pen. */
function widthOf(text: string, typeface: Typeface, direction: 'ltr' | 'rtl'): number {
  const { width, ink } = shapeLine(text, typeface, direction);
  return width + ink.left + ink.right;
}
