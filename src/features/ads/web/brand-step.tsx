import { useId } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';
import { BrandColors } from './brand-colors.tsx';
import type { CampaignState } from './campaign-state.ts';
import type { ChangeCampaign } from './use-campaign.ts';

interface BrandStepProps {
  state: CampaignState;
  change: ChangeCampaign;
}

/** Whose ads they are: name, colors, logo. */
export function BrandStep({ state, change }: BrandStepProps) {
  const id = useId();
  const logo = state.website?.logo;
  return (
    <div className="space-y-6">
      <div>
        <Label htmlFor={id}>Brand name</Label>
        <input
          id={id}
          dir="auto"
          value={state.brandName}
          maxLength={200}
          onChange={(event) => change({ type: 'changed', fields: { brandName: event.target.value } })}
          placeholder="As shown on the ads"
          autoComplete="organization"
          className={cn(FIELD_LOOK, 'mt-1.5 h-11 md:pointer-fine:h-10')}
        />
      </div>
      <BrandColors
        colors={state.colors}
        onChange={(colors) => change({ type: 'changed', fields: { colors } })}
      />
      {logo && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={state.showsLogo}
            onChange={(event) => change({ type: 'changed', fields: { showsLogo: event.target.checked } })}
            className="size-4 accent-ink"
          />
          <span className="flex-1">Put the logo on the ads</span>
          <span className="grid h-11 w-20 place-items-center overflow-hidden rounded-sm bg-logo-ground p-1">
            <img src={logo.url} alt="" className="max-h-full max-w-full object-contain" />
          </span>
        </label>
      )}
    </div>
  );
}
