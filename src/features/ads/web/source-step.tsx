import { Globe, Image, PenLine, ScanEye } from 'lucide-react';
import { useId, useState } from 'react';
import { checkPictureFile } from '#features/assets/web/check-picture-file';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { Button } from '#web/ui/button.tsx';
import { Label } from '#web/ui/label.tsx';
import { PictureField } from '#web/ui/picture-field.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { AdSource } from './campaign-state.ts';
import { FailureNote } from './failure-note.tsx';
import { ImageResults } from './image-results.tsx';
import { RunProgress } from './run-progress.tsx';
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

/** A description of what is advertised, in the user's words. */
function PromptSource({ state, change }: CampaignProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>Describe what you advertise</Label>
      <Textarea
        id={id}
        dir="auto"
        rows={4}
        value={state.prompt}
        maxLength={PROMPT_MAX_CHARACTERS}
        onChange={(event) => change({ type: 'changed', fields: { prompt: event.target.value } })}
        placeholder="Hand-thrown stoneware mugs from a small studio in Porto. Free shipping over €60."
        className="mt-1.5 max-h-64 min-h-28"
      />
      <p className="mt-2 text-muted text-sm">
        Say what it is, who it is for and why they should buy it. Prices and offers are used exactly as you
        write them.
      </p>
    </div>
  );
}

interface ImageSourceProps {
  file: File | null;
  onChoose(file: File | null): void;
  run: ImageRun;
  /** Whether this is the next step: its button is the primary one. */
  isNext: boolean;
}

/** Uploads and analyzes a picture of what is advertised. */
function ImageSource({ file, onChoose, run, isNext }: ImageSourceProps) {
  function choose(chosen: File | null) {
    if (chosen) run.clearFailure();
    onChoose(chosen);
  }

  return (
    <div className="space-y-3">
      <PictureField
        label="Picture to make ads from"
        file={file}
        busy={run.isPending}
        check={checkPictureFile}
        onChoose={choose}
      />
      {run.failure && <FailureNote failure={run.failure} />}
      {run.since !== null && (
        <RunProgress words="Analyzing the picture…" since={run.since} onCancel={run.cancel} />
      )}
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        disabled={file === null}
        busy={run.isPending}
        onClick={() => file && run.start(file)}
        className="w-full"
      >
        <ScanEye aria-hidden className="size-4" />
        Analyze Image
      </Button>
    </div>
  );
}
