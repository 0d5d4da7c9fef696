import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { cn } from '#web/ui/class-names.ts';
import type { ModerationCase } from '../contract/moderation.ts';
import { isVeiled } from './case-texts.ts';

/** The picture. A disturbing one is blurred until it is hovered or clicked. */
export function VeiledPicture({ one }: { one: ModerationCase }) {
  const { picture, prompt } = one;
  const [shown, setShown] = useState(!isVeiled(one));
  if (!picture) {
    return (
      <div className="grid aspect-[3/2] w-full place-content-center rounded-sm bg-surface-2 p-4 text-center text-muted text-sm">
        The picture has been deleted
      </div>
    );
  }
  const image = (
    <img
      src={picture.imageUrl}
      alt={prompt}
      loading="lazy"
      decoding="async"
      className={cn(
        'size-full object-cover transition-[filter]',
        !shown && 'blur-2xl group-hover/veil:blur-none',
      )}
    />
  );
  // Limits the height of tall pictures.
  const ratio = Math.max(picture.width / picture.height, 0.8);
  if (!isVeiled(one)) {
    return (
      <div style={{ aspectRatio: ratio }} className="w-full overflow-hidden rounded-sm">
        {image}
      </div>
    );
  }
  const Icon = shown ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-pressed={shown}
      aria-label="Show the picture"
      onClick={() => setShown(!shown)}
      style={{ aspectRatio: ratio }}
      className="group/veil relative block w-full overflow-hidden rounded-sm bg-surface-2"
    >
      {image}
      <span
        aria-hidden
        className="absolute right-2 bottom-2 grid size-8 place-items-center rounded-full bg-scrim text-on-picture"
      >
        <Icon className="size-4" />
      </span>
    </button>
  );
}
