import { lazy, Suspense, useId } from 'react';
import type { FormSettings } from '#features/generations/contract/form-settings';
import { Badge } from '#web/ui/badge.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Label } from '#web/ui/label.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type BuilderState, settingsFor } from './builder-state.ts';
import type { ChangeBuilder } from './use-builder.ts';

interface SettingsPanelProps {
  /** The template set's category. */
  category: string;
  state: BuilderState;
  change: ChangeBuilder;
}

/** The form beside the prompt; its menus are loaded when it is opened. */
export function SettingsPanel({ category, state, change }: SettingsPanelProps) {
  const { settings, details, grounding } = state;
  const changed = grounding ? 0 : countChanges(settings, settingsFor(category));
  return (
    <Collapsible
      title="Advanced Settings"
      description="Style, mood, color, composition and format"
      aside={changed > 0 ? <Badge>{changed} changed</Badge> : undefined}
    >
      <div className="pt-1 pb-6">
        {grounding ? (
          <p className="mb-5 text-muted text-sm leading-relaxed">
            A refined picture keeps the format and settings of the original.
          </p>
        ) : (
          <Suspense fallback={<FieldSkeletons />}>
            <SettingsFields
              settings={settings}
              onChange={(setting) => change((it) => ({ ...it, settings: { ...it.settings, ...setting } }))}
            />
          </Suspense>
        )}
        <DetailsField
          value={details}
          onType={(text) => change((it) => ({ ...it, details: text, lit: null }))}
        />
      </div>
    </Collapsible>
  );
}

function countChanges(settings: FormSettings, defaults: FormSettings): number {
  const names = Object.keys(defaults) as (keyof FormSettings)[];
  return names.filter((name) => settings[name] !== defaults[name]).length;
}

const SettingsFields = lazy(async () => ({
  default: (await import('./settings-fields.tsx')).SettingsFields,
}));

function FieldSkeletons() {
  return (
    <div aria-busy className="mb-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {['category', 'style', 'mood', 'colors', 'composition', 'format'].map((field) => (
        <div key={field}>
          <Skeleton className="h-5 w-28" />
          <Skeleton className="mt-1.5 h-11 md:pointer-fine:h-10" />
        </div>
      ))}
    </div>
  );
}

/** A box for details, which are added to the prompt. */
function DetailsField({ value, onType }: { value: string; onType(text: string): void }) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>Custom Prompt (Optional)</Label>
      <Textarea
        id={id}
        rows={3}
        value={value}
        onChange={(event) => onType(event.target.value)}
        maxLength={MAX_CHARACTERS}
        placeholder="Describe specific elements: lighting, textures, objects, or atmosphere..."
        aria-describedby={`${id}-help`}
        autoComplete="off"
        className="mt-1.5 max-h-64 min-h-[5.5rem]"
      />
      <p id={`${id}-help`} className="mt-1.5 text-muted text-sm">
        Add details to enhance your professional visual creation
      </p>
    </div>
  );
}

/** Leaves most of a prompt's length to the prompt itself. */
const MAX_CHARACTERS = 500;
