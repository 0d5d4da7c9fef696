import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';
import type { ChangeCampaign } from './use-campaign.ts';

interface CtaChoiceProps {
  /** Written for this campaign. */
  suggested: readonly string[];
  /** All that the platform's own button can say. */
  ofPlatform: readonly string[];
  chosen: string;
  change: ChangeCampaign;
}

const CTA_MAX_CHARACTERS = 60;

/** What the ad's button says: one of the labels, words of one's own, or no button. */
export function CtaChoice({ suggested, ofPlatform, chosen, change }: CtaChoiceProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(suggested.length === 0);
  const others = ofPlatform.filter((label) => !suggested.includes(label));
  const known = [...suggested, ...others];
  const shown = isOpen ? known : known.filter((label) => suggested.includes(label) || label === chosen);
  const [own, setOwn] = useState(known.includes(chosen) ? '' : chosen);
  const choose = (cta: string) => change({ type: 'ctaChosen', cta });
  return (
    <fieldset>
      <legend className="font-medium text-sm">Call to action</legend>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {shown.map((label) => (
          <button
            key={label}
            type="button"
            aria-pressed={label === chosen}
            onClick={() => {
              setOwn('');
              choose(label === chosen ? '' : label);
            }}
            className={cn(
              'h-11 rounded-full border border-border px-4 text-sm transition-colors hover:border-border-strong md:pointer-fine:h-9',
              'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
            )}
          >
            <bdi>{label}</bdi>
          </button>
        ))}
        {!isOpen && (
          <Button variant="ghost" size="small" onClick={() => setOpen(true)} className="text-muted">
            More…
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="mt-3">
          <Label htmlFor={id}>Custom text</Label>
          <input
            id={id}
            dir="auto"
            value={own}
            maxLength={CTA_MAX_CHARACTERS}
            onChange={(event) => {
              setOwn(event.target.value);
              choose(event.target.value);
            }}
            placeholder="Such as “Taste it tonight”"
            className={cn(FIELD_LOOK, 'mt-1.5 h-11 md:pointer-fine:h-10')}
          />
        </div>
      )}
    </fieldset>
  );
}
