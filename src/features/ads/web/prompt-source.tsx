import { useId } from 'react';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { Label } from '#web/ui/label.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { CampaignProps } from './use-campaign.ts';

/** A description of what is advertised, in the user's words. */
export function PromptSource({ state, change }: CampaignProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>Describe what you advertise</Label>
      <Textarea
        id={id}
        dir="auto"
        rows={4}
        value={state.prompt}
        maxLength={PROMPT_MAX_CHARACTERS}
        onChange={(event) => change({ type: 'changed', fields: { prompt: event.target.value } })}
        placeholder="Hand-thrown stoneware mugs from a small studio in Porto. Free shipping over €60."
        className="mt-1.5 max-h-72 min-h-28"
      />
      <p className="mt-2 text-muted text-sm">
        Say what it is, who it is for and why they should buy it. Prices and offers are used exactly as you
        write them.
      </p>
    </div>
  );
}
