import { OriginReport } from './origin-report.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { useVerification } from './use-verification.ts';

/** Checks pictures, and says in words where they come from. */
export function VerifyPicture() {
  const { check, isPending, fileName, preview, origin, reason } = useVerification();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-6 md:py-16">
      <h1 className="font-serif text-title">Verify a picture</h1>
      <p className="mt-4 max-w-reading text-lg text-muted leading-relaxed">
        Read where a picture comes from: what made it, how and when, who vouches for that, and whether the
        file was changed since.
      </p>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2 lg:gap-16">
        <PictureDrop isPending={isPending} preview={preview} fileName={fileName} onFile={check} />
        <div role="status" aria-busy={isPending}>
          {isPending ? (
            <p className="text-muted">Reading its credentials…</p>
          ) : origin ? (
            <OriginReport origin={origin} />
          ) : reason !== null ? (
            <>
              <h2 className="font-serif text-3xl leading-tight">Not checked</h2>
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
    text: 'Content credentials (C2PA) travel inside a picture, signed by whoever made it. Every picture from this site carries them; its smallest previews carry a note alone.',
  },
  {
    title: 'Nothing is kept',
    text: 'Your picture is read on this server, in a process of its own, and forgotten. It goes to nobody else.',
  },
  {
    title: 'What it cannot say',
    text: 'Credentials can be removed. A picture without them may be anything: a photograph, a drawing, or generated.',
  },
];
