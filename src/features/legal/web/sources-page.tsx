import { lazy, Suspense } from 'react';
import { DocumentFrame, SectionHeading, Sections } from '#features/articles/web/document-frame.tsx';
import { Prose } from '#features/articles/web/prose.tsx';
import { licenseAddress, SOURCES } from '../content/sources.ts';

/** Open works in pictures and product, with their licenses. */
export function SourcesPage() {
  return (
    <DocumentFrame
      heading="Sources"
      lead="Drawings, words, typefaces and models by other people that Framewright’s pictures and pages are made with. None of their licenses limits your pictures: you may use them commercially and need not share them. A picture that shows a model whose author must be named says so, with the line to publish beside it."
      byline={null}
      contents={[...SECTIONS, MODELS]}
    >
      <Sections sections={SECTIONS} />
      <section aria-labelledby={MODELS.id} className="mt-12">
        <SectionHeading id={MODELS.id}>{MODELS.heading}</SectionHeading>
        <Prose blocks={MODELS.blocks} />
        <Suspense>
          <PhotoModelList />
        </Suspense>
      </section>
    </DocumentFrame>
  );
}

const MODELS = {
  id: 'models',
  heading: 'Models of things in photos',
  blocks: [
    'From the furniture catalogs of Sweet Home 3D, and changed: scaled, repaired, simplified and given other materials.',
  ],
};

/** Hundreds of links, which the page itself does not wait for. */
const PhotoModelList = lazy(async () => ({
  default: (await import('./photo-model-list.tsx')).PhotoModelList,
}));

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
