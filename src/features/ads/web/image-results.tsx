import { X } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ImageAnalysis } from '../contract/ad-analyses.ts';
import { IMAGE_DESCRIPTION_SHOWN_CHARACTERS } from '../contract/ad-enumerations.ts';
import { ColorSwatches } from './color-swatches.tsx';
import type { ChangeCampaign } from './use-campaign.ts';

interface ImageResultsProps {
  fileName: string;
  analysis: ImageAnalysis;
  change: ChangeCampaign;
}

/** The analysis of an uploaded picture. */
export function ImageResults({ fileName, analysis, change }: ImageResultsProps) {
  const { description, tags, colors, hasPeople, picture } = analysis;
  const excerpt = [...description].slice(0, IMAGE_DESCRIPTION_SHOWN_CHARACTERS).join('');
  return (
    <section aria-label="Image analysis" className="space-y-4">
      <div className="flex items-start gap-3">
        <img
          src={picture.url}
          alt={fileName}
          className="size-20 shrink-0 rounded-sm border border-border bg-surface-2 object-cover"
        />
        <p dir="auto" className="min-w-0 flex-1 text-sm leading-relaxed [overflow-wrap:anywhere]">
          {excerpt}
          {excerpt.length < description.length && '…'}
        </p>
        <IconButton
          label="Remove the image analysis"
          onClick={() => change({ type: 'sourceCleared', source: 'image' })}
          className="-mt-2 -mr-2 text-muted"
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {(tags.length > 0 || hasPeople) && (
        <ul aria-label="Contents" className="flex flex-wrap gap-1.5">
          {hasPeople && (
            <li>
              <Badge tone="outline">People</Badge>
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {colors.length > 0 && <ColorSwatches colors={colors} />}
    </section>
  );
}
