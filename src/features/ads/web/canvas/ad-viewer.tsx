import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useDarkPage } from '#web/ui/use-dark-page.ts';
import { useEscape } from '#web/ui/use-escape.ts';
import type { AdLayoutId } from '../../contract/ad-enumerations.ts';
import type { AdPlatform } from '../../contract/ad-formats.ts';
import { AdActions } from './ad-actions.tsx';
import { AdPicture } from './ad-picture.tsx';
import { AdStatus } from './ad-status.tsx';
import type { CanvasAd } from './canvas-ads.ts';
import type { SaveAd } from './download-menu.tsx';
import { FigureSources } from './figure-sources.tsx';
import { limitText, sizeText } from './format-texts.ts';
import { LayoutSwitch } from './layout-switch.tsx';
import { hasSafeArea } from './safe-area.tsx';

interface AdViewerProps {
  ads: readonly CanvasAd[];
  /** Id of the shown format; null while closed. */
  viewed: string | null;
  onView(formatId: string | null): void;
  altOf(ad: CanvasAd): string;
  sources: AdPlatform['sources'];
  showsSafeArea: boolean;
  onSafeArea(shown: boolean): void;
  onLayout(ad: CanvasAd, layout: AdLayoutId | null): void;
  onGenerate(ad: CanvasAd): void;
  onSave(ad: CanvasAd, ...type: Parameters<SaveAd>): void;
}

/** One ad in full screen, dark in both themes. The arrow keys show the other formats. */
export function AdViewer(props: AdViewerProps) {
  const { ads, viewed, onView } = props;
  const at = ads.findIndex(({ format }) => format.id === viewed);
  const ad = ads[at];
  const last = useRef<string | null>(null);
  if (viewed) last.current = viewed;
  const escaping = useEscape({ close: () => onView(null), onKeyDown: followKeys });

  function walk(step: number) {
    const next = ads[at + step];
    if (next) onView(next.format.id);
  }

  function followKeys(event: KeyboardEvent) {
    // Keys pressed in a menu bubble up to here.
    if (event.target instanceof Element && event.target.closest('[role="menu"]')) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) walk(step);
  }

  return (
    <Dialog.Root open={ad !== undefined} onOpenChange={(open) => !open && onView(null)}>
      <Dialog.Portal>
        {/* Locks the page's scrolling, and tells notifications of the dialog. */}
        <Dialog.Overlay />
        <Dialog.Content
          aria-describedby={undefined}
          {...escaping}
          onCloseAutoFocus={(event) => {
            // Focuses the format that was shown last, which may differ from the opened one.
            event.preventDefault();
            document.querySelector<HTMLElement>(`[data-enlarge="${last.current}"]`)?.focus();
          }}
          className="darkroom fixed inset-0 z-50 flex flex-col data-[state=open]:animate-appear"
        >
          <div className="flex items-center gap-1 p-2 pl-4 sm:pl-6">
            <Dialog.Title className="mr-auto truncate font-medium text-sm">{ad?.name}</Dialog.Title>
            <IconButton label="Previous format" disabled={at <= 0} onClick={() => walk(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton label="Next format" disabled={at >= ads.length - 1} onClick={() => walk(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          {ad && <ViewedAd key={ad.format.id} {...props} ad={ad} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ViewedAd({ ad, ...props }: AdViewerProps & { ad: CanvasAd }) {
  const { format, preview, name } = ad;
  useDarkPage();
  return (
    <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
      <div className="min-h-0 flex-1 p-4 pt-0 sm:p-8 sm:pt-2">
        <div className="grid size-full place-items-center [container-type:size]">
          <div style={{ width: largestWidth(ad) }}>
            <AdPicture
              ad={ad}
              alt={props.altOf(ad)}
              isLoading={ad.order !== null && !ad.isPreviewCurrent}
              showsSafeArea={props.showsSafeArea}
            />
          </div>
        </div>
      </div>
      <aside
        aria-label="About this ad"
        className="grid content-start gap-4 overflow-y-auto px-4 pb-5 max-lg:max-h-[45dvh] sm:px-6 lg:w-80 lg:pl-0"
      >
        {/* On narrow screens at the foot, where notifications cover neither the ad nor its actions. */}
        <div className="text-sm leading-6 max-lg:order-last">
          <p className="font-mono tabular-nums">{sizeText(format)}</p>
          <p className="text-muted">{limitText(format)}</p>
          {format.note && <p className="text-muted">{format.note}</p>}
          <AdStatus ad={ad} />
        </div>
        <LayoutSwitch
          name={name}
          layout={preview?.layout ?? null}
          layouts={preview?.layouts ?? []}
          onChoose={(layout) => props.onLayout(ad, layout)}
        />
        <AdActions
          ad={ad}
          isNext
          onGenerate={() => props.onGenerate(ad)}
          onSave={(type) => props.onSave(ad, type)}
        />
        {hasSafeArea(format) && (
          <Button
            size="small"
            variant="ghost"
            aria-pressed={props.showsSafeArea}
            onClick={() => props.onSafeArea(!props.showsSafeArea)}
            className={cn('justify-self-start', props.showsSafeArea && 'bg-surface-3')}
          >
            Safe area
          </Button>
        )}
        <FigureSources format={format} sources={props.sources} />
      </aside>
    </div>
  );
}

/** As large as fits, at most twice the ad's own size. */
function largestWidth({ format: { width, height } }: CanvasAd): string {
  return `min(100cqw, 100cqh * ${width / height}, ${2 * width}px)`;
}
