import { WandSparkles } from 'lucide-react';
import { VISUAL_STYLES, type VisualStyle } from '#features/generations/contract/generation-settings';
import { VISUAL_STYLE_SAMPLES } from '#features/prompt-builder/content/visual-style-samples';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';

interface StyleFieldProps {
  value: VisualStyle | null;
  onChoose(style: VisualStyle | null): void;
}

export function StyleField({ value, onChoose }: StyleFieldProps) {
  return (
    <ChoiceTiles
      label="Style"
      name="style"
      value={value ?? AUTO}
      tiles={TILES}
      onChoose={(style) => onChoose(style === AUTO ? null : style)}
      className="auto-cols-[5.75rem] grid-flow-col scroll-px-4 overflow-x-auto p-1 -m-1 mt-1! [scrollbar-width:none] sm:auto-cols-[minmax(max-content,1fr)]"
    />
  );
}

const AUTO = 'auto';

const TILES = [
  {
    value: AUTO,
    label: 'No style',
    drawing: (
      <span className="grid aspect-[4/3] place-items-center bg-surface-2 sm:aspect-auto sm:h-15">
        <WandSparkles aria-hidden className="size-5 text-muted" />
      </span>
    ),
  },
  ...VISUAL_STYLE_SAMPLES.map(({ style, thumbnail }) => ({
    value: style,
    label: nameOf(style),
    drawing: (
      <img
        src={thumbnail}
        alt=""
        width={480}
        height={360}
        decoding="async"
        className="aspect-[4/3] w-0 min-w-full object-cover sm:aspect-auto sm:h-15"
      />
    ),
  })),
] as const;

/** The first word: `Artistic & Creative` is too long for a tile. */
function nameOf(style: VisualStyle): string {
  return VISUAL_STYLES[style].split(' &', 1)[0] ?? style;
}
