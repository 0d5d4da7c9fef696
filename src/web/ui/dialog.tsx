import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cn } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useEscape } from './use-escape.ts';

export const Dialog = Primitive.Root;

interface DialogContentProps extends ComponentProps<typeof Primitive.Content> {
  title: string;
  /** One sentence under the title. */
  description?: string;
  /** `lightbox`: to the edges of the window, around a picture. */
  size?: keyof typeof WIDTHS;
  /** Next to the title. */
  aside?: ReactNode;
}

/**
 * A modal dialog: at the bottom on phones, in the middle elsewhere; only its body scrolls. On closing, the focus
 * returns to the element that had it, even if it is not a trigger.
 */
export function DialogContent({
  title,
  description,
  size = 'medium',
  aside,
  className,
  onInteractOutside,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onEscapeKeyDown,
  onKeyDown,
  children,
  ...rest
}: DialogContentProps) {
  const opener = useRef<Element | null>(null);
  const close = useRef<HTMLButtonElement>(null);
  const escaping = useEscape({ close: () => close.current?.click(), onEscapeKeyDown, onKeyDown });
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
      <Primitive.Content
        {...(description === undefined && { 'aria-describedby': undefined })}
        onInteractOutside={(event) => {
          // Notifications are outside the dialog; dismissing one must not close it.
          if (event.target instanceof Element && event.target.closest('[data-toasts]'))
            event.preventDefault();
          onInteractOutside?.(event);
        }}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement;
          onOpenAutoFocus?.(event);
          if (size !== 'lightbox' || event.defaultPrevented) return;
          // Its first control is one of the arrows, which would draw a frame beside the picture.
          event.preventDefault();
          if (event.target instanceof HTMLElement) event.target.focus();
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          const { current } = opener;
          if (event.defaultPrevented || !(current instanceof HTMLElement) || current === document.body)
            return;
          event.preventDefault();
          current.focus();
        }}
        className={cn(
          'outline-none fixed inset-x-0 bottom-0 z-50 m-auto flex max-h-[92dvh] w-full flex-col rounded-t-lg border border-border',
          'bg-surface-1 shadow-floating data-[state=closed]:animate-sink data-[state=open]:animate-rise',
          'sm:top-0',
          size === 'lightbox' ? LIGHTBOX : 'sm:h-fit sm:max-h-[86dvh] sm:w-[calc(100%-3rem)] sm:rounded-lg',
          WIDTHS[size],
          className,
        )}
        {...escaping}
        {...rest}
      >
        <div className="flex items-start gap-4 border-border border-b py-3 pr-2 pl-5 sm:pl-6">
          <div className="min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]">
            <Primitive.Title className="font-medium text-base leading-6">{title}</Primitive.Title>
            {description !== undefined && (
              <Primitive.Description className="text-muted text-sm leading-5">
                {description}
              </Primitive.Description>
            )}
          </div>
          {aside}
          <Primitive.Close ref={close} asChild>
            <IconButton label="Close">
              <X aria-hidden />
            </IconButton>
          </Primitive.Close>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 sm:p-6">{children}</div>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

const WIDTHS = { medium: 'sm:max-w-lg', large: 'sm:max-w-5xl xl:max-w-[100rem]', lightbox: '' };
const LIGHTBOX =
  'sm:h-dvh sm:max-h-none! sm:rounded-none! sm:border-0! sm:[&>:first-child]:border-b-0! sm:[&>:last-child]:pt-0!';
