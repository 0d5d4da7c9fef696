import type { ReactNode } from 'react';
import { type Expansion, expandedFrame } from '../contract/expansion.ts';
import { placeOf } from './object-layer.tsx';

interface ExpandPreviewProps {
  size: { width: number; height: number };
  expand: Expansion;
  /** The picture. */
  children: ReactNode;
}

/** The picture at its place on the larger canvas. */
export function ExpandPreview({ size, expand, children }: ExpandPreviewProps) {
  const { left, top, ...canvas } = expandedFrame(size, expand);
  return (
    <div className="absolute inset-0 rounded-sm border border-border-strong bg-surface-2">
      <div className="absolute" style={placeOf({ x: left, y: top, ...size }, canvas)}>
        {children}
      </div>
    </div>
  );
}
