import type { FormSettings } from '#features/generations/contract/form-settings';
import {
  COLOR_SCHEMES,
  COMPOSITIONS,
  MOODS,
  OUTPUT_FORMATS,
  VISUAL_STYLES,
} from '#features/generations/contract/generation-settings';
import { FormatShape } from '#features/generations/web/format-shape.tsx';
import { CONTENT_CATEGORIES } from '#features/images/contract/enumerations';
import { SelectField, type SelectOption } from '#web/ui/select.tsx';
import { VISUAL_STYLE_SAMPLES } from '../content/visual-style-samples.ts';

interface SettingsFieldsProps {
  settings: FormSettings;
  onChange(setting: Partial<FormSettings>): void;
}

export function SettingsFields({ settings, onChange }: SettingsFieldsProps) {
  return (
    <div className="mb-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {FIELDS.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={settings[name]}
          options={options}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  );
}

const FIELDS: readonly { name: keyof FormSettings; label: string; options: readonly SelectOption[] }[] = [
  { name: 'category', label: 'Content Category', options: optionsOf(CONTENT_CATEGORIES) },
  {
    name: 'style',
    label: 'Visual Style',
    options: VISUAL_STYLE_SAMPLES.map(({ style, thumbnail }) => ({
      value: style,
      label: VISUAL_STYLES[style],
      drawing: (
        <img
          src={thumbnail}
          alt=""
          width={480}
          height={360}
          decoding="async"
          className="h-7 w-10 shrink-0 rounded-sm object-cover"
        />
      ),
    })),
  },
  { name: 'mood', label: 'Mood & Tone', options: optionsOf(MOODS) },
  { name: 'colorScheme', label: 'Color Scheme', options: optionsOf(COLOR_SCHEMES) },
  { name: 'composition', label: 'Composition', options: optionsOf(COMPOSITIONS) },
  {
    name: 'outputFormat',
    label: 'Output Format',
    options: Object.entries(OUTPUT_FORMATS).map(([value, { label, width, height }]) => ({
      value,
      label,
      drawing: <FormatShape ratio={width / height} />,
    })),
  },
];

function optionsOf(labels: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
