import { fromHex, luminance, mixRgb, type Rgb, scaleRgb, toHex } from '../color/linear-color.ts';
import type { Backdrop, Material, ObjectScene, Pattern, StudioLight, TextureSpec } from './object-scene.ts';

/** Maps a color of a set to another; `index` is that of the material, undefined for light. */
export type Recolor = (color: Rgb, index?: number) => Rgb;

/** More (above 1) or less colorful, at the same luminance. */
export function saturate(color: Rgb, factor: number): Rgb {
  const gray = luminance(color);
  const stretch = (channel: number) => Math.max(0, gray + (channel - gray) * factor);
  return [stretch(color[0]), stretch(color[1]), stretch(color[2])];
}

/** Another hue at the same lightness; nearly gray colors change less. */
export function tintTowards(color: Rgb, hue: Rgb): Rgb {
  const light = luminance(color);
  const peak = Math.max(...color, 1e-4);
  const chroma = (peak - Math.min(...color)) / peak;
  const tinted = scaleRgb(
    hue,
    Math.min(light / Math.max(luminance(hue), 0.01), 1.1 / Math.max(...hue, 0.01)),
  );
  return mixRgb(color, tinted, Math.min(0.85, chroma * 1.6));
}

/** Maps lightness to a ramp of three colors, dark to light. */
export function duotone(ramp: readonly Rgb[]): Recolor {
  return (color) => {
    const light = luminance(color);
    if (light <= 0) return color;
    const tone = Math.min(1, Math.cbrt(light)) * 2;
    const low = tone < 1 ? 0 : 1;
    const mapped = mixRgb(ramp[low]!, ramp[low + 1]!, tone - low);
    // Lamps and suns stay as bright as they are.
    return scaleRgb(mapped, light > 1 ? light : 1);
  };
}

/** Maps every color of a set, its light and its backdrop. */
export function recolorSet(scene: ObjectScene, recolor: Recolor): ObjectScene {
  return {
    ...scene,
    light: recolorLight(scene.light, recolor),
    backdrop: recolorBackdrop(scene.backdrop, recolor),
    materials: scene.materials.map((material, index) =>
      recolorMaterial(material, (color) => recolor(color, index)),
    ),
    textures: scene.textures.map((texture, index) =>
      recolorTexture(texture, (color) => recolor(color, index)),
    ),
  };
}

function recolorMaterial(material: Material, recolor: Recolor): Material {
  return {
    ...material,
    color: recolor(material.color),
    emission: recolor(material.emission),
    pattern: recolorPattern(material.pattern, recolor),
  };
}

function recolorPattern(pattern: Pattern, recolor: Recolor): Pattern {
  return 'second' in pattern ? { ...pattern, second: recolor(pattern.second) } : pattern;
}

function recolorTexture(texture: TextureSpec, recolor: Recolor): TextureSpec {
  switch (texture.kind) {
    case 'rack':
      return { ...texture, main: recolor(texture.main), other: recolor(texture.other) };
    case 'svg':
      return {
        ...texture,
        svg: texture.svg.replace(/#[0-9a-f]{6}\b/g, (hex) => toHex(recolor(fromHex(hex)))),
      };
    case 'crema':
    case 'world':
      return texture;
    case 'dashboard':
    case 'app':
      return { ...texture, main: recolor(texture.main), accent: recolor(texture.accent) };
  }
}

function recolorLight(light: StudioLight, recolor: Recolor): StudioLight {
  return {
    ...light,
    keyColor: recolor(light.keyColor),
    sky: recolor(light.sky),
    bounce: recolor(light.bounce),
    rimColor: recolor(light.rimColor),
    roomLow: recolor(light.roomLow),
    roomHigh: recolor(light.roomHigh),
    softboxes: light.softboxes.map((box) => ({ ...box, color: recolor(box.color) })),
    lamps: light.lamps.map((lamp) => ({ ...lamp, color: recolor(lamp.color) })),
  };
}

function recolorBackdrop(backdrop: Backdrop, recolor: Recolor): Backdrop {
  return {
    ...backdrop,
    low: recolor(backdrop.low),
    high: recolor(backdrop.high),
    glow: recolor(backdrop.glow),
    discs: backdrop.discs.map((disc) => ({ ...disc, color: recolor(disc.color) })),
  };
}
