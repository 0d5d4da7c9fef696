import type { Texture } from '../kernel.ts';
import type { TextureSpec } from '../object-scene.ts';
import { drawApp } from './app.ts';
import { drawCrema } from './crema.ts';
import { drawDashboard } from './dashboard.ts';
import { drawRack } from './rack.ts';
import { drawSvg } from './svg.ts';
import { drawWorld } from './world.ts';

export function drawTexture(spec: TextureSpec): Texture {
  switch (spec.kind) {
    case 'dashboard':
      return drawDashboard(spec);
    case 'app':
      return drawApp(spec);
    case 'crema':
      return drawCrema(spec);
    case 'rack':
      return drawRack(spec);
    case 'svg':
      return drawSvg(spec);
    case 'world':
      return drawWorld(spec);
  }
}
