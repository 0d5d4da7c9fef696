import { Download, Frame, LayoutTemplate, Sparkles } from 'lucide-react';
import type { RefObject } from 'react';
import { countInWords } from '#platform/words/count-in-words';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { DropdownMenuTrigger } from '#web/ui/dropdown-menu.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { AD_LAYOUTS, type AdLayoutId } from '../../contract/ad-enumerations.ts';
import { LayoutMenu } from './layout-menu.tsx';
import type { Batch } from './use-ad-making.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

interface CanvasToolbarProps {
  heading: string;
  platformName: string;
  /** Number of the platform's ads. */
  count: number;
  /** How many of them are not made yet, or out of date. */
  missing: number;
  /** Whether ads can be made. */
  isReady: boolean;
  batch: Batch | null;
  /** Number of finished ads of all platforms. */
  finished: number;
  /** Layouts that at least one ad of the platform can have. */
  layouts: readonly AdLayoutId[];
  /** `best`: each ad has its best layout; empty if the ads differ. */
  layout: AdLayoutId | 'best' | '';
  /** Null if no format has one. */
  showsSafeArea: boolean | null;
  onGenerateAll(): void;
  onCancel(): void;
  onDownloadAll(): void;
  onLayout(layout: AdLayoutId | null): void;
  onSafeArea(shown: boolean): void;
}

/** Actions for all ads of a platform. */
export function CanvasToolbar(props: CanvasToolbarProps) {
  const { platformName, count, missing, isReady, batch, finished, showsSafeArea } = props;
  const next = useRestoredFocus(batch === null);
  const isAllDone = batch === null && missing === 0 && finished > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="mr-auto min-w-0">
        <h2 className="font-medium leading-6">{props.heading}</h2>
        <p className="truncate text-muted text-xs leading-5">
          {platformName === props.heading ? '' : `${platformName} · `}
          {countInWords(count, 'size')}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <LayoutForAll {...props} />
        {showsSafeArea !== null && (
          <Button
            variant="ghost"
            size="small"
            aria-pressed={showsSafeArea}
            onClick={() => props.onSafeArea(!showsSafeArea)}
            className={cn(showsSafeArea && 'bg-surface-3')}
          >
            <Frame aria-hidden className="size-4" />
            Safe areas
          </Button>
        )}
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        {finished > 0 && (
          <Button
            {...(isAllDone && { ref: next.ref, variant: 'primary' })}
            size="small"
            onClick={props.onDownloadAll}
            className="max-sm:flex-1"
          >
            <Download aria-hidden className="size-4" />
            Download all <span className="tabular-nums opacity-75">{finished}</span>
          </Button>
        )}
        {batch ? (
          <BatchProgress batch={batch} cancel={next.ref} onCancel={props.onCancel} />
        ) : (
          <Button
            {...(!isAllDone && { ref: next.ref })}
            size="small"
            variant={isReady && missing > 0 ? 'primary' : 'secondary'}
            disabled={!isReady || missing === 0}
            onClick={() => {
              next.onPress();
              props.onGenerateAll();
            }}
            className="max-sm:flex-1"
          >
            <Sparkles aria-hidden className="size-4" />
            {missing === count || missing === 0 ? 'Generate all' : `Generate ${missing} more`}
          </Button>
        )}
      </div>
    </div>
  );
}

interface BatchProgressProps {
  batch: Batch;
  cancel: RefObject<HTMLButtonElement | null>;
  onCancel(): void;
}

function BatchProgress({ batch: { done, count }, cancel, onCancel }: BatchProgressProps) {
  return (
    <div className="flex items-center gap-3 max-sm:flex-1">
      <div className="w-36 max-sm:flex-1">
        <p role="status" className="mb-1 text-xs tabular-nums">
          {done} of {countInWords(count, 'ad')} ready
        </p>
        <ProgressBar label="Ads" progress={done / count} everyMs={300} />
      </div>
      <Button ref={cancel} size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function LayoutForAll({ layouts, layout, onLayout }: CanvasToolbarProps) {
  if (layouts.length < 2) return null;
  return (
    <LayoutMenu
      value={layout}
      onChoose={(chosen) => onLayout(chosen === 'best' ? null : chosen)}
      options={[
        ['best', 'Best for each'],
        ...layouts.map((each): [AdLayoutId, string] => [each, AD_LAYOUTS[each]]),
      ]}
      align="start"
    >
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="small">
          <LayoutTemplate aria-hidden className="size-4" />
          <span className="sr-only">Layout of all ads: </span>
          {layout === '' ? 'Mixed' : layout === 'best' ? 'Best for each' : AD_LAYOUTS[layout]}
        </Button>
      </DropdownMenuTrigger>
    </LayoutMenu>
  );
}
