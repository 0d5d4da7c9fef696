import { Link } from 'wouter';
import { STYLES, type Style, type StyleKind } from '#features/prompt-builder/content/styles';
import { MORE_ROWS } from './selection-layout.ts';
import { StyleList } from './style-list.tsx';
import { stylePath } from './style-path.ts';

/** A category without an anchor: a strip of sample pictures above the list of its styles. */
export function StyleCard({ kind, title }: { kind: StyleKind; title: string }) {
  const styles: readonly Style[] = STYLES[kind];
  const whole = kind !== 'sports' && kind !== 'illustrations';
  return (
    <section aria-labelledby={`styles-${kind}`}>
      <div aria-hidden className="flex aspect-[4/1] gap-0.5 overflow-hidden rounded-sm bg-surface-2">
        {styles.map(
          ({ id, picture }) =>
            picture && (
              <img
                key={id}
                src={picture}
                alt=""
                width={480}
                height={360}
                loading="lazy"
                decoding="async"
                className="min-w-0 flex-1 object-cover"
              />
            ),
        )}
      </div>
      <h3 id={`styles-${kind}`} className="mt-4 font-serif text-2xl leading-tight">
        {whole ? (
          <Link href={stylePath(kind)} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <div className="mt-2">
        <StyleList kind={kind} title={title} styles={styles} rows={MORE_ROWS} total={styles.length} />
      </div>
    </section>
  );
}
