import { Flag } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { ReportFormProps } from './report-form.tsx';

/** Opens the form that reports a picture or a page to the admins. The form's code loads on first use. */
export function ReportButton(report: Pick<ReportFormProps, 'what' | 'send'>) {
  const [state, setState] = useState<'quiet' | 'open' | 'sent'>('quiet');
  const button = useRef<HTMLButtonElement>(null);
  if (state === 'open') {
    return (
      <Suspense fallback={<div aria-busy="true" className="h-11" />}>
        <ReportForm
          {...report}
          onEnd={(sent) => {
            setState(sent ? 'sent' : 'quiet');
            requestAnimationFrame(() => button.current?.focus());
          }}
        />
      </Suspense>
    );
  }
  return (
    <Button
      ref={button}
      variant="ghost"
      size="small"
      // Not `disabled`, since the focus returns to it.
      aria-disabled={state === 'sent' || undefined}
      onPointerEnter={() => void loadForm()}
      onClick={() => state === 'quiet' && setState('open')}
      className="-ml-3 w-fit text-muted"
    >
      <Flag aria-hidden className="size-4" />
      {state === 'sent' ? 'Reported' : 'Report'}
    </Button>
  );
}

const loadForm = () => import('./report-form.tsx');
const ReportForm = lazy(async () => ({ default: (await loadForm()).ReportForm }));
