import { useLayoutEffect, useRef, useState } from 'react';
import type { PixelBox } from '../contract/edits.ts';
import { placeText, TEXT_SIZE, type TextFont, type TextLayer } from '../contract/text-layer.ts';
import { MoveLayer } from './move-layer.tsx';
import { placeOf } from './object-layer.tsx';

interface TextPreviewProps {
  /** Pixels of what stays of the picture; the words are placed in it. */
  frame: { width: number; height: number };
  text: TextLayer;
  /** Whether it is the one that is being changed; a click chooses another. */
  isChosen: boolean;
  onChoose(): void;
  onText(text: TextLayer): void;
}

/** The words where the server will write them. Drag them, or move them by keys. */
export function TextPreview({ frame, text, isChosen, onChoose, onText }: TextPreviewProps) {
  const letters = useRef<SVGGElement>(null);
  const [box, setBox] = useState<PixelBox>();
  const { lines, em } = placeText(text, frame);
  const { font, size } = text;
  // Measured after each change, and when the font has been loaded.
  const [, setLoaded] = useState(0);
  useLayoutEffect(() => {
    const measured = letters.current?.getBBox();
    if (!measured || measured.width === 0 || (box && isSame(measured, box))) return;
    const { x, y, width, height } = measured;
    setBox({ x, y, width, height });
  });
  useLayoutEffect(() => {
    let isCurrent = true;
    const { family, weight } = LOOKS[font];
    void document.fonts
      .load(`${weight} 20px ${family}`)
      .then(() => isCurrent && setLoaded((count) => count + 1));
    return () => {
      isCurrent = false;
    };
  }, [font]);

  function place(next: PixelBox, before: PixelBox) {
    const part = (value: number) => Math.min(1, Math.max(0, value));
    const grown = size * (next.height / before.height);
    // The frame is scaled about its foot, and the words about their middle.
    const shift = next.height === before.height ? next.y - before.y : 0;
    onText({
      ...text,
      size: Math.min(TEXT_SIZE.most, Math.max(TEXT_SIZE.least, grown)),
      x: part(text.x + (next.height === before.height ? next.x - before.x : 0) / frame.width),
      y: part(text.y + shift / frame.height),
    });
  }

  const { family, weight } = LOOKS[font];
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className="pointer-events-none absolute inset-0 size-full"
      >
        <g
          ref={letters}
          fill={text.color}
          fontSize={em}
          textAnchor="middle"
          style={{ fontFamily: family, fontWeight: weight }}
        >
          {lines.map((line) => (
            <text key={line.baseline} x={line.middle} y={line.baseline}>
              {line.text}
            </text>
          ))}
        </g>
      </svg>
      {box && lines.length > 0 && !isChosen && (
        <button
          type="button"
          aria-label={`Choose the words “${lines.map((line) => line.text).join(' ')}”`}
          onClick={onChoose}
          className="absolute rounded-sm border border-transparent border-dashed hover:border-on-picture"
          style={{ ...placeOf(box, frame), pointerEvents: 'auto' }}
        />
      )}
      {box && lines.length > 0 && isChosen && (
        <MoveLayer
          leavesFocus
          size={frame}
          name="Where the words are. Arrow keys move them, plus and minus change their size."
          box={box}
          onChange={(next) => place(next, box)}
        />
      )}
    </>
  );
}

function isSame(one: PixelBox, other: PixelBox): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((part) => one[part] === other[part]);
}

/** The same faces that the server sets the words in. */
const LOOKS: Record<TextFont, { family: string; weight: number }> = {
  sans: { family: 'Geist', weight: 400 },
  bold: { family: 'Geist', weight: 800 },
  serif: { family: '"Instrument Serif"', weight: 400 },
};
