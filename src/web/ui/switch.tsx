interface SwitchProps {
  label: string;
  on: boolean;
  onChange(on: boolean): void;
}

/** A switch with a label. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label className="group inline-flex min-h-11 shrink-0 cursor-pointer select-none items-center gap-2.5 text-muted text-xs transition-colors hover:text-ink md:pointer-fine:min-h-8">
      <span className="relative inline-flex">
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          onChange={(event) => onChange(event.target.checked)}
          className="peer h-5 w-9 cursor-pointer appearance-none rounded-full bg-border-strong transition-colors checked:bg-ink forced-colors:appearance-auto"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-0.5 left-0.5 size-4 rounded-full bg-paper transition-transform duration-steady peer-checked:translate-x-4 forced-colors:hidden"
        />
      </span>
      {label}
    </label>
  );
}
