import { DocumentFrame, Sections } from '#features/articles/web/document-frame.tsx';
import { licenseAddress, SOURCES } from '../content/sources.ts';

/** Open works in pictures and product, with their licenses. */
export function SourcesPage() {
  return (
    <DocumentFrame
      heading="Sources"
      lead="Drawings, words, typefaces and models by other people that Framewright’s pictures and pages are made with. None of their licenses limits your pictures: you may use them commercially and need not share them."
      byline={null}
      contents={SECTIONS}
    >
      <Sections sections={SECTIONS} />
    </DocumentFrame>
  );
}

const SECTIONS = SOURCES.map((source) => ({
  id: source.package.replace(/\W+/g, '-'),
  heading: source.name,
  blocks: [
    `${source.usedFor}.`,
    {
      points: [
        `By ${source.author}: [${new URL(source.address).host}](${source.address})`,
        `License: [${source.license}](${licenseAddress(source)})`,
        `Version ${source.version} of \`${source.package}\``,
      ],
    },
    source.notice,
  ],
}));
