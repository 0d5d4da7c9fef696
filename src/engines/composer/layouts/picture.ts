import type { Stage } from '../stage/stage.ts';

/** The picture alone, for platforms that set the texts beside it. */
export function pictureOnly(stage: Stage): void {
  const { width, height, palette } = stage;
  const all = { x: 0, y: 0, width, height };
  if (!stage.isCutout) {
    stage.show(all);
    return;
  }
  stage.fill('background', all, palette.tint);
  const light = stage.glow([
    { at: 0, color: '#ffffff', opacity: 1 },
    { at: 0.6, color: '#ffffff', opacity: 0.55 },
    { at: 1, color: '#ffffff', opacity: 0 },
  ]);
  stage.circle('background', width / 2, height / 2, Math.max(width, height) * 0.6, light);
  // A platform may round or trim the edges.
  const pad = Math.min(width, height) * 0.12;
  stage.stand({ x: pad, y: pad, width: width - 2 * pad, height: height - 2 * pad });
}
