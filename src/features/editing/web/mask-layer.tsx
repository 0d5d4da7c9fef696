import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Drawing, drawSegments, drawStrokes, type Stroke } from './mask-strokes.ts';

interface MaskLayerProps {
  size: { width: number; height: number };
  strokes: readonly Stroke[];
  /** What the cut-out model found. */
  subject: OffscreenCanvas | undefined;
  tool: Stroke['tool'];
  erases: boolean;
  /** Diameter of the brush in the picture's pixels. */
  brush: number;
  onStroke(stroke: Stroke): void;
}

/** Points closer together than this, in the picture's pixels, are left out. */
const NEAR = 1.5;

/**
 * Paints over the picture. The canvas has the screen's pixels, not the picture's, and only the newest piece of a line is drawn at
 * a move, so that it follows the pointer on pictures of any size.
 */
export function MaskLayer({ size, strokes, subject, tool, erases, brush, onStroke }: MaskLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = useRef<Stroke>(undefined);
  const pointer = useRef<Pick<PointerEvent, 'pointerId' | 'pointerType'>>(undefined);
  const [shape, setShape] = useState<Stroke>();
  const [cursor, setCursor] = useState<{ x: number; y: number }>();
  const wide = useCanvasWidth(canvas, size);
  const scale = wide / size.width;

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || wide === 0) return;
    redraw(context, strokes, { scale, subject });
  }, [strokes, subject, scale, wide]);

  function at(event: { clientX: number; clientY: number }): [x: number, y: number] {
    const box = canvas.current!.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * size.width,
      ((event.clientY - box.top) / box.height) * size.height,
    ];
  }

  function begin(event: PointerEvent<HTMLButtonElement>) {
    const { pointerId, pointerType } = event;
    // The palm of the hand that holds the pen.
    if (current.current && pointer.current?.pointerType === 'pen' && pointerType === 'touch') return;
    abandon();
    // A second finger zooms.
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(pointerId);
    pointer.current = { pointerId, pointerType };
    const [x, y] = at(event);
    current.current = { tool, erases, size: tool === 'brush' ? brush : 0, points: [x, y] };
    if (tool === 'brush') draw(0);
  }

  function move(event: PointerEvent<HTMLButtonElement>) {
    if (tool === 'brush' && event.pointerType !== 'touch') {
      const [x, y] = at(event);
      setCursor({ x, y });
    }
    const stroke = current.current;
    if (!stroke || !isOfStroke(event)) return;
    const before = stroke.points.length / 2;
    for (const moved of event.nativeEvent.getCoalescedEvents?.() ?? [event.nativeEvent])
      append(stroke, at(moved));
    append(stroke, at(event));
    if (tool === 'brush') draw(before);
    else setShape({ ...stroke, points: [...stroke.points] });
  }

  function isOfStroke({ pointerId }: PointerEvent): boolean {
    return pointerId === pointer.current?.pointerId;
  }

  function append(stroke: Stroke, [x, y]: [number, number]) {
    const { points } = stroke;
    if (stroke.tool === 'box') points.splice(2, 2, x, y);
    else if (Math.hypot(x - points.at(-2)!, y - points.at(-1)!) >= NEAR) points.push(x, y);
  }

  function draw(from: number) {
    const context = canvas.current?.getContext('2d');
    if (context && current.current) drawSegments(context, current.current, scale, from);
  }

  function end(event: PointerEvent) {
    if (!isOfStroke(event)) return;
    const stroke = current.current;
    current.current = undefined;
    setShape(undefined);
    const isShape = stroke && stroke.tool !== 'brush';
    // A click without a drag makes no shape.
    if (stroke && !(isShape && stroke.points.length < (stroke.tool === 'box' ? 4 : 6)))
      onStroke(rounded(stroke));
  }

  function abandon() {
    if (!current.current) return;
    current.current = undefined;
    setShape(undefined);
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    redraw(context, strokes, { scale, subject });
  }

  /** Without a pointer: arrows move the brush, Space or Enter paints there. */
  function paintByKey(event: KeyboardEvent<HTMLButtonElement>) {
    const step = Math.max(2, (brush / 2) * (event.shiftKey ? 2 : 1));
    const place = cursor ?? { x: size.width / 2, y: size.height / 2 };
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx !== 0 || dy !== 0) {
      setCursor({
        x: Math.min(size.width, Math.max(0, place.x + dx * step)),
        y: Math.min(size.height, Math.max(0, place.y + dy * step)),
      });
    } else if (event.key === ' ' || event.key === 'Enter') {
      setCursor(place);
      onStroke(rounded({ tool: 'brush', erases, size: brush, points: [place.x, place.y] }));
    } else return;
    event.preventDefault();
  }

  return (
    <>
      {/* A button, so that it can be painted by keys as well. */}
      <button
        type="button"
        data-keys
        aria-label="Paint over what should change. Arrow keys move the brush, Space paints."
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={(event) => isOfStroke(event) && abandon()}
        onPointerLeave={() => setCursor(undefined)}
        onKeyDown={paintByKey}
        className="absolute inset-0 size-full cursor-crosshair touch-none"
      >
        <canvas
          ref={canvas}
          width={wide}
          height={Math.round((wide * size.height) / size.width)}
          data-painted={strokes.length}
          className="size-full text-safelight opacity-60"
        />
      </button>
      <svg
        aria-hidden
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        {cursor && tool === 'brush' && (
          <>
            <circle
              cx={cursor.x}
              cy={cursor.y}
              r={brush / 2}
              style={OUTLINE.dark}
              vectorEffect="non-scaling-stroke"
            />
            <circle
              cx={cursor.x}
              cy={cursor.y}
              r={brush / 2}
              style={OUTLINE.light}
              vectorEffect="non-scaling-stroke"
            />
          </>
        )}
        {shape && (
          <>
            <polygon points={outlineOf(shape)} style={OUTLINE.dark} vectorEffect="non-scaling-stroke" />
            <polygon points={outlineOf(shape)} style={OUTLINE.light} vectorEffect="non-scaling-stroke" />
          </>
        )}
      </svg>
    </>
  );
}

/** In the color of the canvas's text. */
function redraw(
  context: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  drawing: Pick<Drawing, 'scale' | 'subject'>,
): void {
  const { canvas } = context;
  context.clearRect(0, 0, canvas.width, canvas.height);
  drawStrokes(context, strokes, { ...drawing, color: getComputedStyle(canvas).color });
}

/** Seen on light and dark. */
const OUTLINE = {
  dark: { fill: 'none', stroke: 'var(--color-scrim-deep)', strokeWidth: 4 },
  light: { fill: 'none', stroke: 'var(--color-on-picture)', strokeWidth: 1.5 },
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function outlineOf({ tool, points }: Stroke): string {
  if (tool !== 'box') return points.join(' ');
  const [x = 0, y = 0, right = x, bottom = y] = points;
  return [x, y, right, y, right, bottom, x, bottom].join(' ');
}

function rounded(stroke: Stroke): Stroke {
  return { ...stroke, points: stroke.points.map((value) => Math.round(value * 10) / 10) };
}

/** Screen pixels that the picture takes, at most as many as it has. */
function useCanvasWidth(canvas: { current: HTMLCanvasElement | null }, { width }: { width: number }): number {
  const [wide, setWide] = useState(0);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) =>
      setWide(Math.min(width, Math.round((entry?.contentRect.width ?? 0) * devicePixelRatio))),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas, width]);
  return wide;
}
