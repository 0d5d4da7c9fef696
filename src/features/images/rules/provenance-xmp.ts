import type { DigitalSourceType } from '#ports/provenance';

/**
 * The XMP packet with a picture's origin: IPTC Photo Metadata's Digital Source Type, values from
 * http://cv.iptc.org/newscodes/digitalsourcetype/.
 */
export function provenanceXmp(digitalSourceType: DigitalSourceType | 'digitalCreation'): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about=""
      xmlns:xmp="http://ns.adobe.com/xap/1.0/"
      xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
      xmp:CreatorTool="Framewright"
      Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${digitalSourceType}"/>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}
