import { Maximize2 } from 'lucide-react';
import type { AdLayoutId } from '../../contract/ad-enumerations.ts';
import { AdActions } from './ad-actions.tsx';
import { AdPicture } from './ad-picture.tsx';
import { AdStatus } from './ad-status.tsx';
import type { CanvasAd } from './canvas-ads.ts';
import type { Print } from './canvas-layout.ts';
import type { SaveAd } from './download-menu.tsx';
import { limitText, sizeText } from './format-texts.ts';
import { LayoutSwitch } from './layout-switch.tsx';

interface FormatCardProps {
  ad: CanvasAd;
  print: Print;
  /** Height of its row, CSS pixels. */
  height: number;
  /** Free space after it in its row, CSS pixels. */
  rest: number;
  alt: string;
  showsSafeArea: boolean;
  /** Whether a preview is being drawn. */
  isLoading: boolean;
  onEnlarge(): void;
  onLayout(layout: AdLayoutId | null): void;
  onGenerate(): void;
  onSave: SaveAd;
}

/** One format on the canvas: the ad, the platform's limits, and the actions. */
export function FormatCard(props: FormatCardProps) {
  const { ad, print, height, rest, onEnlarge, onLayout, onGenerate, onSave } = props;
  const { format, preview, name } = ad;
  return (
    <li
      data-format={format.id}
      style={{ width: print.cellWidth, marginInlineEnd: rest }}
      className="@container"
    >
      <div style={{ height }} className="flex items-end">
        <button
          type="button"
          data-enlarge={format.id}
          aria-label={`Enlarge ${name}`}
          onClick={onEnlarge}
          className="group relative"
        >
          <span style={{ width: print.width }} className="block">
            <AdPicture {...props} />
          </span>
          <span
            aria-hidden
            className="absolute top-1 right-1 grid size-7 place-items-center rounded-sm bg-scrim text-on-picture opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
          >
            <Maximize2 className="size-3.5" />
          </span>
        </button>
      </div>
      <div className="mt-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-medium text-sm leading-5">{format.name}</h3>
          <p className="whitespace-nowrap font-mono text-muted text-xs tabular-nums leading-5">
            {sizeText(format)}
          </p>
        </div>
        <p className="text-muted text-xs leading-5">{limitText(format)}</p>
        <AdStatus ad={ad} />
        <div className="mt-2 grid gap-2 @min-[19rem]:grid-cols-[minmax(0,1fr)_fit-content(11rem)] @min-[34rem]:grid-cols-[minmax(0,14rem)_minmax(0,11rem)]">
          <LayoutSwitch
            name={name}
            layout={preview?.layout ?? null}
            layouts={preview?.layouts ?? []}
            onChoose={onLayout}
          />
          <AdActions ad={ad} onGenerate={onGenerate} onSave={onSave} className="min-w-32" />
        </div>
      </div>
    </li>
  );
}
