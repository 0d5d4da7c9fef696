import { Check, Copy } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useCopied } from '#web/ui/use-copied.ts';
import { AD_TONES } from '../contract/ad-enumerations.ts';
import type { AdFormats } from '../contract/ad-formats.ts';
import { BadgeList } from './badge-list.tsx';
import { CalloutField } from './callout-field.tsx';
import { TextChoice } from './text-choice.tsx';
import type { CampaignProps } from './use-campaign.ts';

// Its table of labels in other languages is large.
const CtaChoice = lazy(async () => ({ default: (await import('./cta-choice.tsx')).CtaChoice }));

interface CopyStepProps extends CampaignProps {
  formats: AdFormats | undefined;
}

/** The texts of the ads, to choose and edit. */
export function CopyStep({ state, change, formats }: CopyStepProps) {
  const { copy, platform: id } = state;
  const platform = id ? formats?.[id] : undefined;
  if (!copy) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">No copy yet. Generate it, or</p>
        <Button size="small" onClick={() => change({ type: 'copyStarted' })}>
          Write it yourself
        </Button>
      </div>
    );
  }
  const { writtenFor } = copy;
  const isForAnother = writtenFor !== null && id !== null && writtenFor.platform !== id;
  return (
    <div className="space-y-6">
      {isForAnother && (
        <p className="rounded-md bg-surface-2 px-3.5 py-2.5 text-sm">
          Written for {formats?.[writtenFor.platform]?.name ?? writtenFor.platform} (
          {AD_TONES[writtenFor.tone].toLowerCase()}). The counters below are those of {platform?.name}.
        </p>
      )}
      <TextChoice kind="headline" copy={copy} platform={platform} website={state.website} change={change} />
      <TextChoice
        kind="description"
        copy={copy}
        platform={platform}
        website={state.website}
        change={change}
      />
      <CalloutField chosen={copy.callout} website={state.website} change={change} />
      <Suspense fallback={<div className="h-20" />}>
        <CtaChoice
          key={writtenFor?.platform}
          suggested={copy.callToActions}
          platformLabels={platform?.callToActions ?? []}
          language={state.website?.language ?? ''}
          chosen={copy.cta}
          change={change}
        />
      </Suspense>
      {copy.hashtags.length > 0 && <Hashtags hashtags={copy.hashtags} />}
    </div>
  );
}

function Hashtags({ hashtags }: { hashtags: readonly string[] }) {
  const { copied, copy } = useCopied();
  const Icon = copied ? Check : Copy;
  return (
    <div>
      <div className="flex items-center justify-between">
        <h3 className="font-medium text-sm">Hashtags</h3>
        <Button
          variant="ghost"
          size="small"
          onClick={() => void copy(hashtags.join(' '))}
          className="-mr-2 text-muted"
        >
          <Icon aria-hidden className={copied ? 'size-4 text-success' : 'size-4'} />
          Copy all
        </Button>
        <span role="status" className="sr-only">
          {copied && 'Copied'}
        </span>
      </div>
      <BadgeList label="Hashtags" texts={hashtags} className="mt-1" />
    </div>
  );
}
