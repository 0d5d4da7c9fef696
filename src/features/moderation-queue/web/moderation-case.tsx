import { Check, Eye, EyeOff, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import type { ModerationCase } from '../contract/moderation.ts';
import { CaseDetails } from './case-details.tsx';
import { isVeiled } from './case-texts.ts';

interface ModerationCaseRowProps {
  one: ModerationCase;
  /** Whether keyboard shortcuts act on it. */
  current: boolean;
  /** Whether its removal waits for confirmation. */
  isConfirming: boolean;
  busy: boolean;
  onCurrent(): void;
  onApprove(): void;
  onConfirming(isConfirming: boolean): void;
  onRemove(): void;
}

export function ModerationCaseRow(props: ModerationCaseRowProps) {
  const { one, current, onCurrent } = props;
  const row = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={row}
      data-case={one.id}
      tabIndex={-1}
      aria-current={current || undefined}
      onFocus={onCurrent}
      className={cn(
        'relative grid scroll-my-6 gap-x-6 gap-y-4 border-border border-b py-5 outline-none sm:grid-cols-[13rem_minmax(0,1fr)]',
        'lg:grid-cols-[15rem_minmax(0,1fr)_11rem]',
        current &&
          'before:absolute before:inset-y-5 before:-left-3 before:w-[3px] before:rounded-full before:bg-ink forced-colors:before:bg-[Highlight]',
      )}
    >
      <VeiledPicture one={one} />
      <CaseDetails one={one} />
      {one.status === 'open' && <Decision {...props} row={row} />}
    </li>
  );
}

/** Approves at once; removes after a confirmation. */
function Decision({
  isConfirming,
  busy,
  row,
  one,
  onApprove,
  onConfirming,
  onRemove,
}: ModerationCaseRowProps & { row: RefObject<HTMLLIElement | null> }) {
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) confirm.current?.focus();
  }, [isConfirming]);
  if (isConfirming) {
    return (
      <fieldset className="flex flex-col gap-2 sm:col-start-2 lg:col-start-auto">
        <legend className="mb-2 text-sm">
          {one.owner ? 'It stays in its owner’s library, in private.' : 'The picture is permanently deleted.'}
        </legend>
        <Button ref={confirm} variant="danger" busy={busy} onClick={onRemove}>
          Remove
        </Button>
        <Button
          onClick={() => {
            onConfirming(false);
            row.current?.focus();
          }}
        >
          Cancel
        </Button>
      </fieldset>
    );
  }
  return (
    <div className="flex gap-2 sm:col-start-2 lg:col-start-auto lg:flex-col">
      <Button busy={busy} onClick={onApprove} className="max-lg:flex-1">
        <Check aria-hidden className="size-4" />
        Approve
      </Button>
      <Button variant="ghost" disabled={busy} onClick={() => onConfirming(true)} className="max-lg:flex-1">
        <Trash2 aria-hidden className="size-4" />
        Remove
      </Button>
    </div>
  );
}

/** The picture. A disturbing one is blurred until it is hovered or clicked. */
function VeiledPicture({ one }: { one: ModerationCase }) {
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
