import { Globe } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import * as phrases from '#phrases';
import { Button } from '#web/ui/button.tsx';
import { WEB_ADDRESS_MAX_CHARACTERS } from '../contract/ad-enumerations.ts';
import { readTypedAddress } from './read-typed-address.ts';
import { RunProgress } from './run-progress.tsx';
import { TextField } from './text-field.tsx';
import type { CampaignProps } from './use-campaign.ts';
import type { WebsiteRun } from './use-website-run.ts';

interface WebsiteSourceProps extends CampaignProps {
  run: WebsiteRun;
  /** Whether this is the next step: its button is the primary one. */
  isNext: boolean;
}

/** Asks for a website's address, and analyzes it. */
export function WebsiteSource({ state, change, run, isNext }: WebsiteSourceProps) {
  const id = useId();
  const [isMistyped, setMistyped] = useState(false);
  const complaint = isMistyped ? phrases.webAddressRequired : run.failure?.reason;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = readTypedAddress(state.url);
    setMistyped(address === null);
    if (address !== null) run.start(address);
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      <div>
        <TextField
          label="Website URL"
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
          aria-describedby={complaint && `${id}-complaint`}
          onChange={(event) => {
            change({ type: 'changed', fields: { url: event.target.value } });
            setMistyped(false);
            run.clearFailure();
          }}
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
        busy={run.isPending}
        className="w-full"
      >
        <Globe aria-hidden className="size-4" />
        Analyze Website
      </Button>
    </form>
  );
}
