import type { AdInput, Rect } from './ad-input.ts';
import { leastContrast } from './color/contrast.ts';
import type { Scene } from './stage/scene.ts';
import type { TextItem } from './text/block.ts';

/** An element of the ad and its bounds in pixels. */
export interface AdBox extends Rect {
  role: TextItem['role'] | 'button' | 'logo' | 'picture';
  /** Of texts: what is written, line by line. */
  lines?: string[];
  /** Of texts: pixels per em. */
  fontSize?: number;
  /** Of texts: `#rrggbb`. */
  color?: string;
}

export interface AdChecks {
  /** WCAG 2.2 against the worst ground; `required` is 3 for texts of 24 pixels or more, else 4.5. */
  contrast: { role: TextItem['role']; ratio: number; required: number }[];
  isReadable: boolean;
  /** No text, button or logo leaves the ad, and no texts meet. */
  isInside: boolean;
  /** Nothing is in the area that the platform may cover. */
  isSafeAreaKept: boolean;
  /** No text is smaller than the smallest legible size. */
  isLegible: boolean;
  /** Pictures have the proportions of their pixels. */
  isUnstretched: boolean;
  /** All of the above. */
  isGood: boolean;
}

/** Tolerance for rounding, in pixels. */
const SLACK = 0.05;

export function boxesOf(scene: Scene): AdBox[] {
  const boxes: AdBox[] = scene.pictures.map(({ role, seen }) => ({ role, ...seen }));
  for (const { item, color } of scene.texts) {
    if (item.button) boxes.push({ role: 'button', ...item.button });
    const lines = item.lines.map(({ shaped }) => shaped.text);
    boxes.push({ role: item.role, ...item.box, lines, fontSize: item.size, color });
  }
  return boxes;
}

export function checksOf(scene: Scene, boxes: readonly AdBox[], input: AdInput): AdChecks {
  const { width, height, safeArea, minimumTextSize } = input;
  const contrast = scene.texts.map(({ item, color, grounds }) => ({
    role: item.role,
    ratio: Math.round(leastContrast(color, grounds) * 100) / 100,
    required: item.size >= 24 ? 3 : 4.5,
  }));
  const { top = 0, right = 0, bottom = 0, left = 0 } = safeArea ?? {};
  const safe = { x: left, y: top, width: width - left - right, height: height - top - bottom };
  const contents = boxes.filter(({ role }) => role !== 'picture');
  const solid = boxes.filter(({ role }) => role !== 'picture' && role !== 'cta');
  const checks = {
    contrast,
    isReadable: contrast.every(({ ratio, required }) => ratio >= required),
    isInside:
      contents.every((box) => lies(box, { x: 0, y: 0, width, height })) &&
      solid.every((one, index) => solid.slice(index + 1).every((other) => !meet(one, other))) &&
      scene.texts.every(({ item }) => !item.button || lies(item.box, item.button)),
    isSafeAreaKept: contents.every((box) => lies(box, safe)),
    isLegible: boxes.every(({ fontSize }) => fontSize === undefined || fontSize >= minimumTextSize - SLACK),
    isUnstretched: scene.pictures.every(({ drawn, source }) => {
      const ratio = drawn.width / source.width / (drawn.height / source.height);
      return Math.abs(ratio - 1) < 0.001;
    }),
  };
  const { contrast: _, ...verdicts } = checks;
  return { ...checks, isGood: Object.values(verdicts).every(Boolean) };
}

function lies(inside: Rect, rect: Rect): boolean {
  return (
    inside.x >= rect.x - SLACK &&
    inside.y >= rect.y - SLACK &&
    inside.x + inside.width <= rect.x + rect.width + SLACK &&
    inside.y + inside.height <= rect.y + rect.height + SLACK
  );
}

function meet(one: Rect, other: Rect): boolean {
  return (
    one.x + one.width > other.x + SLACK &&
    other.x + other.width > one.x + SLACK &&
    one.y + one.height > other.y + SLACK &&
    other.y + other.height > one.y + SLACK
  );
}
