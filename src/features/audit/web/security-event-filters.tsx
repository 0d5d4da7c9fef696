import { type FormEvent, type InputHTMLAttributes, useId, useState } from 'react';
import {
  SECURITY_EVENT_KINDS,
  type SecurityEventKind,
} from '#features/security-events/contract/security-event-kinds';
import { ADMIN_SEARCH_MAX_CHARACTERS } from '#platform/limits/limits';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';
import { SelectField } from '#web/ui/select.tsx';
import { fromLocalTime, readKind, toLocalTime } from './security-event-texts.ts';

// An option cannot have an empty value.
const ALL = 'all';
const KINDS = [
  { value: ALL, label: 'All kinds' },
  ...Object.entries(SECURITY_EVENT_KINDS).map(([value, { name }]) => ({ value, label: name })),
];

/** Empty filters are not set. */
export type EventFilters = {
  kind: SecurityEventKind | '';
  person: string;
  address: string;
  /** ISO 8601. */
  from: string;
  to: string;
};

interface SecurityEventFiltersProps {
  filters: EventFilters;
  onFilter(filters: EventFilters): void;
}

/** Selects the events shown: by kind at once, by the other fields when the form is sent. */
export function SecurityEventFilters({ filters, onFilter }: SecurityEventFiltersProps) {
  const [form, setForm] = useState(filters);
  const change = (changes: Partial<EventFilters>) => setForm({ ...form, ...changes });

  function submit(event: FormEvent) {
    event.preventDefault();
    onFilter({ ...form, person: form.person.trim(), address: form.address.trim() });
  }

  return (
    <form onSubmit={submit} className="mt-6 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        label="Kind"
        value={form.kind || ALL}
        options={KINDS}
        onChange={(value) => {
          const next = { ...form, kind: readKind(value) };
          setForm(next);
          onFilter(next);
        }}
      />
      <Field
        label="Person"
        type="search"
        placeholder="Email, name or id"
        value={form.person}
        onChange={(person) => change({ person })}
      />
      <Field
        label="IP address"
        type="search"
        placeholder="First part of the address"
        value={form.address}
        onChange={(address) => change({ address })}
      />
      <Field
        label="From"
        type="datetime-local"
        value={toLocalTime(form.from)}
        onChange={(from) => change({ from: fromLocalTime(from) })}
      />
      <Field
        label="Until"
        type="datetime-local"
        value={toLocalTime(form.to)}
        onChange={(to) => change({ to: fromLocalTime(to) })}
      />
      <Button type="submit" variant="primary" className="justify-self-start">
        Show
      </Button>
    </form>
  );
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  onChange(value: string): void;
}

function Field({ label, onChange, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{label}</Label>
      <input
        id={id}
        onChange={(event) => onChange(event.target.value)}
        maxLength={ADMIN_SEARCH_MAX_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        className={cn(FIELD_LOOK, 'mt-2 h-11 min-w-0 md:pointer-fine:h-10')}
        {...rest}
      />
    </div>
  );
}
