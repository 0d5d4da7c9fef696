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
    <div className="grid size-full grid-cols-3 grid-rows-2 gap-1">
      {SHOWN.map((name) => (
        <img
          key={name}
          src={`/wall/${name}.webp`}
          alt=""
          className="size-full object-cover first:col-span-2 last:col-span-2"
        />
      ))}
    </div>
  );
}

const SHOWN = ['lake', 'bokeh', 'silk', 'dunes'];
