import { withJpegXmp } from '#platform/images/with-jpeg-xmp';
import { withPngXmp } from '#platform/images/with-png-xmp';
import { withSvgXmp } from '#platform/images/with-svg-xmp';
import type { DigitalSourceType, PictureType, Provenance } from '#ports/provenance';
import { provenanceXmp } from './provenance-xmp.ts';

type EncodedType = Extract<PictureType, 'image/png' | 'image/jpeg' | 'image/svg+xml'>;

/**
 * Adds provenance to an encoded file without encoding it again, for files that were fitted to a size. The file must not
 * have XMP.
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
