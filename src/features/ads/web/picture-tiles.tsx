import { Check } from 'lucide-react';
import { useState } from 'react';
import { cn } from '#web/ui/class-names.ts';
import type { CampaignPicture } from './campaign-state.ts';

interface PictureTilesProps {
  label: string;
  pictures: readonly CampaignPicture[];
  chosen: CampaignPicture | null;
  onChoose(picture: CampaignPicture): void;
}

/** Pictures to choose from. Pictures that fail to load are hidden. */
export function PictureTiles({ label, pictures, chosen, onChoose }: PictureTilesProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = pictures.filter(({ id }) => !broken.includes(id));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 grid grid-cols-4 gap-2 sm:grid-cols-6">
      {shown.map((picture, place) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-pressed={picture.id === chosen?.id}
            aria-label={`Use ${picture.name || `image ${place + 1}`}`}
            title={picture.name}
            onClick={() => onChoose(picture)}
            className={cn(
              'relative block aspect-square w-full overflow-hidden rounded-sm border border-border bg-surface-2 transition-colors',
              'aria-pressed:outline-2 aria-pressed:outline-ink aria-pressed:outline-offset-2',
              'hover:border-border-strong',
              picture.kind === 'cutout' && 'checkerboard',
            )}
          >
            <img
              src={picture.url}
              alt=""
              loading="lazy"
              draggable={false}
              onError={() => setBroken((ids) => [...ids, picture.id])}
              className={cn('size-full', picture.kind === 'cutout' ? 'object-contain' : 'object-cover')}
            />
            {picture.id === chosen?.id && (
              <span className="absolute right-1 bottom-1 grid size-5 place-items-center rounded-full bg-ink text-paper">
                <Check aria-hidden className="size-3.5" />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
