import { CircleAlert, CircleCheck, X } from 'lucide-react';
import * as Primitive from 'radix-ui/toast';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { currentToast, dismissToast, subscribeToToasts, type ToastRecord } from './toast-store.ts';
import { areToastsLifted } from './use-lifted-toasts.ts';
import { useStepAside } from './use-step-aside.ts';

const SHOWN_MS = 5_000;
/** How long after closing a notification is removed. */
const REMOVED_MS = 1_000_000;
/** How far to the right a swipe dismisses it. */
const SWIPE_PX = 50;

/** F8 moves the focus here (Radix's shortcut), also out of a dialog. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, currentToast);
  const viewport = useRef<HTMLOListElement>(null);
  // A notification moves when a dialog opens, and stays there when it closes.
  const isInDialog = useSyncExternalStore(watchDialogs, hasDialog);
  const isAside = useStepAside(viewport, toast ? `${toast.id} ${isInDialog}` : null);
  const isUsuallyAtTop = !isInDialog && isUnderHeader();
  const isAtTop = isAside ? !isUsuallyAtTop : isUsuallyAtTop;
  useEffect(letFocusIn, []);
  return (
    <Primitive.Provider
      duration={SHOWN_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      label="Notification"
    >
      {toast && <Toast key={toast.id} toast={toast} onClose={() => dismissToast(toast.id, REMOVED_MS)} />}
      {/* Off, since toasts announce themselves. Without the attribute a modal dialog would hide them from screen readers. */}
      <Primitive.Viewport
        ref={viewport}
        aria-live="off"
        data-toasts
        style={toast && isAtTop ? { top: '3.5rem', bottom: 'auto' } : {}}
        // A modal dialog covers the tab bar and the right column, so that neither needs to be avoided.
        className={cn(
          'fixed bottom-[calc(var(--toast-lift,0px)+var(--tab-bar))] in-data-scroll-locked:bottom-[var(--toast-lift,0px)] z-60 w-full rounded-lg p-4 focus-visible:-outline-offset-4 sm:max-w-sm',
          toast && !isInDialog && isOnLeft() ? 'left-0' : 'right-0',
        )}
      />
    </Primitive.Provider>
  );
}

/**
 * On phones, whose buttons stand at the bottom, unless a page lifts notifications above its own; on tablets where a page's
 * works hang at the bottom.
 */
function isUnderHeader(): boolean {
  if (innerWidth < 640) return !areToastsLifted();
  return innerWidth < WIDE_PX && hasWorksOnRight();
}

/** On wide screens whose right side shows the works that a notification speaks of. */
function isOnLeft(): boolean {
  return innerWidth >= WIDE_PX && hasWorksOnRight();
}

let lastInDialog: ToastRecord['id'] | undefined;

/** Whether a modal dialog is open, or was since the notification appeared. Menus lock scrolling as well. */
function hasDialog(): boolean {
  const id = currentToast()?.id;
  if (document.querySelector('[data-scroll-locked] [role="dialog"]')) lastInDialog = id;
  return id !== undefined && id === lastInDialog;
}

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributeFilter: ['data-scroll-locked'] });
  return () => observer.disconnect();
}

/** The width from which pages have two columns. */
const WIDE_PX = 1024;

const hasWorksOnRight = () => document.querySelector('[data-works-on-right]') !== null;

/** Dialogs take back a focus that leaves them. Hides focus events on notifications from dialogs. */
function letFocusIn(): () => void {
  const keepFromDialogs = (event: FocusEvent) => {
    const next = event.type === 'focusin' ? event.target : event.relatedTarget;
    if (next instanceof Element && next.closest('[data-toasts]')) event.stopImmediatePropagation();
  };
  document.addEventListener('focusin', keepFromDialogs);
  document.addEventListener('focusout', keepFromDialogs);
  return () => {
    document.removeEventListener('focusin', keepFromDialogs);
    document.removeEventListener('focusout', keepFromDialogs);
  };
}

function Toast({ toast, onClose }: { toast: ToastRecord; onClose: () => void }) {
  const { title, description, variant = 'default', action, open } = toast;
  const Icon = ICONS[variant];
  return (
    <Primitive.Root
      open={open}
      // In a dialog, Escape closes the dialog; elsewhere the notification alone.
      onEscapeKeyDown={(event) => {
        if (!document.activeElement?.closest('[role="dialog"]')) onClose();
        event.preventDefault();
      }}
      onOpenChange={(stays) => !stays && onClose()}
      className={cn(
        'pointer-events-auto flex items-start gap-3 rounded-md border bg-surface-1 py-1.5 pr-1.5 pl-4 shadow-floating',
        'data-[state=closed]:pointer-events-none data-[state=closed]:animate-sink data-[state=open]:animate-rise',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out',
        variant === 'destructive' ? 'border-danger' : 'border-border',
      )}
    >
      {Icon && <Icon aria-hidden className={cn('mt-2.5 size-5 shrink-0', ICON_COLORS[variant])} />}
      <div className="min-w-0 flex-1 py-2">
        <Primitive.Title className="font-medium text-sm">{title}</Primitive.Title>
        {description !== undefined && (
          <Primitive.Description className="mt-0.5 line-clamp-4 text-pretty text-muted text-sm">
            {description}
          </Primitive.Description>
        )}
        {action && (
          <Primitive.Action asChild altText={action.altText} onClick={action.run}>
            <Button size="small" className="mt-2.5 mb-1">
              {action.label}
            </Button>
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton label="Close">
          <X aria-hidden />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  );
}

const ICONS = { default: null, success: CircleCheck, destructive: CircleAlert };
const ICON_COLORS = { default: '', success: 'text-success', destructive: 'text-danger' };
