import { useMemo, useRef } from 'react';
import { useWidth } from '#web/ui/use-width.ts';
import type { GalleryImage } from '../contract/gallery.ts';
import { GalleryCard } from './gallery-card.tsx';
import { aspectOf, GAP, layOutRows, unitFor } from './row-layout.ts';

interface RelatedPicturesProps {
  images: readonly GalleryImage[];
  /** Milliseconds. */
  now: number;
  /** Handles a click on a picture instead of its link. */
  onOpen: ((image: GalleryImage) => void) | undefined;
}

/** The most similar first, in whole rows. A few pictures share one row, unless that makes them too large. */
export function RelatedPictures({ images, now, onOpen }: RelatedPicturesProps) {
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(list);
  const aspects = useMemo(() => images.map(aspectOf), [images]);
  // Before the width is known, the style sheet cuts off the last row if at least one row is surely full.
  const filled = layOutRows(aspects, width ?? WIDEST_PX, true).rows.at(-1)?.end ?? 0;
  const shown = width === null || filled === 0 ? images : images.slice(0, filled);
  return (
    <section aria-label="More like this" className="print:hidden">
      <h2 className="mb-3 font-medium text-sm">More like this</h2>
      <div className="overflow-clip [container-type:inline-size]">
        <ul
          ref={list}
          data-more={width === null && filled > 0 ? '' : undefined}
          data-whole={width !== null && (filled > 0 || shareRow(aspects, width)) ? '' : undefined}
          className="gallery-rows"
        >
          {shown.map((image, index) => (
            <GalleryCard
              key={image.id}
              image={image}
              index={index}
              total={shown.length}
              now={now}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The list's largest width: pictures that fill a row of this width fill a row of any width. */
const WIDEST_PX = 1_360;

/** Largest height of a row, as a multiple of its minimum. */
const LARGEST = 1.5;

function shareRow(aspects: readonly number[], width: number): boolean {
  const sum = aspects.reduce((before, aspect) => before + aspect, 0);
  return width - GAP * (aspects.length - 1) <= LARGEST * unitFor(width) * sum;
}
