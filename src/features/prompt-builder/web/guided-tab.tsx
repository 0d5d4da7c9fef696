import { ListPlus, Shuffle } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { addChoices, type BuilderState, chooseOption, type Groups, shufflePrompt } from './builder-state.ts';
import { joinSelections } from './final-prompt.ts';
import { GuidedGroup } from './guided-group.tsx';
import { newSeed } from './seeded-random.ts';
import type { ChangeBuilder } from './use-builder.ts';

interface GuidedTabProps {
  groups: Groups;
  state: BuilderState;
  change: ChangeBuilder;
}

/** The questions; the chosen options make up the prompt. */
export function GuidedTab({ groups, state, change }: GuidedTabProps) {
  const refining = state.grounding !== null;
  return (
    <>
      <div className="flex flex-col gap-3 pt-1 pb-4 sm:flex-row sm:items-center sm:justify-between sm:gap-8">
        <p className="max-w-reading text-muted text-sm leading-relaxed">
          {refining ? ON_REFINING : ON_RANDOM}
        </p>
        {refining ? (
          <Button
            onClick={() => change((it) => addChoices(it, groups))}
            disabled={joinSelections(groups, state.selections) === ''}
            className="self-start"
          >
            <ListPlus aria-hidden className="size-4" />
            Add to custom prompt
          </Button>
        ) : (
          <Button
            onClick={() => {
              const seed = newSeed();
              change((it) => shufflePrompt(it, groups, seed));
            }}
            className="self-start"
          >
            <Shuffle aria-hidden className="size-4" />
            Random prompt
          </Button>
        )}
      </div>
      <div className="divide-y divide-border border-border border-y">
        {groups.map((group) => (
          <GuidedGroup
            key={group.category}
            group={group}
            chosen={state.selections[group.category]}
            onChoose={(option) => change((it) => chooseOption(it, groups, group.category, option))}
          />
        ))}
      </div>
    </>
  );
}

const ON_RANDOM = 'Each section has a randomly pre-selected option. Choose another. Click again to clear.';
const ON_REFINING =
  'When refining, only the Custom text is used. Choose what should change, then add it to that text.';
