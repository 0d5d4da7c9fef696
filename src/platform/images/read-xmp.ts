import ExifReader from 'exifreader';
import { z } from 'zod';

const property = z.object({ value: z.string() }).optional().catch(undefined);
const properties = z.object({ DigitalSourceType: property, CreatorTool: property });

export interface XmpOrigin {
  digitalSourceType: string | null;
  creatorTool: string | null;
}

/** The digital source type and creator tool in a file's XMP; null if it has neither. */
export async function readXmp(bytes: Buffer): Promise<XmpOrigin | null> {
  const found = properties.safeParse((await loadXmp(bytes)) ?? {}).data;
  const digitalSourceType = found?.DigitalSourceType?.value.split('/').at(-1) ?? null;
  const creatorTool = found?.CreatorTool?.value ?? null;
  return digitalSourceType === null && creatorTool === null ? null : { digitalSourceType, creatorTool };
}

async function loadXmp(bytes: Buffer): Promise<unknown> {
  try {
    const { xmp } = await ExifReader.load(bytes, { expanded: true, async: true });
    return xmp;
  } catch {
    // Damaged or unknown metadata.
    return undefined;
  }
}
