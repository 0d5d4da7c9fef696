import { CircleCheck, X } from 'lucide-react';
import type { Asset, ExampleProduct } from '#contract/assets';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface ChosenAssetProps {
  asset: Asset | null;
  example: ExampleProduct | null;
  onRemove(): void;
}

/** The picture that the next one is built around: the example if there is one, else the upload. */
export function ChosenAsset({ asset, example, onRemove }: ChosenAssetProps) {
  const chosen = example ?? asset;
  if (!chosen) return null;
  const name = example?.name ?? asset?.originalName ?? '';
  return (
    <div className="flex items-start gap-4 rounded-md border border-border bg-surface-1 p-3 sm:gap-5 sm:p-4">
      <img
        src={chosen.imageUrl}
        alt={name}
        className={cn(
          'size-24 shrink-0 rounded-sm bg-surface-2 object-contain sm:size-32',
          (example || asset?.hasAlpha) && 'chequers',
        )}
      />
      <div className="min-w-0 flex-1 py-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-medium">{name}</span>
          {example && <Badge tone="outline">Example</Badge>}
        </p>
        {example && <p className="mt-1 text-muted text-sm leading-relaxed">{example.description}</p>}
        <p className="mt-2 flex items-center gap-1.5 text-success text-sm">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          Ready for generation
        </p>
      </div>
      <IconButton label={`Remove ${name}`} onClick={onRemove} className="-mt-1 -mr-1">
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
