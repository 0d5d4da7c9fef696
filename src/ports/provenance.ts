import type { ContentCredentials } from '#features/provenance/contract/picture-origin';
import type { ImageDescription } from './image-model.ts';

/** Content credentials (C2PA): signs pictures that leave, and reads what any picture says of its origin. */
export interface Provenance {
  /**
   * The same file with a signed manifest in it; nothing may change the file afterwards. Where no signer runs on this
   * machine, the file as it was.
   * @throws ProviderError
   */
  sign(file: Uint8Array, claim: ProvenanceClaim): Promise<Buffer>;
  /**
   * What a file's credentials say; `undefined` when it carries none.
   * @throws ProviderError `rejected` when the file cannot be read, `misconfigured` where no reader runs.
   */
  read(file: Uint8Array, contentType: string): Promise<ContentCredentials | undefined>;
}

export interface ProvenanceClaim {
  contentType: PictureType;
  digitalSourceType: DigitalSourceType;
  /** What was done to the picture since it was made, in order. */
  edits?: readonly PictureEdit[] | undefined;
}

/** What may have been done to a picture after it was made. */
export type PictureEdit = 'resized' | 'converted' | 'background-removed' | 'enlarged-by-model';

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/svg+xml';

/** IPTC digital source types, http://cv.iptc.org/newscodes/digitalsourcetype/. */
export type DigitalSourceType = ImageDescription['digitalSourceType'];
