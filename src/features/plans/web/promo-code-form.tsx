import { Tag, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { PROMO_CODE_MAX_CHARACTERS } from '#platform/limits/limits';
import { Button } from '#web/ui/button.tsx';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Label } from '#web/ui/label.tsx';
import type { usePromoCode } from './use-promo-code.ts';

/** The id of the field, for links to it. */
export const PROMO_CODE_FIELD = 'promo-code';

/** The field for a promo code, and the applied code. */
export function PromoCodeForm({ promo }: { promo: ReturnType<typeof usePromoCode> }) {
  const { typed, setTyped, applied, isPending, apply, remove } = promo;
  function submit(event: FormEvent) {
    event.preventDefault();
    // The applied code appears under the field, which may stand at the foot of the window.
    event.currentTarget.scrollIntoView({ block: 'nearest' });
    apply();
  }
  return (
    <form onSubmit={submit} className="w-full md:max-w-sm">
      <Label htmlFor={PROMO_CODE_FIELD}>Promo code</Label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={PROMO_CODE_FIELD}
          name="promo-code"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          readOnly={isPending}
          maxLength={PROMO_CODE_MAX_CHARACTERS}
          placeholder={applied ? 'New code' : 'If you have one'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          className={[...FIELD_LOOK, 'h-11 min-w-0 flex-1 font-mono md:pointer-fine:h-10'].join(' ')}
        />
        <Button type="submit" disabled={typed.trim() === ''} busy={isPending}>
          Apply
        </Button>
      </div>
      <div role="status" className="min-h-11">
        {applied && (
          <p className="flex items-center gap-2 text-sm">
            <Tag aria-hidden className="size-4 shrink-0 text-success" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-mono">{applied.code}</span>: {applied.offer}
            </span>
            <IconButton label={`Remove ${applied.code}`} onClick={remove} className="-my-0.5 ml-auto">
              <X aria-hidden />
            </IconButton>
          </p>
        )}
      </div>
    </form>
  );
}
