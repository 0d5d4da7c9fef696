import { Images, ListChecks, PenLine } from 'lucide-react';
import type { TemplateSetDetail } from '#contract/template-sets';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import {
  type BuilderState,
  chooseExamplePrompt,
  chooseMode,
  copyCurrent,
  typeCustomPrompt,
} from './builder-state.ts';
import { CustomTab } from './custom-tab.tsx';
import { ExamplesTab } from './examples-tab.tsx';
import type { BuilderMode } from './final-prompt.ts';
import { GuidedTab } from './guided-tab.tsx';
import type { ChangeBuilder } from './use-builder.ts';

interface BuilderTabsProps {
  template: TemplateSetDetail;
  state: BuilderState;
  change: ChangeBuilder;
}

/** Three ways to a prompt. */
export function BuilderTabs({ template: { groups, examples }, state, change }: BuilderTabsProps) {
  return (
    <Tabs value={state.mode} onChoose={(mode) => change((it) => chooseMode(it, groups, mode as BuilderMode))}>
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
        <ExamplesTab
          examples={examples}
          onUse={(prompt) => change((it) => chooseExamplePrompt(it, groups, prompt))}
        />
      </TabsContent>
      <TabsContent value="custom" className="pt-4">
        <CustomTab
          customPrompt={state.customPrompt}
          canCopy={state.prompt !== ''}
          onType={(text) => change((it) => typeCustomPrompt(it, groups, text))}
          onCopyCurrent={() => change((it) => copyCurrent(it, groups))}
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
