import { Sparkles, X } from 'lucide-react';
import { VISUAL_STYLES, type VisualStyle } from '#features/generations/contract/generation-settings';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select.tsx';
import { AD_TONES, type AdTone } from '../contract/ad-enumerations.ts';
import type { AdFormats } from '../contract/ad-formats.ts';
import { listSources } from './campaign-sources.ts';
import type { CampaignState } from './campaign-state.ts';
import { FailureNote } from './failure-note.tsx';
import { platformOptions } from './platform-options.ts';
import { RunProgress } from './run-progress.tsx';
import type { ChangeCampaign } from './use-campaign.ts';
import type { CopyRun } from './use-copy-run.ts';

interface SettingsStepProps {
  state: CampaignState;
  change: ChangeCampaign;
  /** Undefined while they are read. */
  formats: AdFormats | undefined;
  run: CopyRun;
  /** Whether the next thing to do is here. */
  isNext: boolean;
}

/** Where the ads go, how they speak, and from what their texts are written. */
export function SettingsStep({ state, change, formats, run, isNext }: SettingsStepProps) {
  const { platform, tone, style } = state;
  const sources = listSources(state);
  const lacks =
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
        options={platformOptions(formats)}
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
          <span className="mr-1 text-muted">Written from</span>
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
        disabled={lacks !== null}
        busy={run.isPending}
        onClick={run.generate}
        aria-describedby={lacks === null ? undefined : 'copy-lacks'}
        className="w-full"
      >
        <Sparkles aria-hidden className="size-4" />
        Generate Ad Copy
      </Button>
      {lacks !== null && (
        <p id="copy-lacks" className="text-muted text-sm">
          {lacks}
        </p>
      )}
    </div>
  );
}

const TONES = Object.entries(AD_TONES).map(([value, label]) => ({ value, label }));
const STYLES = Object.entries(VISUAL_STYLES).map(([value, label]) => ({ value, label }));
