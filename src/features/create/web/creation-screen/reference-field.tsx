import { Images } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Asset, ExampleProduct } from '#features/assets/contract/assets';
import { ChosenAsset } from '#features/assets/web/chosen-asset.tsx';
import { ExampleAssets } from '#features/assets/web/example-assets.tsx';
import { UploadArea } from '#features/assets/web/upload-area.tsx';
import { CutOutOffer } from '#features/cutouts/web/cut-out-offer.tsx';
import { Button } from '#web/ui/button.tsx';
import { REFERENCE_FIELD } from '../reference-anchor.ts';
import { FromLibraryButton, type LibraryPickerProps } from './from-library-button.tsx';

interface ReferenceFieldProps {
  asset: Asset | null;
  example: ExampleProduct | null;
  onChoose(chosen: { asset: Asset | null; example: ExampleProduct | null }): void;
  /** Renders the picker of the person's own pictures; null for visitors. */
  library: ((picker: LibraryPickerProps) => ReactNode) | null;
}

/** The reference picture: a file, a picture from the library, or an example. */
export function ReferenceField({ asset, example, onChoose, library }: ReferenceFieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [shows, setShows] = useState(false);

  function choose(chosen: { asset?: Asset | null; example?: ExampleProduct | null }) {
    onChoose({ asset: chosen.asset ?? null, example: chosen.example ?? null });
    // The focused button has been replaced by the chosen picture, or the reverse.
    field.current?.focus({ preventScroll: true });
  }

  return (
    <section
      id={REFERENCE_FIELD}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      // Focused by a link to it.
      className="scroll-mt-40 rounded-sm outline-offset-8 focus:outline-2"
    >
      <h2 id={`${id}-title`} className="font-medium text-sm">
        Reference picture <span className="font-normal text-muted">(optional)</span>
      </h2>
      <p className="mt-1 text-muted text-sm">
        A product of yours is photographed as it is: add it, and describe where it stands.
      </p>
      <div ref={field} tabIndex={-1} className="mt-2 outline-none">
        {asset || example ? (
          <ChosenAsset compact asset={asset} example={example} onRemove={() => choose({})}>
            {asset && <CutOutOffer asset={asset} onCutOut={(cutout) => choose({ asset: cutout })} />}
          </ChosenAsset>
        ) : (
          <UploadArea
            compact
            anchor={REFERENCE_FIELD}
            onUploaded={(uploaded) => choose({ asset: uploaded })}
          />
        )}
      </div>
      <div className="-mx-3 mt-1 flex flex-wrap">
        {library && <FromLibraryButton library={library} onChoose={(picked) => choose({ asset: picked })} />}
        <Button
          variant="ghost"
          size="small"
          aria-expanded={shows}
          aria-controls={`${id}-examples`}
          onClick={() => setShows(!shows)}
          className="text-muted"
        >
          <Images aria-hidden className="size-4" />
          {shows ? 'Hide examples' : 'Examples'}
        </Button>
      </div>
      <div id={`${id}-examples`} hidden={!shows} className="-mt-2">
        {shows && (
          <ExampleAssets
            chosen={example}
            onChoose={(picked) => choose({ example: picked.id === example?.id ? null : picked })}
          />
        )}
      </div>
    </section>
  );
}
