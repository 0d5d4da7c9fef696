import { useState } from 'react';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { readShortcutsOn, storeShortcutsOn } from './shortcut-setting.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const [on, setOn] = useState(readShortcutsOn);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Keyboard shortcuts">
        <dl className="divide-y divide-border">
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does} className="flex items-center justify-between gap-6 py-2.5">
              <dt>{does}</dt>
              <dd className="flex gap-1">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="grid h-7 min-w-7 place-items-center rounded-sm border border-border bg-surface-2 px-2 font-mono text-xs"
                  >
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <label className="mt-4 flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={on}
            onChange={(event) => {
              setOn(event.target.checked);
              storeShortcutsOn(event.target.checked);
            }}
            className="size-4 accent-ink"
          />
          Enable keyboard shortcuts
        </label>
      </DialogContent>
    </Dialog>
  );
}

const SHORTCUTS = [
  { keys: ['/'], does: 'Search the gallery' },
  { keys: ['g'], does: 'Go to the gallery' },
  { keys: ['c'], does: 'Create a picture' },
  { keys: ['←', '→', '↑', '↓'], does: 'Next or previous picture' },
  { keys: ['Home', 'End'], does: 'First or last picture' },
  { keys: ['Enter'], does: 'Open the picture' },
  { keys: ['Esc'], does: 'Close it, or clear the search' },
  { keys: ['?'], does: 'Show this list' },
];
