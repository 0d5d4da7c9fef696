import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { localizeLabels } from '../content/button-labels.ts';
import { TextField } from './text-field.tsx';
import type { ChangeCampaign } from './use-campaign.ts';

interface CtaChoiceProps {
  /** Labels that suit this campaign. */
  suggested: readonly string[];
  /** All labels of the platform's own button. */
  platformLabels: readonly string[];
  /** Of the page, BCP 47; empty if unknown. */
  language: string;
  chosen: string;
  change: ChangeCampaign;
}

const CTA_MAX_CHARACTERS = 60;

/** The label of the ad's button: one from the list, a custom text, or no button. */
export function CtaChoice({ suggested, platformLabels, language, chosen, change }: CtaChoiceProps) {
  const [isOpen, setOpen] = useState(suggested.length === 0);
  const others = localizeLabels(platformLabels, language).filter((label) => !suggested.includes(label));
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
          <TextField
            label="Custom text"
            value={own}
            maxLength={CTA_MAX_CHARACTERS}
            onChange={(event) => {
              setOwn(event.target.value);
              choose(event.target.value);
            }}
            placeholder="Such as “Taste it tonight”"
          />
        </div>
      )}
    </fieldset>
  );
}
