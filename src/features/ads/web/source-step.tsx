import { Globe, Image, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import type { AdSource } from './campaign-state.ts';
import { ImageResults } from './image-results.tsx';
import { ImageSource } from './image-source.tsx';
import { PromptSource } from './prompt-source.tsx';
import type { CampaignProps } from './use-campaign.ts';
import type { ImageRun } from './use-image-run.ts';
import type { WebsiteRun } from './use-website-run.ts';
import { WebsiteResults } from './website-results.tsx';
import { WebsiteSource } from './website-source.tsx';

interface SourceStepProps extends CampaignProps {
  websiteRun: WebsiteRun;
  imageRun: ImageRun;
  /** Whether this is the next step: its button is the primary one. */
  isNext: boolean;
}

/** The three kinds of sources. Each tab keeps its results. */
export function SourceStep({ state, change, websiteRun, imageRun, isNext }: SourceStepProps) {
  const [file, setFile] = useState<File | null>(null);
  const { source, website, image } = state;
  return (
    <Tabs
      value={source}
      onChoose={(value) => change({ type: 'changed', fields: { source: value as AdSource } })}
    >
      <TabsList aria-label="Input source">
        {TABS.map(({ value, label, Icon }) => (
          <TabsTrigger key={value} value={value}>
            <Icon aria-hidden />
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="website" className="space-y-6 pt-5">
        <WebsiteSource state={state} change={change} run={websiteRun} isNext={isNext} />
        {website && <WebsiteResults website={website} picture={state.picture} change={change} />}
      </TabsContent>
      <TabsContent value="prompt" className="pt-5">
        <PromptSource state={state} change={change} />
      </TabsContent>
      <TabsContent value="image" className="space-y-6 pt-5">
        <ImageSource file={file} onChoose={setFile} run={imageRun} isNext={isNext} />
        {image && <ImageResults fileName={image.fileName} analysis={image.analysis} change={change} />}
      </TabsContent>
    </Tabs>
  );
}

const TABS = [
  { value: 'website', label: 'Website', Icon: Globe },
  { value: 'prompt', label: 'Prompt', Icon: PenLine },
  { value: 'image', label: 'Image', Icon: Image },
] as const;
