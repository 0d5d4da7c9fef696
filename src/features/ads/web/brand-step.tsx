import { BrandColors } from './brand-colors.tsx';
import { BrandKitChoice, BrandWords } from './brand-kit-panel.tsx';
import { TextField } from './text-field.tsx';
import type { CampaignProps } from './use-campaign.ts';

/** The advertiser's brand, which a kit keeps. */
export function BrandStep({ state, change }: CampaignProps) {
  const { logo } = state;
  return (
    <div className="space-y-6">
      <BrandKitChoice state={state} change={change} />
      <div>
        <TextField
          label="Brand name"
          value={state.brandName}
          maxLength={200}
          onChange={(event) => change({ type: 'changed', fields: { brandName: event.target.value } })}
          placeholder="As shown on the ads"
          autoComplete="organization"
        />
      </div>
      <BrandColors
        colors={state.colors}
        onChange={(colors) => change({ type: 'changed', fields: { colors } })}
      />
      <BrandWords state={state} change={change} />
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
