import { Sparkles, X } from 'lucide-react';
import { VISUAL_STYLES, type VisualStyle } from '#features/generations/contract/generation-settings';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select.tsx';
import { AD_PLATFORM_IDS, AD_TONES, type AdTone } from '../contract/ad-enumerations.ts';
import type { AdFormats } from '../contract/ad-formats.ts';
import { listSources } from './campaign-sources.ts';
import { FailureNote } from './failure-note.tsx';
import { RunProgress } from './run-progress.tsx';
import type { CampaignProps } from './use-campaign.ts';
import type { CopyRun } from './use-copy-run.ts';

interface SettingsStepProps extends CampaignProps {
  /** Undefined while loading. */
  formats: AdFormats | undefined;
  run: CopyRun;
  /** Whether this is the next step: its button is the primary one. */
  isNext: boolean;
}

/** Platform, tone and sources of the ads' texts. */
export function SettingsStep({ state, change, formats, run, isNext }: SettingsStepProps) {
  const { platform, tone, style } = state;
  const sources = listSources(state);
  const missing =
    sources.length === 0
      ? 'Analyze a website, enter a prompt or analyze an image first.'
      : platform === null
        ? 'Choose a platform: it limits the length of the texts.'
        : null;
  return (
    <div className="space-y-4">
      <SelectField
        label="Platform"
        value={platform ?? ''}
        placeholder={formats ? 'Choose a platform' : 'Loading platforms…'}
        options={AD_PLATFORM_IDS.map((value) => ({ value, label: formats?.[value]?.name ?? '' })).filter(
          ({ label }) => label !== '',
        )}
        onChange={(value) => change({ type: 'changed', fields: { platform: value as typeof platform } })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Tone"
          value={tone}
          options={TONES}
          onChange={(value) => change({ type: 'changed', fields: { tone: value as AdTone } })}
        />
        <SelectField
          label="Picture style"
          value={style}
          options={STYLES}
          onChange={(value) => change({ type: 'changed', fields: { style: value as VisualStyle } })}
        />
      </div>
      {sources.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5 text-sm">
          <span className="mr-1 text-muted">Based on</span>
          {sources.map(({ source, label }) => (
            <span
              key={source}
              className="inline-flex min-h-8 max-w-full items-center rounded-full bg-surface-2 pl-3"
            >
              <bdi className="truncate">{label}</bdi>
              <button
                type="button"
                title={`Leave out ${label}`}
                onClick={() => change({ type: 'sourceCleared', source })}
                className="relative grid size-8 shrink-0 place-items-center rounded-full text-muted before:absolute before:-inset-1.5 hover:text-ink md:pointer-fine:before:inset-0"
              >
                <span className="sr-only">Leave out {label}</span>
                <X aria-hidden className="size-3.5" />
              </button>
            </span>
          ))}
        </div>
      )}
      {run.failure && <FailureNote failure={run.failure} onRetry={run.generate} />}
      {run.since !== null && (
        <RunProgress words="Writing headlines and descriptions…" since={run.since} onCancel={run.cancel} />
      )}
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        disabled={missing !== null}
        busy={run.isPending}
        onClick={run.generate}
        aria-describedby={missing === null ? undefined : 'copy-missing'}
        className="w-full"
      >
        <Sparkles aria-hidden className="size-4" />
        Generate Ad Copy
      </Button>
      {missing !== null && (
        <p id="copy-missing" className="text-muted text-sm">
          {missing}
        </p>
      )}
    </div>
  );
}

const TONES = Object.entries(AD_TONES).map(([value, label]) => ({ value, label }));
const STYLES = Object.entries(VISUAL_STYLES).map(([value, label]) => ({ value, label }));
