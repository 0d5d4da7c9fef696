import { FIGURE_STANDINGS } from '../../contract/ad-enumerations.ts';
import type { AdFormat, AdPlatform, Evidence } from '../../contract/ad-formats.ts';

/** The sources of a format's figures. */
export function FigureSources({ format, sources }: { format: AdFormat; sources: AdPlatform['sources'] }) {
  const { evidence } = format;
  const figures: [string, Evidence | undefined][] = [
    ['Size', evidence.size],
    ['File size', evidence.maxBytes],
    ['File types', evidence.fileTypes],
    ['Safe area', evidence.safeArea],
    ['Texts in the picture', evidence.allowsText],
  ];
  return (
    <details className="group text-xs">
      <summary className="flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-ink md:pointer-fine:min-h-8">
        Sources
      </summary>
      <dl className="mt-2 grid gap-3">
        {figures.map(([name, figure]) => figure && <Figure key={name} {...{ name, figure, sources }} />)}
      </dl>
    </details>
  );
}

function Figure({
  name,
  figure: { standing, source, note },
  sources,
}: {
  name: string;
  figure: Evidence;
  sources: AdPlatform['sources'];
}) {
  const page = source === null ? undefined : sources[source];
  return (
    <div className="leading-5">
      <dt className="font-medium">{name}</dt>
      <dd className="text-muted">
        {FIGURE_STANDINGS[standing]}.{note && ` ${note}`}
        {page && (
          <>
            {' '}
            <a href={page.url} target="_blank" rel="noreferrer" className="underline hover:text-ink">
              {page.publisher}, {page.title}
            </a>
            , read on <time dateTime={page.readOn}>{page.readOn}</time>
          </>
        )}
      </dd>
    </div>
  );
}
