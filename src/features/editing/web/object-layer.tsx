import { cn } from '#web/ui/class-names.ts';
import type { PictureObject } from '../contract/edits.ts';

interface ObjectLayerProps {
  size: { width: number; height: number };
  objects: readonly PictureObject[];
  chosen: string | undefined;
  onChoose(id: string | undefined): void;
}

/** A button over each thing of the picture; smaller ones lie over larger ones. */
export function ObjectLayer({ size, objects, chosen, onChoose }: ObjectLayerProps) {
  const fromSmall = objects.toSorted((one, other) => areaOf(one) - areaOf(other));
  return (
    <ul aria-label="Things in the picture">
      {objects.map((object) => (
        <li key={object.id}>
          <button
            type="button"
            aria-pressed={object.id === chosen}
            onClick={() => onChoose(object.id === chosen ? undefined : object.id)}
            style={{
              ...placeOf(object.box, size),
              zIndex: fromSmall.length - fromSmall.indexOf(object),
              // A white frame is seen on white pictures, too.
              ...(object.id === chosen && { boxShadow: 'inset 0 0 0 2px var(--color-scrim-deep)' }),
            }}
            className={cn(
              'group absolute rounded-sm border-2',
              object.id === chosen ? 'border-on-picture' : 'border-transparent hover:border-on-picture',
            )}
          >
            <span
              className={cn(
                'absolute top-full left-1/2 mt-1.5 -translate-x-1/2 whitespace-nowrap rounded-sm bg-scrim-deep px-2 py-0.5 text-on-picture text-xs first-letter:uppercase',
                object.id !== chosen && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
              )}
            >
              {object.label}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function placeOf(
  { x, y, width, height }: PictureObject['box'],
  size: { width: number; height: number },
) {
  return {
    left: `${(100 * x) / size.width}%`,
    top: `${(100 * y) / size.height}%`,
    width: `${(100 * width) / size.width}%`,
    height: `${(100 * height) / size.height}%`,
  };
}

const areaOf = ({ box }: PictureObject) => box.width * box.height;
