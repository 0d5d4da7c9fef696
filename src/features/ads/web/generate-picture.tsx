import { Dices, PenLine, WandSparkles } from 'lucide-react';
import { useId } from 'react';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { Button } from '#web/ui/button.tsx';
import { Label } from '#web/ui/label.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { listSources } from './campaign-sources.ts';
import { FailureNote } from './failure-note.tsx';
import { RunProgress } from './run-progress.tsx';
import type { CampaignProps } from './use-campaign.ts';
import type { PictureRuns } from './use-picture-runs.ts';

interface GeneratePictureProps extends CampaignProps {
  runs: PictureRuns;
}

/** Generates a picture from a prompt; a blank prompt is first written from the campaign. */
export function GeneratePicture({ state, change, runs }: GeneratePictureProps) {
  const id = useId();
  const prompt = state.visualPrompt.trim();
  const canWrite = listSources(state).length > 0;
  const isGenerating = runs.make.input?.kind === 'generated';
  const isGenerated = [...state.pictures, ...state.kitPictures].some(
    ({ kind, name }) => kind === 'generated' && name === prompt,
  );
  const Icon = isGenerated ? Dices : WandSparkles;
  return (
    <div className="rounded-md border border-border p-3.5">
      <div className="flex items-center justify-between gap-2">
        <Label htmlFor={id}>Picture prompt</Label>
        <Button
          variant="ghost"
          size="small"
          disabled={!canWrite || runs.make.isPending}
          busy={runs.visual.isPending}
          onClick={runs.writePrompt}
          className="-my-1 -mr-2 text-muted"
        >
          <PenLine aria-hidden className="size-4" />
          {prompt === '' ? 'Write it for me' : 'Write another'}
        </Button>
      </div>
      <Textarea
        id={id}
        dir="auto"
        rows={3}
        value={state.visualPrompt}
        readOnly={runs.visual.isPending}
        maxLength={2 * PROMPT_MAX_CHARACTERS}
        onChange={(event) => change({ type: 'changed', fields: { visualPrompt: event.target.value } })}
        placeholder={canWrite ? 'Leave blank to use your campaign' : 'What the picture shows'}
        className="mt-1.5 max-h-64 min-h-20 font-mono"
      />
      {runs.make.since !== null && isGenerating && (
        <div className="mt-3">
          <RunProgress words="Painting the picture…" since={runs.make.since} onCancel={runs.make.cancel} />
        </div>
      )}
      <Button
        disabled={
          (prompt === '' && !canWrite) || runs.visual.isPending || (runs.make.isPending && !isGenerating)
        }
        busy={isGenerating}
        onClick={runs.generate}
        className="mt-3 w-full"
      >
        <Icon aria-hidden className="size-4" />
        {isGenerated ? 'Generate another' : 'Generate picture'}
      </Button>
      {runs.visual.failure && (
        <div className="mt-3">
          <FailureNote failure={runs.visual.failure} />
        </div>
      )}
    </div>
  );
}
