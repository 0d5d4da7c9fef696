import { CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Asset, ExampleProduct } from '../contract/assets.ts';

interface ChosenAssetProps {
  asset: Asset | null;
  example: ExampleProduct | null;
  onRemove(): void;
  /** Small, and without an example's description. */
  compact?: boolean;
  /** Under it: what can be done with the upload. */
  children?: ReactNode;
}

/** The reference for the next picture: the example if there is one, else the upload. */
export function ChosenAsset({ asset, example, onRemove, compact = false, children }: ChosenAssetProps) {
  const chosen = example ?? asset;
  if (!chosen) return null;
  const name = example?.name ?? asset?.originalName ?? '';
  return (
    <div className="flex items-start gap-4 rounded-md border border-border bg-surface-1 p-3 sm:gap-5 sm:p-4">
      <img
        src={chosen.imageUrl}
        alt={name}
        className={cn(
          'shrink-0 rounded-sm bg-surface-2 object-contain',
          compact ? 'size-16' : 'size-24 sm:size-32',
          (example || asset?.hasAlpha) && 'checkerboard',
        )}
      />
      <div className={cn('min-w-0 flex-1', !compact && 'py-1')}>
        <p className="flex flex-wrap items-center gap-2">
          <span className={cn('wrap-anywhere font-medium', compact && 'line-clamp-1 text-sm')}>{name}</span>
          {example && <Badge tone="outline">Example</Badge>}
        </p>
        {example && !compact && (
          <p className="mt-1 text-muted text-sm leading-relaxed">{example.description}</p>
        )}
        <p className={cn('flex items-center gap-1.5 text-success text-sm', compact ? 'mt-1' : 'mt-2')}>
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          Ready for generation
        </p>
        {children}
      </div>
      <IconButton label={`Remove ${name}`} onClick={onRemove} className="-mt-1 -mr-1">
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
