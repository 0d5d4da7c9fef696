import { usePageState } from '#web/state/page-state.tsx';
import { scrollFocusedIntoView } from '#web/ui/scroll-into-view.ts';
import { starterPrompts } from './starter-prompts.ts';

interface StarterChipsProps {
  onChoose(prompt: string): void;
}

/** Three starter prompts. */
export function StarterChips({ onChoose }: StarterChipsProps) {
  const { seed } = usePageState();
  return (
    <ul
      aria-label="Prompts to start from"
      onFocus={scrollFocusedIntoView}
      className="-mx-4 -my-1 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-1 sm:px-1"
    >
      {starterPrompts(seed, 3).map((starter) => (
        <li key={starter} className="shrink-0">
          <button
            type="button"
            onClick={() => onChoose(starter)}
            className="min-h-11 rounded-full border border-border px-3.5 py-1 whitespace-nowrap text-left text-muted text-xs transition-colors hover:border-border-strong hover:text-ink md:pointer-fine:min-h-8"
          >
            {starter}
          </button>
        </li>
      ))}
    </ul>
  );
}
