import { lazy, Suspense } from 'react';
import type { FormSettings } from '#features/generations/contract/form-settings';
import { Badge } from '#web/ui/badge.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type BuilderState, settingsFor } from './builder-state.ts';
import { DetailsField } from './details-field.tsx';
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
