import { useQuery } from '@tanstack/react-query';
import type { Generation } from '#features/generations/contract/generations';
import { askedLabels } from '#features/generations/web/asked-labels';
import { DrawnNotes } from '#features/generations/web/drawn-notes.tsx';
import { promptAdditions } from '#features/generations/web/generation-name';
import { isCutout } from '#features/generations/web/is-cutout';
import { madeWith } from '#features/generations/web/made-with';
import { styleLabel } from '#features/generations/web/style-label';
import { CreditNote } from '#features/images/web/credit-note.tsx';
import { modelsQuery } from '#features/prompt-builder/web/api/models';
import { modelName } from '#features/prompt-builder/web/model-name';
import { usePageState } from '#web/state/page-state.tsx';
import { cn } from '#web/ui/class-names.ts';
import { QuotedText } from '#web/ui/quoted-text.tsx';

/** Characters that fill most of a line beside the actions. */
const LONG_TITLE = 120;

interface ResultDetailsProps {
  generation: Generation;
  /** Of the shown picture. */
  creditLine: string | null;
  /** The prompts of the versions before it, oldest first. */
  earlierPrompts: readonly string[];
}

/** The picture's template, settings, prompts, notes and credit line. */
export function ResultDetails({ generation, creditLine, earlierPrompts }: ResultDetailsProps) {
  const { scene, style, clothing } = askedLabels(generation);
  const { customPrompt, enhancedPrompt, isInReview, notes } = generation;
  const name = modelName(generation.modelId, useQuery(modelsQuery));
  const { imageModels } = usePageState();
  const [image] = generation.images;
  const size = isCutout(generation) && image && `${image.width} × ${image.height} pixels`;
  // Shown only if there is a choice of models.
  const maker = imageModels.length > 1 ? madeWith(generation, imageModels) : null;
  const prompts = [...earlierPrompts, customPrompt ?? ''];
  const changes = promptAdditions(prompts);
  const title = isCutout(generation) ? name : prompts[0] || scene || name;
  const settings = [
    title !== name && name,
    title !== scene && scene,
    style && styleLabel(style),
    clothing,
    size,
    maker && `Made with ${maker}`,
  ].filter(Boolean);
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1
          className={cn(
            'wrap-anywhere font-serif leading-tight',
            // A long one would push the line for changes off the screen, as on a phone any large one.
            title.length > LONG_TITLE ? 'text-lg line-clamp-2' : 'line-clamp-3 text-lg lg:text-2xl',
          )}
          title={title}
        >
          {title}
        </h1>
        {settings.length > 0 && <p className="text-muted text-sm">{settings.join(' · ')}</p>}
        {changes.length > 0 && (
          <p className="wrap-anywhere line-clamp-2 text-muted text-sm">Changed: {changes.join(' · ')}</p>
        )}
      </div>
      {enhancedPrompt && <QuotedText label="Enhanced prompt" text={enhancedPrompt} />}
      <CreditNote line={creditLine} />
      {isInReview && (
        <p className="mt-1 text-warning text-xs leading-5">
          Waiting for review: it appears in the gallery after that. It is already in your library.
        </p>
      )}
      <DrawnNotes notes={notes} className="mt-1" />
    </div>
  );
}
