import { OUTPUT_FORMATS, type OutputFormat } from '#features/generations/contract/generation-settings';
import { FormatShape } from '#features/generations/web/format-shape.tsx';
import { ChoiceTiles } from '#web/ui/choice-tiles.tsx';

interface FormatFieldProps {
  value: OutputFormat;
  onChoose(format: OutputFormat): void;
}

export function FormatField({ value, onChoose }: FormatFieldProps) {
  return (
    <ChoiceTiles
      label="Aspect ratio"
      name="format"
      value={value}
      tiles={TILES}
      onChoose={onChoose}
      className="grid-cols-4 md:max-lg:grid-cols-7"
    />
  );
}

const TILES = (Object.keys(OUTPUT_FORMATS) as OutputFormat[]).map((value) => {
  const { label, width, height } = OUTPUT_FORMATS[value];
  const [name = label, ratio = ''] = label.replace(')', '').split(' (');
  return {
    value,
    label: name,
    detail: ratio,
    drawing: (
      <span className="grid place-items-center pt-3 [&_svg]:size-7">
        <FormatShape ratio={width / height} />
      </span>
    ),
  };
});
