import { Images, ListChecks, PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import type { TemplateSetDetail } from '../contract/template-sets.ts';
import {
  type BuilderState,
  chooseExamplePrompt,
  chooseMode,
  copyCurrent,
  typeCustomPrompt,
} from './builder-state.ts';
import { CustomTab, type CustomTabProps } from './custom-tab.tsx';
import type { BuilderMode } from './final-prompt.ts';
import { GuidedTab } from './guided-tab.tsx';
import { addedVariant } from './suffix-variants.ts';
import type { ChangeBuilder } from './use-builder.ts';

interface BuilderTabsProps {
  template: TemplateSetDetail;
  state: BuilderState;
  change: ChangeBuilder;
  /** Under the box of the custom text. */
  aid: CustomTabProps['aid'];
}

/** Three ways to write a prompt, as tabs. */
export function BuilderTabs({ template: { groups, examples }, state, change, aid }: BuilderTabsProps) {
  const [usedExample, setUsedExample] = useState(false);

  const original = state.grounding?.originalGeneration.customPrompt ?? '';
  const type = (text: string) => change((it) => typeCustomPrompt(it, groups, text));

  function choose(mode: string) {
    setUsedExample(false);
    change((it) => chooseMode(it, groups, mode as BuilderMode));
  }

  // The button disappears with its tab, so the custom text takes the focus.
  function use(prompt: string) {
    setUsedExample(true);
    change((it) => chooseExamplePrompt(it, groups, prompt));
  }

  return (
    <Tabs value={state.mode} onChoose={choose}>
      <TabsList aria-label="Ways to build the prompt">
        {TABS.map(({ value, label, Icon }) => (
          <TabsTrigger key={value} value={value}>
            <Icon aria-hidden />
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="guided" className="pt-4">
        <GuidedTab groups={groups} state={state} change={change} />
      </TabsContent>
      <TabsContent value="examples" className="pt-4">
        <ExamplesTab examples={examples} onUse={use} />
      </TabsContent>
      <TabsContent value="custom" className="pt-4">
        <CustomTab
          customPrompt={state.customPrompt}
          added={state.grounding && addedVariant(state.customPrompt, original)}
          takesFocus={usedExample}
          canCopy={state.prompt !== ''}
          onType={type}
          onRemoveAdded={() => type(original.trimEnd())}
          onCopyCurrent={() => change((it) => copyCurrent(it, groups))}
          aid={aid}
        />
      </TabsContent>
    </Tabs>
  );
}

const TABS = [
  { value: 'guided', label: 'Guided', Icon: ListChecks },
  { value: 'examples', label: 'Examples', Icon: Images },
  { value: 'custom', label: 'Custom', Icon: PenLine },
] as const;

interface ExamplesTabProps {
  examples: TemplateSetDetail['examples'];
  onUse(prompt: string): void;
}

/** Example prompts with their pictures. */
function ExamplesTab({ examples, onUse }: ExamplesTabProps) {
  const id = useId();
  return (
    <ul className="divide-y divide-border border-border border-y">
      {examples.map(({ title, prompt, style, thumbnail }, place) => (
        <li key={title} className="grid gap-4 py-5 sm:grid-cols-[13rem_1fr] sm:gap-6">
          <img
            src={thumbnail}
            alt={`Made from the prompt “${title}”`}
            width={480}
            height={360}
            loading="lazy"
            decoding="async"
            className="aspect-4/3 w-full rounded-sm bg-surface-2 object-cover"
          />
          <div className="flex flex-col items-start">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h2 id={`${id}-${place}`} className="font-medium">
                {title}
              </h2>
              <Badge tone="outline">{style}</Badge>
            </div>
            <p className="mt-2 mb-4 font-mono text-muted text-sm leading-relaxed">{prompt}</p>
            <Button
              size="small"
              aria-describedby={`${id}-${place}`}
              onClick={() => onUse(prompt)}
              className="mt-auto"
            >
              Use This Example
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
