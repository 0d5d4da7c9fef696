import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import type { Groups } from './builder-state.ts';
import { optionColors } from './option-colors.ts';

interface GuidedGroupProps {
  group: Groups[number];
  chosen: string | undefined;
  /** Also called for the chosen option, to clear it. */
  onChoose(option: string): void;
}

/** A question with its options. */
export function GuidedGroup({ group, chosen, onChoose }: GuidedGroupProps) {
  const { category, description, required, options } = group;
  return (
    <Collapsible
      title={category}
      description={description}
      badge={required && <Badge tone="outline">Required</Badge>}
      aside={
        chosen !== undefined && (
          <Badge className="max-w-full">
            <span className="truncate">{chosen}</span>
          </Badge>
        )
      }
      defaultOpen
    >
      <ul aria-label={`${category} options`} className="flex flex-wrap gap-2 pb-5">
        {options.map((option) => (
          <li key={option} className="max-w-full">
            <button
              type="button"
              aria-pressed={option === chosen}
              onClick={() => onChoose(option)}
              className={cn(
                'min-h-11 rounded-full border px-4 py-1.5 text-left text-sm transition-colors md:pointer-fine:min-h-9 md:pointer-fine:px-3.5',
                option === chosen
                  ? 'border-ink bg-ink text-paper'
                  : 'border-border bg-surface-1 text-ink hover:border-border-strong hover:bg-surface-2',
              )}
            >
              <Swatches colors={optionColors(category, option)} />
              {option}
            </button>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}

/** Overlapping dots of color. */
function Swatches({ colors }: { colors: readonly string[] }) {
  if (colors.length === 0) return null;
  return (
    <span aria-hidden className="mr-2 inline-flex -space-x-1.5 align-[-0.15em]">
      {colors.map((color) => (
        <span
          key={color}
          style={{ backgroundColor: color }}
          className="size-4 rounded-full border border-border-strong forced-color-adjust-none"
        />
      ))}
    </span>
  );
}
