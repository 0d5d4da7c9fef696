import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
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

/** Ends of a packet; the search for them takes minutes for hundreds. */
const MOST_ENDS = 4;
const MOST_CHARACTERS = 1_000_000;
/** Elements and their ends, or attributes. */
const MOST_PARTS = 10_000;
const DEEPEST = 100;

/** Refuses documents that would take the parser seconds, or all of its stack. */
const domParser = {
  parseFromString(xml: string, type: string) {
    if (!isSimple(xml)) throw new Error('This XMP is too complex');
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, type);
  },
};

function isSimple(xml: string): boolean {
  if (xml.length > MOST_CHARACTERS || xml.split('=').length > MOST_PARTS) return false;
  const tags = xml.split('<').slice(1);
  if (tags.length > MOST_PARTS) return false;
  let depth = 0;
  let deepest = 0;
  for (const tag of tags) {
    if (tag.startsWith('/')) depth -= 1;
    else if (!/^[?!]/.test(tag) && tag[tag.indexOf('>') - 1] !== '/') depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest <= DEEPEST;
}

async function loadXmp(bytes: Buffer): Promise<unknown> {
  if (bytes.toString('latin1').split('<?xpacket end').length - 1 > MOST_ENDS) return undefined;
  try {
    const { xmp } = await ExifReader.load(bytes, { expanded: true, async: true, domParser });
    return xmp;
  } catch {
    // Damaged or unknown metadata.
    return undefined;
  }
}
