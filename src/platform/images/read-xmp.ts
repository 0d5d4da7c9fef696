import ExifReader from 'exifreader';
import { z } from 'zod';

const property = z.object({ value: z.string() }).optional().catch(undefined);
const properties = z.object({ DigitalSourceType: property, CreatorTool: property, Credit: property });

export interface XmpOrigin {
  digitalSourceType: string | null;
  creatorTool: string | null;
  /** IPTC's Credit Line. */
  credit: string | null;
}

/** The digital source type, creator tool and credit line in a file's XMP; null if it has none of them. */
export async function readXmp(bytes: Buffer): Promise<XmpOrigin | null> {
  const found = properties.safeParse((await loadXmp(bytes)) ?? {}).data;
  const digitalSourceType = found?.DigitalSourceType?.value.split('/').at(-1) ?? null;
  const creatorTool = found?.CreatorTool?.value ?? null;
  const credit = found?.Credit?.value ?? null;
  const origin = { digitalSourceType, creatorTool, credit };
  return Object.values(origin).every((value) => value === null) ? null : origin;
}

/** Ends of a packet; the parser needs minutes for hundreds of them. */
const MOST_ENDS = 4;

async function loadXmp(bytes: Buffer): Promise<unknown> {
  if (bytes.toString('latin1').split('<?xpacket end').length - 1 > MOST_ENDS) return undefined;
  try {
    const { xmp } = await ExifReader.load(bytes, { expanded: true, async: true });
    return xmp;
  } catch {
    // Damaged or unknown metadata.
    return undefined;
  }
}
