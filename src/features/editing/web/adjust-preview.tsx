import { type CSSProperties, type ReactNode, useId } from 'react';
import {
  type Adjustment,
  adjustedFrame,
  CROP_MIN_PIXELS,
  colorMatrix,
  straightenZoom,
} from '../contract/adjustment.ts';
import type { PixelBox } from '../contract/edits.ts';
import { MoveLayer } from './move-layer.tsx';
import { TextPreview } from './text-preview.tsx';

interface AdjustPreviewProps {
  size: { width: number; height: number };
  adjust: Adjustment;
  /** Which of the texts is being changed. */
  chosenText: number;
  onChooseText(index: number): void;
  onAdjust(adjust: Adjustment): void;
  /** The picture. */
  children: ReactNode;
}

/** The picture as it will be: the browser's filter does the same sums as the server. */
export function AdjustPreview({
  size,
  adjust,
  chosenText,
  onChooseText,
  onAdjust,
  children,
}: AdjustPreviewProps) {
  const id = useId();
  const { crop, straighten, texts } = adjust;
  const values = [
    ...colorMatrix(adjust).map(([r, g, b, base]) => `${r} ${g} ${b} 0 ${base}`),
    '0 0 0 1 0',
  ].join(' ');
  const box: PixelBox | null = crop && {
    x: crop.x * size.width,
    y: crop.y * size.height,
    width: crop.width * size.width,
    height: crop.height * size.height,
  };
  return (
    <div className="relative size-full">
      <svg aria-hidden="true" width={0} height={0} className="absolute">
        <filter id={id} colorInterpolationFilters="sRGB">
          <feColorMatrix values={values} />
        </filter>
      </svg>
      <div className="relative size-full overflow-hidden">
        <div
          className="size-full"
          style={{
            filter: `url("#${id}")`,
            transform: `rotate(${straighten}deg) scale(${straightenZoom(size, straighten)})`,
          }}
        >
          {children}
        </div>
        {crop && <div className="pointer-events-none absolute" style={shade(crop)} />}
      </div>
      {crop && box && (
        <MoveLayer
          isHandleInside
          size={size}
          name="What stays of the picture. Arrow keys move it, plus and minus change its size."
          box={box}
          onChange={(next) => onAdjust({ ...adjust, crop: within(next, box, size) })}
        />
      )}
      {texts.length > 0 && (
        <div className="pointer-events-none absolute" style={boxOf(crop ?? WHOLE)}>
          {texts.map((text, index) => (
            <TextPreview
              // biome-ignore lint/suspicious/noArrayIndexKey: texts have nothing else that stays.
              key={index}
              frame={adjustedFrame(size, adjust)}
              text={text}
              isChosen={index === chosenText}
              onChoose={() => onChooseText(index)}
              onText={(next) => onAdjust({ ...adjust, texts: texts.with(index, next) })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/** Darkens what is cut off. */
function shade(crop: Crop): CSSProperties {
  return { ...boxOf(crop), boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.6)' };
}

function boxOf({ x, y, width, height }: Crop): CSSProperties {
  return {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  };
}

type Crop = NonNullable<Adjustment['crop']>;

/** Within the picture, with its proportion; the frame before if it would be larger than the picture or tiny. */
function within(next: PixelBox, before: PixelBox, size: { width: number; height: number }) {
  // A little more than the server takes, since it rounds and straightening enlarges.
  const least = Math.min(CROP_MIN_PIXELS * 1.3, size.width, size.height);
  const isFit =
    next.width <= size.width + 1 &&
    next.height <= size.height + 1 &&
    Math.min(next.width, next.height) >= least;
  const { width, height } = isFit ? next : before;
  const clamp = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));
  return {
    x: clamp(isFit ? next.x : before.x, size.width - width) / size.width,
    y: clamp(isFit ? next.y : before.y, size.height - height) / size.height,
    width: Math.min(1, width / size.width),
    height: Math.min(1, height / size.height),
  };
}
