import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { QuickStartPanel } from './quick-start-panel.tsx';

export function AdCreatorTab() {
  return (
    <QuickStartPanel
      title="From a website to finished ads"
      drawing={<AdFrames />}
      action={
        <Button asChild variant="primary">
          <Link href="/ad-creator">Launch Ad Creator</Link>
        </Button>
      }
    >
      Enter a website, a prompt or a picture, and get ad copy and visuals in the sizes that the platforms ask
      for. No sign-in needed.
    </QuickStartPanel>
  );
}

/** Drawing of the usual ad formats, to scale. */
function AdFrames() {
  return (
    <svg viewBox="0 0 224 160" className="size-full" aria-hidden>
      <g fill="var(--color-surface-1)" stroke="var(--color-border-strong)">
        <rect x="20" y="20" width="116" height="61" rx="4" />
        <rect x="20" y="91" width="116" height="49" rx="4" />
        <rect x="146" y="20" width="58" height="58" rx="4" />
        <rect x="146" y="88" width="29" height="52" rx="4" />
        <rect x="181" y="88" width="23" height="52" rx="4" />
      </g>
      <g fill="var(--color-border)">
        <rect x="30" y="32" width="52" height="7" rx="3" />
        <rect x="30" y="45" width="36" height="5" rx="2.5" />
        <rect x="30" y="103" width="66" height="7" rx="3" />
        <rect x="154" y="30" width="30" height="6" rx="3" />
        <rect x="151" y="98" width="17" height="5" rx="2.5" />
      </g>
      <g fill="var(--color-ink)">
        <rect x="30" y="60" width="28" height="10" rx="5" />
        <rect x="30" y="120" width="28" height="10" rx="5" />
        <rect x="154" y="60" width="24" height="9" rx="4.5" />
      </g>
    </svg>
  );
}
