import ExifReader from 'exifreader';
import { z } from 'zod';
import type { PictureOrigin } from '#contract/picture-origin';

const property = z.object({ value: z.string() }).optional().catch(undefined);
const properties = z.object({ DigitalSourceType: property, CreatorTool: property });

/** What a file's XMP says of its origin; null when it has no XMP that says anything of it. */
export async function readXmp(bytes: Buffer): Promise<PictureOrigin['xmp']> {
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
    // Its metadata is damaged, or none that this reader knows.
    return undefined;
  }
}
