import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { QuickStartPanel } from './quick-start-panel.tsx';

export function GalleryTab() {
  return (
    <QuickStartPanel
      title="Pictures that are free to use"
      drawing={<Pictures />}
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

/** Rows of pictures, as in the gallery. */
function Pictures() {
  return (
    <div className="grid size-full gap-1" style={{ grid: '1fr 1fr / 1fr 1fr 1fr' }}>
      {SHOWN.map(({ name, columns }) => (
        <img
          key={name}
          src={`/wall/${name}.webp`}
          alt=""
          className="size-full object-cover"
          style={{ gridColumn: `span ${columns}` }}
        />
      ))}
    </div>
  );
}

const SHOWN = [
  { name: 'lake', columns: 2 },
  { name: 'bokeh', columns: 1 },
  { name: 'silk', columns: 1 },
  { name: 'dunes', columns: 2 },
];
