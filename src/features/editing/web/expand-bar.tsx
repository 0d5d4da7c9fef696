import { Button } from '#web/ui/button.tsx';
import { FilterChoice } from '#web/ui/filter-choice.tsx';
import {
  EXPANDED_MAX_PIXELS,
  type ExpandedBy,
  type Expansion,
  expandedFrame,
  expansionTo,
  UNEXPANDED,
} from '../contract/expansion.ts';
import { PROPORTIONS } from './proportions.ts';

interface ExpandBarProps {
  size: { width: number; height: number };
  /** Undefined until it is known. */
  limits: { by: ExpandedBy; most: number } | undefined;
  expand: Expansion;
  isBusy: boolean;
  onExpand(expand: Expansion): void;
  onApply(): void;
}

/** How far the canvas grows: to a proportion, or on each side. */
export function ExpandBar({ size, limits, expand, isBusy, onExpand, onApply }: ExpandBarProps) {
  const most = limits?.most ?? 0;
  const frame = expandedFrame(size, expand);
  const isUnchanged = frame.width === size.width && frame.height === size.height;
  const isTooLarge = !isUnchanged && Math.max(frame.width, frame.height) > EXPANDED_MAX_PIXELS;
  const offered = PROPORTIONS.map(
    ([name, proportion]) => [name, expansionTo(size, proportion, most)] as const,
  );
  const shown = offered.find(([, one]) => one && !isUnchanged && isSame(one, expand))?.[0] ?? '';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {SIDES.map(({ name, label }) => (
          <label key={name} className="flex h-11 items-center gap-2 text-sm">
            {label}
            <input
              type="range"
              min={0}
              max={most}
              step={0.01}
              value={expand[name]}
              disabled={!limits}
              aria-valuetext={`${Math.round(expand[name] * 100)} percent of the picture`}
              onChange={(event) => onExpand({ ...expand, [name]: Number(event.target.value) })}
              style={{ width: '7rem', accentColor: 'var(--color-ink)' }}
            />
          </label>
        ))}
        <div className="flex gap-2 sm:ml-auto">
          <FilterChoice
            label="Proportion"
            value={shown}
            options={[
              { value: '', label: isUnchanged ? 'Proportion' : 'As chosen' },
              ...offered.filter(([, one]) => one).map(([name]) => ({ value: name, label: name })),
            ]}
            onChange={(name) => onExpand(offered.find(([one]) => one === name)?.[1] ?? UNEXPANDED)}
          />
          <Button variant="ghost" disabled={isUnchanged} onClick={() => onExpand(UNEXPANDED)}>
            Reset
          </Button>
          <Button variant="primary" busy={isBusy} disabled={isUnchanged || isTooLarge} onClick={onApply}>
            Expand
          </Button>
        </div>
      </div>
      <p role="status" className="max-w-reading text-muted text-sm">
        {isTooLarge
          ? `${frame.width} × ${frame.height} pixels: the longer side can have ${EXPANDED_MAX_PIXELS}.`
          : `${isUnchanged ? '' : `${frame.width} × ${frame.height} pixels. `}${limits ? SAYS[limits.by] : ''}`}
      </p>
    </div>
  );
}

const SIDES = [
  { name: 'left', label: 'Left' },
  { name: 'right', label: 'Right' },
  { name: 'top', label: 'Top' },
  { name: 'bottom', label: 'Bottom' },
] as const;

const SAYS: Record<ExpandedBy, string> = {
  camera: 'The studio sees more of the same scene. The picture in the middle keeps every pixel.',
  patches:
    'Its edges are continued: good for sky, walls and ground, not for things. The picture in the middle keeps every pixel.',
};

function isSame(one: Expansion, other: Expansion): boolean {
  return SIDES.every(({ name }) => Math.abs(one[name] - other[name]) < 0.001);
}
