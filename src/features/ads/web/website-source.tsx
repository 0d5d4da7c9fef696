import { Globe } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';
import { WEB_ADDRESS_MAX_CHARACTERS } from '../contract/ad-enumerations.ts';
import type { CampaignState } from './campaign-state.ts';
import { readTypedAddress } from './read-typed-address.ts';
import { RunProgress } from './run-progress.tsx';
import type { ChangeCampaign } from './use-campaign.ts';
import type { WebsiteRun } from './use-website-run.ts';

interface WebsiteSourceProps {
  state: CampaignState;
  change: ChangeCampaign;
  run: WebsiteRun;
  /** Whether this is the one thing to do next. */
  isNext: boolean;
}

/** An address, and word of what comes of it. */
export function WebsiteSource({ state, change, run, isNext }: WebsiteSourceProps) {
  const id = useId();
  const [isMistyped, setMistyped] = useState(false);
  const complaint = isMistyped
    ? 'Please enter a web address, such as https://example.com'
    : run.failure?.reason;

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = readTypedAddress(state.url);
    setMistyped(address === null);
    if (address !== null) run.start(address);
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      <div>
        <Label htmlFor={id}>Website URL</Label>
        <input
          id={id}
          type="url"
          inputMode="url"
          name="url"
          dir="ltr"
          value={state.url}
          readOnly={run.isPending}
          maxLength={WEB_ADDRESS_MAX_CHARACTERS}
          placeholder="example.com"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={complaint !== undefined}
          aria-describedby={complaint === undefined ? undefined : `${id}-complaint`}
          onChange={(event) => {
            change({ type: 'changed', fields: { url: event.target.value } });
            setMistyped(false);
            run.forgetFailure();
          }}
          className={cn(FIELD_LOOK, 'mt-1.5 h-11 md:pointer-fine:h-10')}
        />
        {complaint !== undefined && (
          <p id={`${id}-complaint`} className="mt-2 text-danger text-sm [overflow-wrap:anywhere]">
            {complaint}
          </p>
        )}
      </div>
      {run.since !== null && <RunProgress words={run.words} since={run.since} onCancel={run.cancel} />}
      <Button
        type="submit"
        variant={isNext ? 'primary' : 'secondary'}
        disabled={state.url.trim() === ''}
        busy={run.isPending}
        className="w-full"
      >
        <Globe aria-hidden className="size-4" />
        Analyze Website
      </Button>
    </form>
  );
}
