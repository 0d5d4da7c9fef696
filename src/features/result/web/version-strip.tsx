import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listVersions, type PictureVersion } from '#features/generations/contract/versions';
import { aboutVersion } from '#features/generations/web/about-version';
import { renditionSet } from '#features/images/web/rendition-set';
import { freshQueryOf } from '#web/api/call.ts';
import { cn } from '#web/ui/class-names.ts';
import { LazyImage } from '#web/ui/lazy-image.tsx';

/** The versions of a picture; undefined until they are known, and for a picture without an id. */
export function useVersions(imageId: string | undefined): PictureVersion[] | undefined {
  return useQuery({
    ...freshQueryOf(listVersions, { params: { id: imageId ?? '' } }),
    enabled: imageId !== undefined,
  }).data;
}

interface VersionStripProps {
  /** Oldest first. */
  versions: readonly PictureVersion[];
  /** The shown picture. */
  imageId: string;
  onShow(version: PictureVersion): void;
  className?: string;
  /** At the end of the strip. */
  children?: ReactNode;
}

/** The versions of the shown picture, like negatives on a strip; nothing while there is only one. */
export function VersionStrip({ versions, imageId, onShow, className, children }: VersionStripProps) {
  const shown = versions.find((version) => version.imageId === imageId);
  // One frame for each generation: the picture that is shown, else one that was changed further, else the first.
  const parents = new Set(versions.map(({ parentId }) => parentId));
  const frames = [...new Set(versions.map(({ generationId }) => generationId))].map((generationId) => {
    const own = versions.filter((version) => version.generationId === generationId);
    return (
      own.find((version) => version.imageId === imageId) ??
      own.find((version) => parents.has(version.imageId)) ??
      own[0]!
    );
  });
  if (frames.length < 2) return null;
  return (
    <div className={cn('flex items-center gap-2 border-border border-t px-4 sm:px-6', className)}>
      <nav aria-label="Versions" className="min-w-0 flex-1">
        <ol className="flex gap-1 overflow-x-auto py-2 [scrollbar-width:none]">
          {frames.map((frame, i) => (
            <li key={frame.imageId}>
              <button
                type="button"
                title={[frame.prompt, aboutVersion(frame, frames)].filter(Boolean).join('\n')}
                aria-label={`Version ${i + 1}${frame.prompt ? `: ${frame.prompt}` : ''}`}
                aria-current={frame === shown ? 'true' : undefined}
                onClick={() => onShow(frame)}
                className={cn(
                  'relative block size-12 overflow-hidden rounded-sm lg:size-14',
                  // Over the picture, which would hide an outline inside the button.
                  frame === shown &&
                    'after:absolute after:inset-0 after:rounded-sm after:border-2 after:border-ink after:ring-1 after:ring-paper after:ring-inset',
                )}
              >
                <LazyImage
                  src={frame.url}
                  srcSet={renditionSet(frame.url, frame.width)}
                  sizes="56px"
                  alt=""
                  thumbHash={frame.thumbHash}
                  className="size-full"
                />
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}
