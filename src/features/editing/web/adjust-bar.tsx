import { Button } from '#web/ui/button.tsx';
import { FilterChoice } from '#web/ui/filter-choice.tsx';
import { type Adjustment, isUnadjusted, UNADJUSTED, withoutEmptyTexts } from '../contract/adjustment.ts';
import type { EarlierAdjustment } from './earlier-adjustment.ts';
import { PROPORTIONS } from './proportions.ts';
import { TextBar } from './text-bar.tsx';

interface AdjustBarProps {
  /** The adjustment that made this version of the one before; undefined if something else did. */
  earlier: EarlierAdjustment | undefined;
  /** Width by height of the picture. */
  ratio: number;
  adjust: Adjustment;
  isBusy: boolean;
  /** Which of the texts is being changed. */
  chosenText: number;
  onChooseText(index: number): void;
  onAdjust(adjust: Adjustment): void;
  onApply(): void;
}

/** Light, color, straightening, the proportion of the frame, and words. */
export function AdjustBar({
  earlier,
  ratio,
  adjust,
  isBusy,
  chosenText,
  onChooseText,
  onAdjust,
  onApply,
}: AdjustBarProps) {
  const { crop, texts } = adjust;
  const shown =
    crop === null ? '' : (PROPORTIONS.find(([, value]) => isNear(value, ratioOf(crop, ratio)))?.[0] ?? '');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {SLIDERS.map(({ name, label, most, step }) => (
        <label key={name} className="flex h-11 items-center gap-2 text-sm">
          {label}
          <input
            type="range"
            min={-most}
            max={most}
            step={step}
            value={adjust[name]}
            onChange={(event) => onAdjust({ ...adjust, [name]: Number(event.target.value) })}
            style={{ width: '7rem', accentColor: 'var(--color-ink)' }}
          />
        </label>
      ))}
      <TextBar
        texts={texts}
        chosen={chosenText}
        onChoose={onChooseText}
        onTexts={(next) => onAdjust({ ...adjust, texts: next })}
      />
      {earlier && isUnadjusted(adjust) && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={earlier.onChange}>
            Change the last adjustment
          </Button>
          {earlier.hasTexts && (
            <Button size="small" busy={isBusy} onClick={earlier.onRemoveTexts}>
              Take the text off
            </Button>
          )}
        </div>
      )}
      <div className="flex gap-2 sm:ml-auto">
        <FilterChoice
          label="Proportion"
          value={shown}
          options={[
            { value: '', label: 'Whole picture' },
            ...PROPORTIONS.map(([name]) => ({ value: name, label: name })),
          ]}
          onChange={(name) => {
            const proportion = PROPORTIONS.find(([one]) => one === name)?.[1];
            onAdjust({ ...adjust, crop: proportion === undefined ? null : largest(proportion, ratio) });
          }}
        />
        <Button variant="ghost" disabled={isUnadjusted(adjust)} onClick={() => onAdjust(UNADJUSTED)}>
          Reset
        </Button>
        <Button
          variant="primary"
          busy={isBusy}
          disabled={isUnadjusted(withoutEmptyTexts(adjust))}
          onClick={onApply}
        >
          Apply
        </Button>
      </div>
    </div>
  );
}

const SLIDERS = [
  { name: 'brightness', label: 'Light', most: 1, step: 0.02 },
  { name: 'contrast', label: 'Contrast', most: 1, step: 0.02 },
  { name: 'saturation', label: 'Color', most: 1, step: 0.02 },
  { name: 'warmth', label: 'Warmth', most: 1, step: 0.02 },
  { name: 'straighten', label: 'Straighten', most: 15, step: 0.25 },
] as const;

type Crop = NonNullable<Adjustment['crop']>;

const ratioOf = ({ width, height }: Crop, ratio: number) => (width / height) * ratio;
const isNear = (one: number, other: number) => Math.abs(one / other - 1) < 0.01;

/** The largest frame of a proportion, in the middle. */
function largest(proportion: number, ratio: number): Crop {
  const width = Math.min(1, proportion / ratio);
  const height = Math.min(1, ratio / proportion);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}
