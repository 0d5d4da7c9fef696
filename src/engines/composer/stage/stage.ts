import { wcagLuminance } from 'culori';
import type { AdInput, Rect, Shape } from '../ad-input.ts';
import { leastContrast, READABLE, readable } from '../color/contrast.ts';
import { oklchOf } from '../color/oklch.ts';
import { buttonOn, inkOn, type Palette } from '../color/palette.ts';
import { element, imageOf } from '../svg/markup.ts';
import { betterOf } from '../text/better-of.ts';
import type { Block, BlockOptions, Content, TextItem } from '../text/block.ts';
import { fitBlock } from '../text/fit-block.ts';
import { coverRect, inset, intersect, placeInside } from './crop.ts';
import { drawLogo, vanishes } from './draw-logo.ts';
import { defaultsOf, innerRect, marginOf } from './room.ts';
import type { Layer, Scene } from './scene.ts';

/**
 * The drawing surface of a layout. Rectangles are in reading direction (x grows from the start of lines), so
 * that a layout is written once for both directions.
 */
export interface Stage {
  width: number;
  height: number;
  shape: Shape;
  /** Between content and edge; also the step of the spacing. */
  margin: number;
  /** Inside margins and safe area. */
  inner: Rect;
  palette: Palette;
  /** The roundness of corners that suits the brand's letters. */
  corner: number;
  isCutout: boolean;
  /** Aspect ratio of the picture. */
  aspect: number;
  /** Point of the picture that must stay visible, 0..1 from the start of lines and from the top. */
  focus: { x: number; y: number };
  /**
   * Best place for the brand on a ground: next to a button, a logo on a plate would look like another button.
   */
  brandOn(ground: string): 'foot' | 'words';
  /** Whether the platform covers much of the bottom: words are then above, and the picture extends below. */
  isFootCovered: boolean;
  fill(layer: Layer, rect: Rect, paint: string, look?: Look): void;
  circle(layer: Layer, x: number, y: number, radius: number, paint: string, look?: Look): void;
  /** A paint for `fill`: from the first color to the last along a direction. */
  gradient(stops: readonly Stop[], towards: 'start' | 'end' | 'top' | 'bottom'): string;
  /** A paint for `fill` that fades from the middle outwards. */
  glow(stops: readonly Stop[]): string;
  /** A soft shadow below a rectangle. */
  shadow(
    layer: Layer,
    rect: Rect,
    look: { radius?: number; blur: number; opacity: number; drop?: number },
  ): void;
  /**
   * The picture over a whole rectangle, cropped at its edges, with its focus as near as possible to the
   * middle of `keep` (or of the rectangle); a cut-out is placed inside `keep` on the ground.
   */
  show(rect: Rect, look?: { radius?: number; ground?: string; keep?: Rect }): void;
  /** The whole picture inside a rectangle; a cut-out casts a shadow on the floor. */
  stand(rect: Rect): void;
  /** Null without a logo. */
  logoTone: 'dark' | 'light' | null;
  /** The logo in the middle of a rectangle, on a plate if it would vanish on the ground. */
  logo(rect: Rect, ground: string): void;
  fit(rect: Rect, options: FitOptions): Block;
  /** Draws a block in colors that can be read on all of the grounds. */
  place(block: Block, grounds: readonly string[]): void;
  /** The bounds of a block in the direction of reading. */
  boundsOf(block: Block): Rect;
}

export interface Look {
  radius?: number;
  stroke?: { paint: string; width: number };
}

export interface Stop {
  at: number;
  color: string;
  opacity?: number;
}

export type FitOptions = Partial<Omit<BlockOptions, 'smallest' | 'isRtl' | 'flow'>> & {
  flow?: BlockOptions['flow'] | 'either';
};

