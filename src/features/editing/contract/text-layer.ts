/** Words that are written over a picture. Without dependencies, so that the browser places them as the server does. */
export interface TextLayer {
  /** Lines are separated by `\n`. */
  words: string;
  font: TextFont;
  /** Height of a line's letters with their room (an em), as a part of the frame's height. */
  size: number;
  /** Display hex. */
  color: string;
  /** The middle of the words, as parts of the frame's sides. */
  x: number;
  y: number;
}

export const TEXT_FONTS = ['sans', 'bold', 'serif'] as const;
export type TextFont = (typeof TEXT_FONTS)[number];

export const TEXT_MAX_CHARACTERS = 300;
export const TEXT_MAX_LINES = 8;
/** Texts over one picture. */
export const TEXTS_MAX = 8;
export const TEXT_SIZE = { least: 0.02, most: 0.5 };

export const NEW_TEXT: TextLayer = {
  words: '',
  font: 'bold',
  size: 0.1,
  color: '#ffffff',
  x: 0.5,
  y: 0.5,
};

/** From baseline to baseline, in ems. */
const LEADING = 1.15;
/** Capitals are about this high, in ems: half of it brings their middle to that of their line. */
const CAPITALS = 0.7;

export interface PlacedLine {
  text: string;
  /** Pixels of the frame. */
  middle: number;
  baseline: number;
}

/** The lines that have any words, in a frame of that size in pixels, and the pixels of an em. */
export function placeText(
  { words, size, x, y }: TextLayer,
  frame: { width: number; height: number },
): { lines: PlacedLine[]; em: number } {
  const em = size * frame.height;
  const lines = words.split('\n').map((line) => line.trim());
  const first = y * frame.height - ((lines.length - 1) / 2) * LEADING * em + (CAPITALS / 2) * em;
  return {
    em,
    lines: lines
      .map((text, index) => ({ text, middle: x * frame.width, baseline: first + index * LEADING * em }))
      .filter(({ text }) => text !== ''),
  };
}
