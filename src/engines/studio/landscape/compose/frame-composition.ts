import type { Random } from '../../math/seeded-random.ts';
import type { Composition } from '../../scene/picture-settings.ts';
import { type Camera, type LandscapeScene, type Light, showsLand } from '../landscape-scene.ts';

/** Places horizon, sun and subject by composition; `undefined` keeps their random places. */
export function frameLandscape(
  scene: LandscapeScene,
  composition: Composition | undefined,
  random: Random,
): LandscapeScene {
  switch (composition) {
    case 'centered':
      return arrange(scene, { horizon: 0.52, column: 0.5, size: 1.05, turn: 0.3 });
    case 'balanced':
      return arrange(scene, {
        horizon: random.pick([0.36, 0.62]),
        column: random.pick([0.333, 0.667]),
        size: 1,
        turn: 1,
      });
    case 'dynamic':
      return arrange(
        { ...scene, camera: { ...scene.camera, focal: scene.camera.focal * 0.76 } },
        { horizon: random.pick([0.31, 0.64]), column: random.pick([0.24, 0.76]), size: 1.25, turn: 1.3 },
      );
    case 'minimalist':
      return {
        ...arrange(scene, { horizon: 0.65, column: random.pick([0.3, 0.7]), size: 0.72, turn: 1 }),
        clouds: { ...scene.clouds, heaped: scene.clouds.heaped * 0.25, high: scene.clouds.high * 0.4 },
        cover: {
          ...scene.cover,
          spruces: scene.cover.spruces * 0.3,
          broadleaves: scene.cover.broadleaves * 0.3,
        },
      };
    case undefined:
      return scene;
  }
}

function arrange(
  scene: LandscapeScene,
  wish: { horizon: number; column: number; size: number /** Factor on the sun's azimuth. */; turn: number },
): LandscapeScene {
  const camera: Camera = {
    ...scene.camera,
    horizon: showsLand(scene.camera) ? wish.horizon : scene.camera.horizon,
  };
  const overlays = scene.overlays.map((overlay) => ({
    ...overlay,
    x: wish.column,
    size: overlay.size * wish.size,
  }));
  return {
    ...scene,
    camera,
    overlays,
    light: scene.light.disc > 0 ? turnSun(scene.light, wish.turn) : scene.light,
  };
}

function turnSun(light: Light, factor: number): Light {
  const [x, y, z] = light.direction;
  const azimuth = Math.atan2(x, z) * factor;
  const flat = Math.hypot(x, z);
  return { ...light, direction: [Math.sin(azimuth) * flat, y, Math.cos(azimuth) * flat] };
}
