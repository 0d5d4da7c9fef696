import { CONTENT_CATEGORIES } from '#contract/enumerations';
import type { FormSettings } from '#contract/form-settings';
import {
  COLOR_SCHEMES,
  COMPOSITIONS,
  MOODS,
  OUTPUT_FORMATS,
  VISUAL_STYLES,
} from '#contract/generation-settings';
import { SelectField, type SelectOption } from '#web/ui/select.tsx';

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
  { name: 'style', label: 'Visual Style', options: optionsOf(VISUAL_STYLES) },
  { name: 'mood', label: 'Mood & Tone', options: optionsOf(MOODS) },
  { name: 'colorScheme', label: 'Color Scheme', options: optionsOf(COLOR_SCHEMES) },
  { name: 'composition', label: 'Composition', options: optionsOf(COMPOSITIONS) },
  {
    name: 'outputFormat',
    label: 'Output Format',
    options: Object.entries(OUTPUT_FORMATS).map(([value, { label, width, height }]) => ({
      value,
      label,
      drawing: <Shape ratio={width / height} />,
    })),
  },
];

function optionsOf(labels: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** A frame of that shape, as large as fits into 16 by 16 pixels. */
function Shape({ ratio }: { ratio: number }) {
  const [width, height] = ratio > 1 ? [14, 14 / ratio] : [14 * ratio, 14];
  return (
    <svg viewBox="0 0 16 16" aria-hidden className="size-4 text-muted">
      <rect
        x={8 - width / 2}
        y={8 - height / 2}
        width={width}
        height={height}
        rx="1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
      />
    </svg>
  );
}
