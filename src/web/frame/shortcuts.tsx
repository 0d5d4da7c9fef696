import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '#web/ui/icon-button.tsx';
import { readShortcutsOn } from './shortcut-setting.ts';

/** Single-key shortcuts of every page, off while the user types, and the button that lists them. */
export function Shortcuts() {
  const [path, navigate] = useLocation();
  // Null until the dialog is first opened.
  const [open, setOpen] = useState<boolean | null>(null);

  useEffect(() => {
    const actions: Record<string, () => void> = {
      '/': () => {
        if (focusSearch()) return;
        navigate('/gallery');
        focusSearchSoon();
      },
      g: () => {
        if (path === '/gallery') scrollTo(0, 0);
        else navigate('/gallery');
      },
      c: () => navigate('/create'),
      '?': () => setOpen(true),
    };
    const listen = (event: KeyboardEvent) => {
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
      if (!action || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"]') || !readShortcutsOn()) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [path, navigate]);

  return (
    <>
      <IconButton
        label="Keyboard shortcuts"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-md:hidden pointer-coarse:hidden"
      >
        <Keyboard aria-hidden />
      </IconButton>
      {open !== null && (
        <Suspense>
          <ShortcutsDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(TYPED_IN) !== null;
}

/** In lists and menus, letters select entries. */
const TYPED_IN =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]';

function focusSearch(): boolean {
  const box = document.querySelector<HTMLElement>('#page-search');
  box?.focus();
  return box !== null;
}

/** The page with the search may still be loading. */
function focusSearchSoon(tries = 120): void {
  requestAnimationFrame(() => {
    if (!focusSearch() && tries > 0) focusSearchSoon(tries - 1);
  });
}
