import { Info, Repeat2 } from 'lucide-react';
import { useRef } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { CancelButton } from '#features/generations/web/cancel-button.tsx';
import { generationName } from '#features/generations/web/generation-name';
import { Button } from '#web/ui/button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { RecentPicture } from './recent-picture.tsx';

interface RecentCardProps {
  generation: Generation;
  /** Milliseconds. */
  now: number;
  onOpen(): void;
  onRemix(): void;
  onDetails(): void;
}

export function RecentCard({ generation, now, onOpen, onRemix, onDetails }: RecentCardProps) {
  const name = generationName(generation);
  const card = useRef<HTMLButtonElement>(null);
  return (
    <li className="group relative w-44 shrink-0 snap-start sm:w-52">
      <button ref={card} type="button" onClick={onOpen} className="block w-full rounded-sm text-left">
        <RecentPicture generation={generation} />
        <span className="mt-2.5 block truncate text-sm">{name}</span>
      </button>
      <button
        type="button"
        aria-label={`Details of ${name}`}
        title="Details"
        onClick={onDetails}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-sm transition-opacity focus-visible:-outline-offset-4 focus-visible:bg-scrim focus-visible:outline-on-picture focus-visible:opacity-100 group-hover:opacity-100 pointer-fine:opacity-0"
      >
        <span className="grid size-8 place-items-center rounded-full bg-scrim text-on-picture">
          <Info aria-hidden className="size-4" />
        </span>
      </button>
      <div className="flex h-11 items-center justify-between gap-2 md:pointer-fine:h-9">
        {generation.status === 'generating' ? (
          <CancelButton isBrief generation={generation} next={card} className="-ml-3" />
        ) : (
          <span className="text-muted text-xs">
            <RelativeTime date={generation.createdAt} now={now} />
          </span>
        )}
        {generation.status === 'completed' && (
          <Button
            variant="ghost"
            size="small"
            onClick={onRemix}
            aria-label={`Remix ${name}`}
            className="-mr-3 text-muted"
          >
            <Repeat2 aria-hidden className="size-4" />
            Remix
          </Button>
        )}
      </div>
    </li>
  );
}
