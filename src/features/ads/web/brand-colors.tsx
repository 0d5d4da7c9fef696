import { ArrowUp, Plus, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { BRAND_KIT_LIMITS } from '../contract/ad-enumerations.ts';

interface BrandColorsProps {
  /** `#rrggbb`, the most important first. */
  colors: readonly string[];
  onChange(colors: string[]): void;
}

/** Edits a brand's colors and their order. */
export function BrandColors({ colors, onChange }: BrandColorsProps) {
  const moveUp = (place: number) =>
    onChange(colors.toSpliced(place - 1, 2, ...colors.slice(place - 1, place + 1).reverse()));
  return (
    <fieldset>
      <legend className="font-medium text-sm">Colors</legend>
      <p className="mt-1 text-muted text-sm">
        {colors.length === 0
          ? 'None. The ads use the picture’s colors.'
          : 'The first color is the main one, the others are accents.'}
      </p>
      <ol className="mt-2">
        {colors.map((color, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: colors may repeat, and the field must keep the focus while its color changes
          <li key={place} className="flex items-center gap-1">
            <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3">
              <input
                type="color"
                value={color}
                aria-label={`Color ${place + 1}`}
                onChange={(event) => onChange(colors.with(place, event.target.value))}
                className="h-8 w-11 cursor-pointer rounded-sm border border-border bg-transparent p-0.5"
              />
              <span className="font-mono text-sm">{color}</span>
            </label>
            {place > 0 && (
              <IconButton label={`Move ${color} up`} onClick={() => moveUp(place)} className="text-muted">
                <ArrowUp aria-hidden className="size-4!" />
              </IconButton>
            )}
            <IconButton
              label={`Remove ${color}`}
              onClick={() => onChange(colors.toSpliced(place, 1))}
              className="text-muted"
            >
              <X aria-hidden className="size-4!" />
            </IconButton>
          </li>
        ))}
      </ol>
      {colors.length < BRAND_KIT_LIMITS.colors && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => onChange([...colors, NEW_COLOR])}
          className="-ml-2 text-muted"
        >
          <Plus aria-hidden className="size-4" />
          Add a color
        </Button>
      )}
    </fieldset>
  );
}

const NEW_COLOR = '#1f1b18';
