import { WEB_ADDRESS_MAX_CHARACTERS } from '../contract/ad-enumerations.ts';
import { readTypedAddress } from './read-typed-address.ts';
import { TextField } from './text-field.tsx';
import type { CampaignProps } from './use-campaign.ts';

/** Where the ads lead, and what the platforms' tools call the campaign. */
export function DestinationStep({ state, change }: CampaignProps) {
  const { finalUrl, website, campaign, brandName } = state;
  const typed = finalUrl ?? website?.url ?? '';
  const isMistyped = typed.trim() !== '' && readTypedAddress(typed) === null;
  return (
    <div className="space-y-4">
      <div>
        <TextField
          label="Web address"
          type="url"
          inputMode="url"
          dir="ltr"
          value={typed}
          maxLength={WEB_ADDRESS_MAX_CHARACTERS}
          placeholder="example.com/offer"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isMistyped}
          aria-describedby="destination-note"
          onChange={(event) => change({ type: 'changed', fields: { finalUrl: event.target.value } })}
        />
        <p id="destination-note" className="mt-2 text-muted text-sm">
          {isMistyped
            ? 'This is no web address, so the sheets leave it out.'
            : 'The sheets in the ZIP add tracking parameters: platform, campaign and ad.'}
        </p>
      </div>
      <div>
        <TextField
          label="Campaign name"
          value={campaign}
          maxLength={100}
          placeholder={brandName || 'Spring 2027'}
          onChange={(event) => change({ type: 'changed', fields: { campaign: event.target.value } })}
        />
      </div>
    </div>
  );
}
