import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { QuickStartPanel } from './quick-start-panel.tsx';

export function GalleryTab() {
  return (
    <QuickStartPanel
      title="Pictures that are free to use"
      drawing={<JustifiedRows />}
      action={
        <Button asChild variant="primary">
          <Link href="/gallery">View Gallery</Link>
        </Button>
      }
    >
      Browse and search generated pictures without an account, and open any of them to see the prompt that
      made it.
    </QuickStartPanel>
  );
}

/** Drawing of the gallery's layout. */
function JustifiedRows() {
  return (
    <svg viewBox="0 0 224 160" className="size-full" aria-hidden>
      <g fill="var(--color-border)">
        <rect x="20" y="20" width="72" height="36" />
        <rect x="95" y="20" width="40" height="36" />
        <rect x="20" y="59" width="48" height="46" />
        <rect x="141" y="59" width="63" height="46" />
        <rect x="20" y="108" width="88" height="32" />
        <rect x="160" y="108" width="44" height="32" />
      </g>
      <g fill="var(--color-border-strong)">
        <rect x="138" y="20" width="66" height="36" />
        <rect x="71" y="59" width="67" height="46" />
        <rect x="111" y="108" width="46" height="32" />
      </g>
    </svg>
  );
}
