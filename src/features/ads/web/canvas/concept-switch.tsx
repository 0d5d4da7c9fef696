import { LayoutGrid } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { AD_CONCEPTS } from '../../contract/ad-enumerations.ts';
import type { CampaignProps } from '../use-campaign.ts';

/** Switches between the campaign's concepts, and between one platform and all. */
export function ConceptSwitch({ state, change }: CampaignProps) {
  const { concepts, concept, showsAllPlatforms } = state;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-border border-b px-4 py-2 sm:px-6">
      {concepts.length > 0 && (
        <fieldset className="flex gap-1">
          <legend className="sr-only">Concept</legend>
          {concepts.map(({ id }) => (
            <Button
              key={id}
              variant="ghost"
              size="small"
              aria-pressed={id === concept}
              onClick={() => change({ type: 'conceptChosen', concept: id })}
              className={cn(id === concept ? 'bg-surface-3 text-ink' : 'text-muted')}
            >
              {AD_CONCEPTS[id]}
            </Button>
          ))}
        </fieldset>
      )}
      <Button
        variant="ghost"
        size="small"
        aria-pressed={showsAllPlatforms}
        onClick={() => change({ type: 'changed', fields: { showsAllPlatforms: !showsAllPlatforms } })}
        className={cn('ml-auto', showsAllPlatforms ? 'bg-surface-3' : 'text-muted')}
      >
        <LayoutGrid aria-hidden className="size-4" />
        <span className="max-sm:sr-only">All platforms</span>
      </Button>
    </div>
  );
}
