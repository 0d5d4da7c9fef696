import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { STYLES, type Style, type StyleKind } from '#features/prompt-builder/content/styles';
import { stylePath } from './style-path.ts';

interface StyleGroupProps {
  kind: StyleKind;
  title: string;
  anchor?: string | undefined;
}

/** One kind of style on the shelf: those with a sample picture first, then the names of the others in columns. */
export function StyleGroup({ kind, title, anchor }: StyleGroupProps) {
  const styles: readonly Style[] = STYLES[kind];
  const id = `styles-${kind}`;
  return (
    <section id={anchor} tabIndex={-1} aria-labelledby={id} className="shrink-0 snap-start outline-none">
      <h3 id={id} className="mb-3 font-medium leading-6">
        {hasOwnSet(kind) ? (
          <Link href={stylePath(kind)} className="group -my-2.5 inline-flex min-h-11 items-center gap-1.5">
            <span className="underline-offset-4 group-hover:underline">{title}</span>
            <ArrowRight aria-hidden className="size-4 text-muted" />
          </Link>
        ) : (
          title
        )}
      </h3>
      <div className="flex items-start gap-4">
        <ul className="flex gap-2">
          {styles.map(
            ({ id: style, name, picture }) =>
              picture && (
                <li key={style} className="w-48">
                  <Link href={stylePath(kind, style)} className="group block rounded-sm">
                    <span className="block aspect-[4/3] overflow-hidden rounded-sm bg-surface-2">
                      <img
                        src={picture}
                        alt=""
                        width={480}
                        height={360}
                        loading="lazy"
                        decoding="async"
                        className="size-full object-cover transition-transform duration-slow group-hover:scale-[1.03]"
                      />
                    </span>
                    <span className="mt-2 block truncate text-sm leading-5 underline-offset-4 group-hover:underline">
                      {name}
                    </span>
                  </Link>
                </li>
              ),
          )}
        </ul>
        <ul className="grid auto-cols-[11rem] grid-flow-col grid-rows-4 gap-x-5 md:pointer-fine:grid-rows-5">
          {styles.map(
            ({ id: style, name, picture }) =>
              !picture && (
                <li key={style} className="border-border border-b">
                  <Link
                    href={stylePath(kind, style)}
                    className="flex h-[2.6875rem] items-center rounded-sm text-sm underline-offset-4 hover:underline md:pointer-fine:h-[2.125rem]"
                  >
                    <span className="truncate">{name}</span>
                  </Link>
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}

/** Sports and illustrations belong to the sets of other kinds. */
const hasOwnSet = (kind: StyleKind) => kind !== 'sports' && kind !== 'illustrations';
