import { Info, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { generationName } from '#features/generations/web/generation-name';
import { isFromWords } from '#features/generations/web/is-cutout';
import { RecentPicture } from '../recent-picture.tsx';
import type { NewestActions } from './newest-stage.tsx';
import { useLiveGeneration } from './use-live-generation.ts';

interface NewestTileProps extends NewestActions {
  generation: Generation;
}

export function NewestTile({ generation: listed, onOpen, onReuse, onDetails }: NewestTileProps) {
  const generation = useLiveGeneration(listed);
  const name = generationName(generation);
  return (
    <li className="group relative min-w-0">
      <button type="button" onClick={() => onOpen(generation)} className="block w-full rounded-sm text-left">
        <RecentPicture generation={generation} />
        <span className="mt-2 block truncate font-mono text-muted text-xs">{name}</span>
      </button>
      <div className="absolute top-0 right-0 flex transition-opacity focus-within:opacity-100 group-hover:opacity-100 pointer-fine:opacity-0">
        {isFromWords(generation) && (
          <TileButton label={`Use these settings: ${name}`} onClick={() => onReuse(generation)}>
            <RotateCcw aria-hidden />
          </TileButton>
        )}
        <TileButton label={`Details of ${name}`} onClick={() => onDetails(generation)}>
          <Info aria-hidden />
        </TileButton>
      </div>
    </li>
  );
}

interface TileButtonProps {
  label: string;
  onClick(): void;
  children: ReactNode;
}

/** Always visible on touch screens, elsewhere on hover and focus. */
function TileButton({ label, onClick, children }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-sm focus-visible:-outline-offset-4 md:pointer-fine:size-10"
    >
      <span className="grid size-8 place-items-center rounded-full bg-scrim text-on-picture [&_svg]:size-4">
        {children}
      </span>
    </button>
  );
}
