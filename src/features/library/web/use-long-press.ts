import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const LONG_MS = 500;
/** A finger that moves farther is scrolling. */
const STILL_PX = 10;

/**
 * Handlers for an element around cards (`data-card`): a finger that rests on a card calls `onLongPress`, instead of opening it or
 * the browser's menu of the picture.
 */
export function useLongPress(onLongPress: (card: Element) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef({ x: 0, y: 0, isLong: false, isTouch: false });
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => clearTimeout(timer.current);
  const handlers = {
    onPointerDown({ target, pointerType, clientX: x, clientY: y }: PointerEvent) {
      stop();
      press.current = { x, y, isLong: false, isTouch: pointerType === 'touch' };
      const card = target instanceof Element ? target.closest('[data-card]') : null;
      if (!card || !press.current.isTouch) return;
      timer.current = setTimeout(() => {
        press.current.isLong = true;
        onLongPress(card);
      }, LONG_MS);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: MouseEvent) {
      const isCard = event.target instanceof Element && event.target.closest('[data-card]');
      if (press.current.isTouch && isCard) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      // `detail` is 0 for the keyboard.
      if (!press.current.isLong || event.detail === 0) return;
      press.current.isLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return {
    handlers,
    /** Whether the last press was a finger's. */
    isTouch: () => press.current.isTouch,
  };
}
