import { lazy, Suspense } from 'react';
import type { Asset } from '#features/assets/contract/assets';
import { usePageState } from '#web/state/page-state.tsx';

export interface CutOutOfferProps {
  /** The reference picture. */
  asset: Asset;
  /** Called with the cut-out, to be used instead. */
  onCutOut(cutout: Asset): void;
}

/** Offers to take the background out of a reference picture; nothing if it has none, or no model is installed. */
export function CutOutOffer({ asset, onCutOut }: CutOutOfferProps) {
  const { cutoutCost } = usePageState();
  if (cutoutCost === null || asset.hasAlpha) return null;
  return (
    <Suspense>
      <AskForCutout key={asset.id} asset={asset} cost={cutoutCost} onCutOut={onCutOut} />
    </Suspense>
  );
}

// Loaded with the first upload.
const AskForCutout = lazy(async () => ({
  default: (await import('./ask-for-cutout.tsx')).AskForCutout,
}));
