import { cn } from '#web/ui/class-names.ts';
import type { WebsiteAnalysis } from '../contract/ad-analyses.ts';
import { CALLOUT_MAX_CHARACTERS } from '../contract/ad-enumerations.ts';
import { calloutsOf } from '../contract/callout-of.ts';
import { TextField } from './text-field.tsx';
import type { ChangeCampaign } from './use-campaign.ts';

interface CalloutFieldProps {
  chosen: string;
  /** Its price and rating are offered; null if the texts come from elsewhere. */
  website: WebsiteAnalysis | null;
  change: ChangeCampaign;
}

/** A fact that stands in larger letters below the headline: the page's price or rating, a text of one's own, or none. */
export function CalloutField({ chosen, website, change }: CalloutFieldProps) {
  const choose = (callout: string) => change({ type: 'calloutChosen', callout });
  const facts = website ? calloutsOf(website) : [];
  return (
    <div>
      <TextField
        label="Price or rating"
        value={chosen}
        maxLength={CALLOUT_MAX_CHARACTERS}
        onChange={(event) => choose(event.target.value)}
        placeholder="None"
      />
      {facts.length > 0 && (
        <ul aria-label="The page says" className="mt-2 flex flex-wrap gap-1.5">
          {facts.map((fact) => (
            <li key={fact}>
              <button
                type="button"
                aria-pressed={fact === chosen}
                onClick={() => choose(fact === chosen ? '' : fact)}
                className={cn(
                  'h-11 rounded-full border border-border px-4 text-sm transition-colors hover:border-border-strong md:pointer-fine:h-9',
                  'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
                )}
              >
                <bdi>{fact}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