export function createStage(
  input: AdInput,
  {
    shape,
    palette,
    content,
    scene,
  }: { shape: Shape; palette: Palette; content: Content | undefined; scene: Scene },
): Stage {
  const { width, height, picture, brand } = input;
  const isRtl = input.direction === 'rtl';
  const margin = marginOf(shape, width, height);
  const inner = innerRect(input, margin, isRtl);
  const physical = (rect: Rect): Rect => (isRtl ? { ...rect, x: width - rect.x - rect.width } : rect);
  const add = (layer: Layer, markup: string) => scene.shapes.push({ layer, markup });
  const define = (name: string, attributes: Record<string, string | number>, inside: string) => {
    const id = `${scene.prefix}-${scene.defs.length}`;
    scene.defs.push(element(name, { id, ...attributes }, inside));
    return `url(#${id})`;
  };
  const stopsOf = (stops: readonly Stop[]) =>
    stops
      .map(({ at, color, opacity }) =>
        element('stop', { offset: at, 'stop-color': color, 'stop-opacity': opacity }),
      )
      .join('');

  const stage: Stage = {
    width,
    height,
    shape,
    margin,
    inner,
    palette,
    corner: brand.fontClass === 'serif' ? margin * 0.12 : margin * 0.5,
    isCutout: picture?.hasAlpha ?? false,
    aspect: picture ? picture.width / picture.height : 1,
    focus: {
      x: isRtl ? 1 - (picture?.focus?.x ?? 0.5) : (picture?.focus?.x ?? 0.5),
      y: picture?.focus?.y ?? 0.5,
    },
    brandOn: (ground) => (brand.logo && vanishes(brand.logo, [ground]) ? 'words' : 'foot'),
    isFootCovered: (input.safeArea?.bottom ?? 0) > 2 * margin,
    logoTone: brand.logo?.tone ?? null,
    logo(rect, ground) {
      if (brand.logo)
        drawLogo(scene, brand.logo, physical(rect), { grounds: [ground], palette, corner: stage.corner });
    },
    fill(layer, rect, paint, { radius, stroke } = {}) {
      const outline = stroke ? { stroke: stroke.paint, 'stroke-width': stroke.width } : {};
      add(layer, element('rect', { ...physical(rect), rx: radius, fill: paint, ...outline }));
    },
    circle(layer, x, y, radius, paint, { stroke } = {}) {
      const outline = stroke ? { stroke: stroke.paint, 'stroke-width': stroke.width } : {};
      add(layer, element('circle', { cx: isRtl ? width - x : x, cy: y, r: radius, fill: paint, ...outline }));
    },
    gradient(stops, towards) {
      const from = (towards === 'end') !== isRtl ? 0 : 1;
      const ends =
        towards === 'start' || towards === 'end'
          ? { x1: from, y1: 0, x2: 1 - from, y2: 0 }
          : { x1: 0, y1: towards === 'bottom' ? 0 : 1, x2: 0, y2: towards === 'bottom' ? 1 : 0 };
      return define('linearGradient', ends, stopsOf(stops));
    },
    glow: (stops) => define('radialGradient', { cx: 0.5, cy: 0.5, r: 0.5 }, stopsOf(stops)),
    shadow(layer, rect, { radius, blur, opacity, drop = 0 }) {
      const filter = define(
        'filter',
        { x: '-30%', y: '-30%', width: '160%', height: '160%' },
        element('feGaussianBlur', { stdDeviation: blur }),
      );
      const at = physical({ ...rect, y: rect.y + drop });
      add(layer, element('rect', { ...at, rx: radius, fill: palette.deep, opacity, filter }));
    },
    show(rect, { radius, ground, keep } = {}) {
      if (!picture) return;
      const at = physical(rect);
      if (picture.hasAlpha) {
        stage.fill('background', rect, ground ?? palette.tint, radius === undefined ? {} : { radius });
        const seen = intersect(keep ?? rect, { x: 0, y: 0, width, height });
        const pad = Math.min(seen.width, seen.height) * (radius === undefined ? 0.1 : 0.12);
        stage.stand(inset(seen, pad));
        return;
      }
      if (picture.isWhole) {
        showWhole(rect, { radius, ground, keep });
        return;
      }
      // Ignore the part beyond the ad's edge.
      const seen = intersect(at, { x: 0, y: 0, width, height });
      const middle = keep && physical(intersect(keep, rect));
      const drawn = coverRect(picture, seen, picture.focus, middle);
      const clip = define('clipPath', {}, element('rect', { ...at, rx: radius }));
      add('picture', imageOf(picture.dataUrl, drawn, clip));
      scene.pictures.push({ role: 'picture', drawn, seen, source: picture });
    },
    stand(rect) {
      if (!picture) return;
      const drawn = placeInside(picture, physical(rect));
      if (picture.hasAlpha) {
        const paint = stage.glow([
          { at: 0, color: palette.deep, opacity: 0.4 },
          { at: 0.55, color: palette.deep, opacity: 0.16 },
          { at: 1, color: palette.deep, opacity: 0 },
        ]);
        const [rx, ry] = [drawn.width * 0.46, Math.min(drawn.width, drawn.height) * 0.06];
        const cy = drawn.y + drawn.height * 0.985;
        add('picture', element('ellipse', { cx: drawn.x + drawn.width / 2, cy, rx, ry, fill: paint }));
      }
      add('picture', imageOf(picture.dataUrl, drawn));
      scene.pictures.push({ role: 'picture', drawn, seen: drawn, source: picture });
    },
    fit(rect, options) {
      if (!content) throw new Error(`The layout ${input.layout} has no texts.`);
      const at = physical(rect);
      const defaults = defaultsOf(shape, at);
      const { flow = 'column', ...given } = options;
      const attempt = (chosen: BlockOptions['flow']) =>
        fitBlock(at, content, {
          ...defaults,
          ...given,
          flow: chosen,
          smallest: input.minimumTextSize,
          largest: Math.max(input.minimumTextSize, given.largest ?? defaults.largest),
          isRtl,
        });
      if (flow !== 'either') return attempt(flow);
      return betterOf(
        () => attempt('row'),
        () => attempt('column'),
      );
    },
    place(block, grounds) {
      scene.blocks.push(block);
      const ink = inkOn(grounds, palette);
      const button = buttonOn(grounds, palette);
      for (const item of block.items)
        if (item.button) {
          drawButton(item.button, button.fill);
          scene.texts.push({ item, color: button.label, grounds: [button.fill] });
        } else if (item.role === 'callout' && leastContrast(button.fill, grounds) >= READABLE)
          scene.texts.push({ item, color: button.fill, grounds });
        else scene.texts.push({ item, color: inkOf(item, ink, grounds, palette), grounds });
      if (block.logo && brand.logo)
        drawLogo(scene, brand.logo, block.logo, { grounds, palette, corner: stage.corner });
    },
    boundsOf: ({ bounds }) => physical(bounds),
  };

  /** On a plain ground and in a frame of its own, like a screen. */
  const showWhole = (
    rect: Rect,
    {
      radius,
      ground,
      keep,
    }: { radius?: number | undefined; ground?: string | undefined; keep?: Rect | undefined },
  ) => {
    if (!picture) return;
    stage.fill('background', rect, ground ?? palette.tint, radius === undefined ? {} : { radius });
    const free = intersect(keep ?? rect, { x: 0, y: 0, width, height });
    const pad = Math.min(free.width, free.height) * (radius === undefined ? 0.07 : 0.05);
    const drawn = placeInside(picture, physical(inset(free, pad)));
    drawn.y = free.y + (free.height - drawn.height) / 2;
    const corners = Math.min(stage.corner * 0.6, Math.min(drawn.width, drawn.height) * 0.06);
    const shadow = { radius: corners, blur: margin * 0.3, opacity: 0.22, drop: margin * 0.12 };
    stage.shadow('background', isRtl ? physical(drawn) : drawn, shadow);
    const clip = define('clipPath', {}, element('rect', { ...drawn, rx: corners }));
    add('picture', imageOf(picture.dataUrl, drawn, clip));
    scene.pictures.push({ role: 'picture', drawn, seen: drawn, source: picture });
  };

  const drawButton = (at: Rect, fill: string) => {
    const radius = brand.fontClass === 'serif' ? Math.min(at.height * 0.1, 4) : at.height / 2;
    add('cta', element('rect', { ...at, rx: radius, fill }));
  };

  return stage;
}

function inkOf(item: TextItem, ink: string, grounds: readonly string[], palette: Palette): string {
  if (item.role !== 'brandName') return ink;
  // On a quiet ground the brand's name may have the brand's color.
  const isLight = grounds.every((ground) => wcagLuminance(ground) > 0.6 && oklchOf(ground).c < 0.06);
  return isLight ? readable(palette.brand, grounds, READABLE) : ink;
}
