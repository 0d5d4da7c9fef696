import type { DigitalSourceType } from '#ports/provenance';

/**
 * The XMP packet with a picture's origin: IPTC Photo Metadata's Digital Source Type, values from
 * http://cv.iptc.org/newscodes/digitalsourcetype/.
 * @param digitalSourceType null if nobody knows where it comes from
 * @param credit the line that must be shown with the picture
 */
export function provenanceXmp(
  digitalSourceType: DigitalSourceType | 'digitalCreation' | null,
  credit: string | null = null,
): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about=""${digitalSourceType === null ? '' : originProperties(digitalSourceType)}${
      credit === null
        ? '/>'
        : `>${creditProperties(credit)}
    </rdf:Description>`
    }
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

function originProperties(digitalSourceType: string): string {
  return `
      xmlns:xmp="http://ns.adobe.com/xap/1.0/"
      xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
      xmp:CreatorTool="Framewright"
      Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${digitalSourceType}"`;
}

/** IPTC's Credit Line, Copyright Notice and Rights Usage Terms, since programs differ in which they show. */
function creditProperties(credit: string): string {
  const text = credit.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const inAnyLanguage = (line: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${line}</rdf:li></rdf:Alt>`;
  return `
      <photoshop:Credit xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">${text}</photoshop:Credit>
      <dc:rights xmlns:dc="http://purl.org/dc/elements/1.1/">${inAnyLanguage(text)}</dc:rights>
      <xmpRights:UsageTerms xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">${inAnyLanguage(`This picture needs a credit: ${text}`)}</xmpRights:UsageTerms>`;
}
