import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { usePageState } from '#web/state/page-state.tsx';
import { chooseTheme, chosenTheme, subscribeToTheme } from './theme-store.ts';

export function ThemeToggle() {
  const { theme: fromServer = 'system' } = usePageState();
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme, () => undefined) ?? fromServer;
  return (
    <fieldset className="flex w-fit rounded-md bg-surface-2 p-1">
      <legend className="sr-only">Theme</legend>
      {OPTIONS.map(({ value, label, Icon }) => (
        <label
          key={value}
          title={label}
          className="relative grid size-11 cursor-pointer place-items-center rounded-sm text-muted transition-colors hover:text-ink has-checked:bg-lifted has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-ink md:pointer-fine:size-8"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
          />
          <Icon aria-hidden className="size-4" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const OPTIONS = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const;
