import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { PictureOrigin } from '../contract/picture-origin.ts';
import { explainOrigin, type OriginReport as Report } from './explain-origin.ts';
import { PictureDrop } from './picture-drop.tsx';
import { useVerification } from './use-verification.ts';

/** Checks pictures and explains where they come from. */
export function VerifyPicture() {
  const { check, isPending, fileName, preview, origin, reason } = useVerification();
  return (
    <div className="site-grid py-10 md:py-16">
      <h1 className="font-serif text-title">Verify a picture</h1>
      <p className="mt-4 max-w-reading text-lg text-muted leading-relaxed">
        See where a picture comes from: what made it, how and when, who signed it, and whether the file has
        changed since.
      </p>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2 lg:gap-16">
        <PictureDrop isPending={isPending} preview={preview} fileName={fileName} onFile={check} />
        <div role="status" aria-busy={isPending}>
          {isPending ? (
            <p className="text-muted">Checking…</p>
          ) : origin ? (
            <OriginReport origin={origin} />
          ) : reason !== null ? (
            <>
              <h2 className="font-serif text-2xl leading-tight">Not checked</h2>
              <p className="mt-3 text-danger leading-relaxed">{reason}</p>
            </>
          ) : (
            <HowItWorks />
          )}
        </div>
      </div>
    </div>
  );
}

function HowItWorks() {
  return (
    <dl className="border-border border-t">
      {POINTS.map(({ title, text }) => (
        <div key={title} className="border-border border-b py-4">
          <dt className="font-medium">{title}</dt>
          <dd className="mt-1 text-muted leading-relaxed">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const POINTS = [
  {
    title: 'Read from the file',
    text: 'Content credentials (C2PA) are stored in the picture, signed by its maker. Every picture from this site has them; its smallest previews have only a metadata note.',
  },
  {
    title: 'Nothing is kept',
    text: 'This server reads your picture and does not store it or send it to anyone.',
  },
  {
    title: 'Limits',
    text: 'Credentials can be removed. A picture without them may be a photograph, a drawing or generated.',
  },
];

/** The verdict on a picture, and its credentials in words. */
function OriginReport({ origin }: { origin: PictureOrigin }) {
  const { verdict, facts } = explainOrigin(origin);
  const { Icon, look } = TONES[verdict.tone];
  return (
    <>
      <div className="flex items-start gap-4">
        <Icon aria-hidden className={`mt-1 size-6 shrink-0 ${look}`} />
        <div>
          <h2 className="font-serif text-2xl leading-tight">{verdict.title}</h2>
          <p className="mt-3 text-muted leading-relaxed">{verdict.summary}</p>
        </div>
      </div>
      {facts.length > 0 && (
        <dl className="mt-8 border-border border-t">
          {facts.map(({ label, lines }) => (
            <div
              key={label}
              className="grid gap-x-6 gap-y-1 border-border border-b py-3 sm:grid-cols-[9.5rem_1fr]"
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
