import { Link } from 'wouter';
import { type Block, readRuns } from '../content/prose.ts';

/** Running text of a document. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <ProseBlock key={keyOf(block)} block={block} />);
}

/** One text with its links and names. */
export function RunningText({ text }: { text: string }) {
  return readRuns(text).map(({ at, text: words, href, isName, isStrong }) =>
    href ? (
      <TextLink key={at} href={href}>
        {words}
      </TextLink>
    ) : isName ? (
      <code key={at} className="rounded-sm bg-surface-2 px-1 py-0.5 font-mono text-[0.875em]">
        {words}
      </code>
    ) : isStrong ? (
      <strong key={at} className="font-medium text-ink">
        {words}
      </strong>
    ) : (
      words
    ),
  );
}

/** No document has the same block twice. */
function keyOf(block: Block): string {
  if (typeof block === 'string') return block;
  return 'points' in block ? block.points.join() : block.caption;
}

function ProseBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p className="wrap-anywhere mt-4">
        <RunningText text={block} />
      </p>
    );
  if ('points' in block)
    return (
      <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-border-strong">
        {block.points.map((point) => (
          <li key={point} className="wrap-anywhere pl-1">
            <RunningText text={point} />
          </li>
        ))}
      </ul>
    );
  return <ProseTable {...block} />;
}

type TableBlock = Extract<Block, { rows: unknown }>;

/**
 * On phones each row is a block, with the columns' titles before its cells. Explicit roles are needed because a table
 * loses them with another `display`.
 */
function ProseTable({ caption, head, rows }: TableBlock) {
  return (
    <div className="prose-table mt-6 overflow-hidden rounded-md border border-border">
      <table
        // biome-ignore lint/a11y/noRedundantRoles: see above
        role="table"
        className="w-full border-collapse text-left text-sm leading-snug max-sm:block"
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-surface-2 max-sm:sr-only">
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" className="px-4 py-3 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          // biome-ignore lint/a11y/noRedundantRoles: see above
          role="rowgroup"
          className="max-sm:block"
        >
          {rows.map(([name = '', ...cells]) => (
            <tr
              key={name}
              // biome-ignore lint/a11y/noRedundantRoles: see above
              role="row"
              className="border-border border-t align-top max-sm:block max-sm:p-4 max-sm:first:border-t-0"
            >
              <th
                scope="row"
                // biome-ignore lint/a11y/noRedundantRoles: see above
                role="rowheader"
                className="px-4 py-3 font-medium max-sm:block max-sm:p-0 max-sm:pb-1"
              >
                <RunningText text={name} />
              </th>
              {head.slice(1).map((title, place) => (
                <td
                  key={title}
                  // biome-ignore lint/a11y/noRedundantRoles: see above
                  role="cell"
                  data-title={title}
                  className="px-4 py-3 text-muted max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-3 max-sm:p-0 max-sm:pt-1.5 max-sm:before:text-ink max-sm:before:text-sm max-sm:before:content-[attr(data-title)]"
                >
                  <span>
                    <RunningText text={cells[place] ?? ''} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TextLink({ href, children }: { href: string; children: string }) {
  const look = 'underline decoration-border-strong underline-offset-4 hover:decoration-current';
  return href.startsWith('/') ? (
    <Link href={href} className={look}>
      {children}
    </Link>
  ) : (
    <a href={href} className={look}>
      {children}
    </a>
  );
}
