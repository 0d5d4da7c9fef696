import { Button } from '#web/ui/button.tsx';
import { AD_TONES } from '../contract/ad-enumerations.ts';
import type { AdFormats } from '../contract/ad-formats.ts';
import type { CampaignState } from './campaign-state.ts';
import { CtaChoice } from './cta-choice.tsx';
import { HashtagList } from './hashtag-list.tsx';
import { TextChoice } from './text-choice.tsx';
import type { ChangeCampaign } from './use-campaign.ts';

interface CopyStepProps {
  state: CampaignState;
  change: ChangeCampaign;
  formats: AdFormats | undefined;
}

/** The texts of the ads: chosen among those that were written, and written over. */
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
    <div className="space-y-7">
      {isForAnother && (
        <p className="rounded-md bg-surface-2 px-3.5 py-2.5 text-sm">
          Written for {formats?.[writtenFor.platform]?.name ?? writtenFor.platform} (
          {AD_TONES[writtenFor.tone].toLowerCase()}). The counters below are those of {platform?.name}.
        </p>
      )}
      <TextChoice
        kind="headline"
        legend="Headlines"
        texts={copy.headlines}
        chosen={copy.headline}
        platform={platform}
        change={change}
      />
      <TextChoice
        kind="description"
        legend="Descriptions"
        texts={copy.descriptions}
        chosen={copy.description}
        platform={platform}
        change={change}
      />
      <CtaChoice
        key={writtenFor?.platform}
        suggested={copy.callToActions}
        ofPlatform={platform?.callToActions ?? []}
        chosen={copy.cta}
        change={change}
      />
      {copy.hashtags.length > 0 && <HashtagList hashtags={copy.hashtags} />}
    </div>
  );
}
