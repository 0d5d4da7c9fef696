import { Scaling } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { PixelBox } from '../contract/edits.ts';
import { placeOf } from './object-layer.tsx';

interface MoveLayerProps {
  size: { width: number; height: number };
  /** The name of the frame for screen readers. */
  name: string;
  /** Whether it can only be moved. */
  keepsSize?: boolean;
  /** Whether its handle is in its corner, for a frame that may fill the picture. */
  isHandleInside?: boolean;
  /** Whether it leaves the focus where it is, such as in a field whose words it shows. */
  leavesFocus?: boolean;
  /** Where the thing is to stand. */
  box: PixelBox;
  onChange(box: PixelBox): void;
}

/** A frame that is dragged to where the thing is to stand, larger or smaller by its corner; by arrow keys, plus and minus as well. */
export function MoveLayer({
  size,
  name,
  keepsSize = false,
  isHandleInside = false,
  leavesFocus = false,
  box,
  onChange,
}: MoveLayerProps) {
  const frame = useRef<HTMLButtonElement>(null);
  const drag = useRef<{ x: number; y: number; box: PixelBox; scales: boolean }>(undefined);
  const focusFirst = useEffectEvent(() => {
    if (!leavesFocus) frame.current?.focus();
  });
  useEffect(() => focusFirst(), []);

  function begin(event: PointerEvent<HTMLElement>, scales: boolean) {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, box, scales };
  }

  function move(event: PointerEvent<HTMLElement>) {
    const from = drag.current;
    const shown = frame.current?.parentElement?.getBoundingClientRect();
    if (!from || !shown) return;
    const dx = ((event.clientX - from.x) / shown.width) * size.width;
    const dy = ((event.clientY - from.y) / shown.height) * size.height;
    if (from.scales) onChange(scaled(from.box, 1 + Math.max(dx / from.box.width, -dy / from.box.height)));
    else onChange(within({ ...from.box, x: from.box.x + dx, y: from.box.y + dy }));
  }

  function within({ x, y, ...rest }: PixelBox): PixelBox {
    return {
      ...rest,
      x: Math.min(size.width * 0.95, Math.max(size.width * 0.05 - rest.width, x)),
      y: Math.min(size.height * 0.95, Math.max(size.height * 0.05 - rest.height, y)),
    };
  }

  /** About the middle of its foot. */
  function scaled({ x, y, width, height }: PixelBox, asked: number): PixelBox {
    const by = Math.min(1.8, Math.max(0.3, asked));
    return {
      x: x + (width - width * by) / 2,
      y: y + height - height * by,
      width: width * by,
      height: height * by,
    };
  }

  function moveByKey(event: KeyboardEvent) {
    const step = (event.shiftKey ? 0.05 : 0.01) * size.width;
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx !== 0 || dy !== 0) onChange(within({ ...box, x: box.x + dx * step, y: box.y + dy * step }));
    else if (keepsSize) return;
    else if (event.key === '+' || event.key === '=') onChange(scaled(box, 1.05));
    else if (event.key === '-') onChange(scaled(box, 0.95));
    else return;
    event.preventDefault();
  }

  return (
    <button
      ref={frame}
      type="button"
      data-keys
      aria-label={name}
      onPointerDown={(event) => begin(event, false)}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = undefined;
      }}
      onKeyDown={moveByKey}
      style={{
        ...placeOf(box, size),
        cursor: 'move',
        borderColor: 'var(--color-safelight)',
        pointerEvents: 'auto',
      }}
      className="absolute z-10 touch-none rounded-sm border-2"
    >
      {!keepsSize && (
        <span
          onPointerDown={(event) => begin(event, true)}
          className="absolute grid size-11 touch-none place-items-center"
          style={{
            top: isHandleInside ? 0 : '-1.375rem',
            right: isHandleInside ? 0 : '-1.375rem',
            cursor: 'nesw-resize',
          }}
        >
          <span className="grid size-6 place-items-center rounded-full bg-safelight text-on-safelight">
            <Scaling aria-hidden className="size-3.5" />
          </span>
        </span>
      )}
    </button>
  );
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
