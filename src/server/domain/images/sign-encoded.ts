import type { DigitalSourceType, PictureType, Provenance } from '#server/ports/provenance';
import { provenanceXmp } from './provenance-xmp.ts';
import { withJpegXmp } from './with-jpeg-xmp.ts';
import { withPngXmp } from './with-png-xmp.ts';
import { withSvgXmp } from './with-svg-xmp.ts';

type EncodedType = Extract<PictureType, 'image/png' | 'image/jpeg' | 'image/svg+xml'>;

/**
 * A file with its provenance, whose picture stays as it is encoded: for files that an encoder has fitted to a size.
 * They must carry no XMP yet.
 * @throws ProviderError as the signer does
 */
export async function signEncoded(
  { provenance }: { provenance: Provenance },
  file: Uint8Array,
  { contentType, digitalSourceType }: { contentType: EncodedType; digitalSourceType: DigitalSourceType },
): Promise<Buffer> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const described = DESCRIBED[contentType](bytes, provenanceXmp(digitalSourceType));
  return await provenance.sign(described, { contentType, digitalSourceType });
}

const DESCRIBED: Record<EncodedType, (file: Buffer, packet: string) => Buffer> = {
  'image/png': withPngXmp,
  'image/jpeg': withJpegXmp,
  'image/svg+xml': withSvgXmp,
};
