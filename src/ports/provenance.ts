import type { ContentCredentials } from '#features/provenance/contract/picture-origin';
import type { ImageDescription } from './image-model.ts';

/** Content credentials (C2PA): signs our pictures, and reads the credentials of any picture. */
export interface Provenance {
  /**
   * Embeds a signed manifest. Any later change of the file breaks the signature. Returns the file unchanged if the signing
   * library does not run on this machine.
   * @throws ProviderError
   */
  sign(file: Uint8Array, claim: ProvenanceClaim): Promise<Buffer>;
  /**
   * `undefined` if the file has no credentials.
   * @throws ProviderError `rejected` if the file cannot be read, `misconfigured` if the library does not run on this machine
   */
  read(file: Uint8Array, contentType: string): Promise<ContentCredentials | undefined>;
}

export interface ProvenanceClaim {
  contentType: PictureType;
  digitalSourceType: DigitalSourceType;
  /** Edits since the picture was made, in order. */
  edits?: readonly PictureEdit[] | undefined;
  /** The line that must be shown with the picture. */
  credit?: string | null;
}

export const PICTURE_EDITS = [
  'resized',
  'converted',
  'background-removed',
  'background-replaced',
  'enlarged-by-model',
  'object-changed',
  'object-removed',
  'part-erased',
  'part-painted',
  'adjusted',
  'cropped',
  'expanded',
  'text-written',
] as const;
export type PictureEdit = (typeof PICTURE_EDITS)[number];

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/svg+xml';

/** IPTC digital source types, http://cv.iptc.org/newscodes/digitalsourcetype/. */
export type DigitalSourceType = NonNullable<ImageDescription['digitalSourceType']>;
