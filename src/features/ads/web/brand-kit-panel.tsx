import { Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Label } from '#web/ui/label.tsx';
import { SelectField } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { BRAND_KIT_LIMITS } from '../contract/ad-enumerations.ts';
import { BROWSER_KIT, cutText, readClaims, writeClaims } from './kit-of-campaign.ts';
import { TextField } from './text-field.tsx';
import { useBrandKits } from './use-brand-kits.ts';
import type { CampaignProps } from './use-campaign.ts';

const NONE = 'none';

/** Chooses, saves and deletes brand kits. */
export function BrandKitChoice({ state, change }: CampaignProps) {
  const { kits, isSignedIn, isBusy, save, remove } = useBrandKits(state, change);
  const chosen = kits.find(({ id }) => id === state.kitId);
  const canSave = state.brandName.trim() !== '' && !isBusy;
  return (
    <section aria-label="Brand kit" className="space-y-3">
      {kits.length > 0 && (
        <SelectField
          label="Brand kit"
          value={chosen?.id ?? NONE}
          options={[
            { value: NONE, label: 'None' },
            ...kits.map(({ id, name }) => ({
              value: id,
              label: id === BROWSER_KIT ? `${name} (in this browser)` : name,
            })),
          ]}
          onChange={(id) => change({ type: 'kitChosen', kit: kits.find((kit) => kit.id === id) ?? null })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {chosen && (
          <Button size="small" disabled={!canSave} busy={isBusy} onClick={() => save(chosen.id)}>
            Save changes
          </Button>
        )}
        {(isSignedIn || !chosen) && (
          <Button size="small" disabled={!canSave} onClick={() => save(null)}>
            <Plus aria-hidden className="size-4" />
            {chosen ? 'Save as new' : 'Save as brand kit'}
          </Button>
        )}
        {chosen && (
          <Button
            variant="ghost"
            size="small"
            disabled={isBusy}
            onClick={() => remove(chosen.id)}
            className="text-muted"
          >
            <Trash2 aria-hidden className="size-4" />
            Delete
          </Button>
        )}
      </div>
      <p className="text-muted text-sm">
        {isSignedIn
          ? 'A kit keeps all of this for your next campaign, with the tone and the pictures.'
          : 'A kit in this browser keeps words and colors. Sign in to keep several, with logos and pictures.'}
      </p>
    </section>
  );
}

/** Fonts, and what the brand may say. */
export function BrandWords({ state, change }: CampaignProps) {
  const id = useId();
  const { fonts, claims } = state;
  // Typed text stays as it is until the field is left.
  const [typedFonts, setTypedFonts] = useState<string | null>(null);
  const [typedClaims, setTypedClaims] = useState<string | null>(null);
  return (
    <div className="space-y-4">
      <div>
        <TextField
          label="Fonts"
          value={typedFonts ?? fonts.join(', ')}
          maxLength={600}
          placeholder="Those of headings first, with commas between"
          onChange={(event) => setTypedFonts(event.target.value)}
          onBlur={() => {
            if (typedFonts !== null) change({ type: 'changed', fields: { fonts: readFonts(typedFonts) } });
            setTypedFonts(null);
          }}
        />
      </div>
      <div>
        <Label htmlFor={id}>Claims</Label>
        <Textarea
          id={id}
          dir="auto"
          rows={3}
          value={typedClaims ?? writeClaims(claims)}
          maxLength={20_000}
          placeholder="Roasted every Tuesday. | https://example.com/about"
          onChange={(event) => setTypedClaims(event.target.value)}
          onBlur={() => {
            if (typedClaims !== null)
              change({
                type: 'changed',
                fields: { claims: readClaims(typedClaims).slice(0, BRAND_KIT_LIMITS.claims) },
              });
            setTypedClaims(null);
          }}
          className="mt-1.5 max-h-64"
        />
        <p className="mt-2 text-muted text-sm">
          One a line: what the brand may say, then a bar and where it is proven.
        </p>
        {claims.length > 0 && (
          <ul aria-label="Claims to use" className="mt-2 flex flex-wrap gap-1.5">
            {claims.map(({ text, source }) => (
              <li key={text} className="max-w-full">
                <Button
                  size="small"
                  variant="ghost"
                  title={source || undefined}
                  onClick={() => change({ type: 'claimUsed', text })}
                  className="max-w-full bg-surface-2"
                >
                  <Plus aria-hidden className="size-3.5 shrink-0" />
                  <span dir="auto" className="truncate">
                    {text}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function readFonts(text: string): string[] {
  return text
    .split(',')
    .map((name) => cutText(name.trim(), 200))
    .filter(Boolean)
    .slice(0, BRAND_KIT_LIMITS.fonts);
}
