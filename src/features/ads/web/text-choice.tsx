import { Plus, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { CopyTextButton } from '#web/ui/copy-text-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { WebsiteAnalysis } from '../contract/ad-analyses.ts';
import type { AdPlatform } from '../contract/ad-formats.ts';
import { findSource } from '../contract/find-source.ts';
import { type CampaignCopy, type CopyText, LISTS, type TextKind } from './campaign-state.ts';
import { textLength } from './text-length.ts';
import type { ChangeCampaign } from './use-campaign.ts';

interface TextChoiceProps {
  kind: TextKind;
  copy: CampaignCopy;
  /** The platform whose limits apply; undefined until one is chosen. */
  platform: AdPlatform | undefined;
  /** The page that the texts come from; null if they come from elsewhere. */
  website: WebsiteAnalysis | null;
  change: ChangeCampaign;
}

/** The texts of one kind: one is chosen for the ads and can be edited in place. */
export function TextChoice({ kind, copy, platform, website, change }: TextChoiceProps) {
  const id = useId();
  const chosen = copy[kind];
  return (
    <fieldset>
      <legend className="font-medium text-sm">{LEGENDS[kind]}</legend>
      <ul className="mt-2 space-y-1">
        {copy[LISTS[kind]].map((text, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and are never moved
            key={place}
            title={describeSource(text.text, website)}
            className={cn(
              'grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-start rounded-md border transition-colors',
              place === chosen
                ? 'border-border-strong bg-surface-1'
                : 'border-transparent hover:bg-surface-2',
            )}
          >
            <label className="grid h-11 cursor-pointer place-items-center">
              <input
                type="radio"
                name={id}
                checked={place === chosen}
                onChange={() => change({ type: 'textChosen', kind, place })}
                className="size-4 accent-ink"
              />
              <span className="sr-only">{text.text || `Your own ${kind}`}</span>
            </label>
            {place === chosen ? (
              <ChosenText kind={kind} place={place} text={text} platform={platform} change={change} />
            ) : (
              // biome-ignore lint/a11y/useKeyWithClickEvents: a wider target for the radio button
              // biome-ignore lint/a11y/noStaticElementInteractions: a wider target for the radio button
              <div
                dir="auto"
                onClick={() => change({ type: 'textChosen', kind, place })}
                className="min-h-11 cursor-pointer py-2.5 text-sm leading-6 [overflow-wrap:anywhere]"
              >
                {text.text || <span className="text-muted">Your own {kind}</span>}
              </div>
            )}
            <CopyTextButton label={`Copy ${kind} ${place + 1}`} text={text.text} />
          </li>
        ))}
        {kind === 'description' && (
          <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center rounded-md hover:bg-surface-2">
            <label className="col-span-2 grid h-11 cursor-pointer grid-cols-subgrid items-center text-muted text-sm">
              <input
                type="radio"
                name={id}
                checked={chosen === null}
                onChange={() => change({ type: 'textChosen', kind, place: null })}
                className="size-4 justify-self-center accent-ink"
              />
              No description
            </label>
          </li>
        )}
      </ul>
      <Button
        variant="ghost"
        size="small"
        onClick={() => change({ type: 'textAdded', kind })}
        className="mt-1 text-muted"
      >
        <Plus aria-hidden className="size-4" />
        Add your own {kind}
      </Button>
    </fieldset>
  );
}

const LEGENDS = { headline: 'Headlines', description: 'Descriptions' };

/** The sentence of the page and its place, to show on hover. */
function describeSource(text: string, website: WebsiteAnalysis | null): string | undefined {
  const source = website && findSource(text, website);
  return source ? `From the page’s ${source.place}: “${source.quote}”` : undefined;
}

interface ChosenTextProps extends Omit<TextChoiceProps, 'copy' | 'website'> {
  place: number;
  text: CopyText;
}

function ChosenText({ kind, place, text, platform, change }: ChosenTextProps) {
  const { text: typed, generated } = text;
  const edit = (next: string) => change({ type: 'textEdited', kind, place, text: next });
  return (
    <div className="min-w-0 pb-2">
      <textarea
        aria-label={`Edit the ${kind}`}
        dir="auto"
        rows={1}
        value={typed}
        maxLength={kind === 'headline' ? 300 : 1_000}
        placeholder={`Your own ${kind}`}
        // A text is one paragraph: the layout breaks its lines.
        onChange={(event) => edit(event.target.value.replace(/\s*\n\s*/g, ' '))}
        className="field-sizing-content block min-h-11 w-full resize-none rounded-sm bg-transparent py-2.5 text-base leading-6 md:text-sm md:leading-6"
      />
      <div className="flex min-h-6 flex-wrap items-center gap-x-3">
        {platform && <CharacterCount text={typed} kind={kind} platform={platform} />}
        {generated !== '' && typed !== generated && (
          <IconButton
            label={`Restore the original ${kind}`}
            onClick={() => edit(generated)}
            className="-my-2.5 text-muted hover:text-ink"
          >
            <RotateCcw aria-hidden className="size-4!" />
          </IconButton>
        )}
      </div>
    </div>
  );
}

interface CharacterCountProps {
  text: string;
  kind: TextKind;
  platform: AdPlatform;
}

/** The length of a text, and what the platform does if it is too long. */
function CharacterCount({ text, kind, platform }: CharacterCountProps) {
  const { length, characters, cap, standing } = textLength(platform, kind, text);
  return (
    <p className={cn('text-xs', LOOKS[standing])}>
      <span className="tabular-nums">
        {length} / {characters}
      </span>
      {standing === 'refused' && ` · ${platform.name} refuses more than ${cap}`}
      {standing === 'cut' && ` · ${platform.name} may cut it off after ${characters}`}
    </p>
  );
}

const LOOKS = { fits: 'text-muted', cut: 'text-warning', refused: 'text-danger' };
