import { useRef } from 'react';
import type { Asset } from '#features/assets/contract/assets';
import { ChosenAsset } from '#features/assets/web/chosen-asset.tsx';
import { EarlierUploads } from '#features/assets/web/earlier-uploads.tsx';
import { ExampleAssets } from '#features/assets/web/example-assets.tsx';
import { UploadArea } from '#features/assets/web/upload-area.tsx';
import { CutOutOffer } from '#features/cutouts/web/cut-out-offer.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { type BuilderState, chooseAsset, chooseExampleAsset } from './builder-state.ts';
import type { ChangeBuilder } from './use-builder.ts';

interface AssetPanelProps {
  state: BuilderState;
  change: ChangeBuilder;
}

/** The reference picture: an upload or an example. */
export function AssetPanel({ state: { asset, example }, change }: AssetPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const chosen = example?.name ?? asset?.originalName;

  function choose(upload: Asset | null) {
    change((it) => chooseAsset(it, upload));
    // The focused button has been replaced by the chosen picture, or the reverse.
    panel.current?.focus({ preventScroll: true });
  }

  return (
    <Collapsible
      title="Add Asset (Optional)"
      description="Place your product, logo or cut-out in the picture"
      aside={
        chosen === undefined ? undefined : (
          <Badge className="max-w-full">
            <span className="truncate">{chosen}</span>
          </Badge>
        )
      }
    >
      <div ref={panel} tabIndex={-1} className="pt-1 pb-6 outline-none">
        {chosen === undefined ? (
          <UploadArea onUploaded={choose} />
        ) : (
          <ChosenAsset asset={asset} example={example} onRemove={() => choose(null)}>
            {asset && <CutOutOffer asset={asset} onCutOut={choose} />}
          </ChosenAsset>
        )}
        <EarlierUploads
          chosenId={asset?.id ?? null}
          onChoose={choose}
          onDeleted={(id) => id === asset?.id && choose(null)}
        />
        <ExampleAssets
          chosen={example}
          onChoose={(picked) => change((it) => chooseExampleAsset(it, picked))}
        />
      </div>
    </Collapsible>
  );
}
