import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { PictureOrigin } from '../contract/picture-origin.ts';
import { explainOrigin, type OriginReport as Report } from './explain-origin.ts';

/** The verdict on a picture, and its credentials in words. */
export function OriginReport({ origin }: { origin: PictureOrigin }) {
  const { verdict, facts } = explainOrigin(origin);
  const { Icon, look } = TONES[verdict.tone];
  return (
    <>
      <div className="flex items-start gap-4">
        <Icon aria-hidden className={`mt-1 size-6 shrink-0 ${look}`} />
        <div>
          <h2 className="font-serif text-3xl leading-tight">{verdict.title}</h2>
          <p className="mt-3 text-muted leading-relaxed">{verdict.summary}</p>
        </div>
      </div>
      {facts.length > 0 && (
        <dl className="mt-8 border-border border-t">
          {facts.map(({ label, lines }) => (
            <div
              key={label}
              className="grid gap-x-6 gap-y-1 border-border border-b py-3.5 sm:grid-cols-[9.5rem_1fr]"
            >
              <dt className="font-medium text-sm leading-relaxed">{label}</dt>
              <dd className="text-muted text-sm leading-relaxed [overflow-wrap:anywhere]">
                {lines.map((line, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an action may repeat, and the list never changes
                  <p key={place}>{line}</p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

const TONES: Record<Report['verdict']['tone'], { Icon: typeof CircleCheck; look: string }> = {
  success: { Icon: CircleCheck, look: 'text-success' },
  neutral: { Icon: CircleHelp, look: 'text-muted' },
  warning: { Icon: CircleAlert, look: 'text-warning' },
  danger: { Icon: CircleX, look: 'text-danger' },
};
