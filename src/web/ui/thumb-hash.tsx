import { useEffect, useRef } from 'react';
import { cn } from './class-names.ts';

interface ThumbHashProps {
  /** Base64. */
  hash: string;
  className?: string;
}

/** A blurred preview of a picture from about 25 bytes; a canvas, because a data URL would take 4 kB. */
export function ThumbHash({ hash, className }: ThumbHashProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (canvas.current) void draw(canvas.current, hash);
    }, LATE_MS);
    return () => clearTimeout(timer);
  }, [hash]);
  return <canvas ref={canvas} aria-hidden width={32} height={32} className={cn('size-full', className)} />;
}

// During fast scrolling nobody would see it, and drawing takes milliseconds.
const LATE_MS = 120;

async function draw(canvas: HTMLCanvasElement, hash: string) {
  try {
    const { thumbHashToRGBA } = await import('thumbhash');
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
    const { w, h, rgba } = thumbHashToRGBA(bytes);
    canvas.width = w;
    canvas.height = h;
    canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  } catch {
    // A damaged hash, or a decoder that did not load, leaves the plain placeholder.
  }
}
