import { useMemo, useRef, useState } from 'react';
import { useNow } from '#web/state/use-now.ts';
import { useWidth } from '#web/ui/use-width.ts';
import type { AdLayoutId, AdPlatformId } from '../../contract/ad-enumerations.ts';
import type { AdPlatform } from '../../contract/ad-formats.ts';
import { designOf } from '../campaign-design.ts';
import { FailureNote } from '../failure-note.tsx';
import type { CampaignProps } from '../use-campaign.ts';
import { AdViewer } from './ad-viewer.tsx';
import { type CanvasAd, lackOf, listCanvasAds, listKeptAds } from './canvas-ads.ts';
import { GAP, layOutTable } from './canvas-layout.ts';
import { CanvasToolbar } from './canvas-toolbar.tsx';
import { commonLayout, layoutsOfAny } from './common-layout.ts';
import { FormatCard } from './format-card.tsx';
import { adAlt } from './format-texts.ts';
import { hasSafeArea } from './safe-area.tsx';
import { saveAd, saveAllAds } from './save-ads.ts';
import type { AdMaking } from './use-ad-making.ts';
import { usePreviews } from './use-previews.ts';
import { useVisibleFormats } from './use-visible-formats.ts';

interface PlatformCanvasProps extends CampaignProps {
  id: AdPlatformId;
  platform: AdPlatform;
  making: AdMaking;
}

export function PlatformCanvas({ id, platform, state, change, making }: PlatformCanvasProps) {
  const { formats } = platform;
  const list = useRef<HTMLUListElement>(null);
  const width = useWidth(list);
  // Whole pixels: a row that is a fraction too wide would wrap.
  const rows = useMemo(
    () => (width === null ? [] : layOutTable(formats, Math.floor(width))),
    [formats, width],
  );
  const design = designOf(state, id === state.platform ? undefined : { id, limits: platform });
  const [viewed, setViewed] = useState<string | null>(null);
  const [showsSafeArea, setShowsSafeArea] = useState(false);
  const visible = useVisibleFormats(list, rows.length === 0 ? '' : id);
  const wanted = formats
    .filter((format) => (visible.has(format.id) || format.id === viewed) && design && !lackOf(design, format))
    .map((format) => format.id);
  const previews = usePreviews({ design, layouts: state.layouts, wanted });
  const now = useNow();
  const ads = listCanvasAds({
    platform: { id, name: platform.name, formats },
    state,
    design,
    drawn: previews.drawn,
    making: making.making,
    now,
  });
  const orders = ads.flatMap(({ isCurrent, making: own, order }) =>
    order && !isCurrent && !(own && own.status !== 'failed') ? [order] : [],
  );
  const kept = listKeptAds(state, now);

  const chooseLayout = (formatId: string, layout: AdLayoutId | null) =>
    change({ type: 'layoutChosen', formatId, layout });
  const altOf = ({ format }: CanvasAd) =>
    design ? adAlt(design, format) : `An empty frame of ${format.width} × ${format.height}`;
  const generate = ({ order }: CanvasAd) => order && making.generate(order);
  const save = (ad: CanvasAd, type: Parameters<typeof saveAd>[3]) => void saveAd(id, ad, formats, type);

  return (
    <>
      <div className="z-10 rounded-t-lg border-border border-b bg-surface-2/95 px-4 py-3 backdrop-blur-md sm:px-6 lg:sticky lg:top-0">
        <CanvasToolbar
          heading={state.showsAllPlatforms ? platform.name : 'Ad Formats'}
          platformName={platform.name}
          count={formats.length}
          missing={orders.length}
          isReady={design !== null}
          batch={making.batch}
          finished={kept.length}
          layouts={layoutsOfAny(ads)}
          layout={commonLayout(ads)}
          showsSafeArea={formats.some(hasSafeArea) ? showsSafeArea : null}
          onGenerateAll={() => making.generateAll(orders)}
          onCancel={making.cancel}
          onDownloadAll={() => saveAllAds(kept)}
          onLayout={(layout) => {
            for (const { format, preview } of ads)
              chooseLayout(format.id, layout && preview?.layouts.includes(layout) ? layout : null);
          }}
          onSafeArea={setShowsSafeArea}
        />
        {previews.failure && (
          <div className="mt-2">
            <FailureNote failure={previews.failure} onRetry={previews.retry} />
          </div>
        )}
      </div>
      <div className="px-4 pt-6 pb-8 sm:px-6">
        {!design && (
          <p className="mb-6 text-muted text-sm">
            {state.copy ? 'Choose a headline' : 'Generate or write a headline'} to see the ads. These are the
            sizes they will have.
          </p>
        )}
        <ul ref={list} style={{ gap: `${GAP * 1.5}px ${GAP}px` }} className="flex flex-wrap">
          {rows.flatMap(({ prints, height, rest }) =>
            prints.map((print, place) => {
              const ad = ads.find(({ format }) => format.id === print.id);
              return (
                ad && (
                  <FormatCard
                    key={print.id}
                    ad={ad}
                    print={print}
                    height={height}
                    rest={place === prints.length - 1 ? rest : 0}
                    alt={altOf(ad)}
                    showsSafeArea={showsSafeArea}
                    isLoading={ad.order !== null && !previews.failure}
                    onEnlarge={() => setViewed(print.id)}
                    onLayout={(layout) => chooseLayout(print.id, layout)}
                    onGenerate={() => generate(ad)}
                    onSave={(type) => save(ad, type)}
                  />
                )
              );
            }),
          )}
        </ul>
      </div>
      <AdViewer
        ads={ads}
        viewed={viewed}
        onView={setViewed}
        altOf={altOf}
        sources={platform.sources}
        showsSafeArea={showsSafeArea}
        onSafeArea={setShowsSafeArea}
        onLayout={({ format }, layout) => chooseLayout(format.id, layout)}
        onGenerate={generate}
        onSave={save}
      />
    </>
  );
}
