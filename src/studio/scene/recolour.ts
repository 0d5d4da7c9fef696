import { luminance, mixRgb, type Rgb, scaleRgb } from '../colour/linear-colour.ts';
import type {
  Backdrop,
  Material,
  ObjectScene,
  Pattern,
  StudioLight,
  TextureSpec,
} from '../objects/object-scene.ts';

/** From a colour of a set to another; `index` tells its materials apart, and light has none. */
export type Recolour = (colour: Rgb, index?: number) => Rgb;

/** More (above 1) or less colourful, at the same luminance. */
export function saturate(colour: Rgb, factor: number): Rgb {
  const grey = luminance(colour);
  return colour.map((channel) => Math.max(0, grey + (channel - grey) * factor)) as unknown as Rgb;
}

/** In another hue, as light as before; what is nearly grey takes less of it. */
export function tintTowards(colour: Rgb, hue: Rgb): Rgb {
  const light = luminance(colour);
  const peak = Math.max(...colour, 1e-4);
  const chroma = (peak - Math.min(...colour)) / peak;
  const tinted = scaleRgb(
    hue,
    Math.min(light / Math.max(luminance(hue), 0.01), 1.1 / Math.max(...hue, 0.01)),
  );
  return mixRgb(colour, tinted, Math.min(0.85, chroma * 1.6));
}

/** By lightness through a ramp of three colours, dark to light. */
export function duotone(ramp: readonly Rgb[]): Recolour {
  return (colour) => {
    const light = luminance(colour);
    if (light <= 0) return colour;
    const tone = Math.min(1, Math.cbrt(light)) * 2;
    const low = tone < 1 ? 0 : 1;
    const mapped = mixRgb(ramp[low]!, ramp[low + 1]!, tone - low);
    // Lamps and suns stay as bright as they are.
    return scaleRgb(mapped, light > 1 ? light : 1);
  };
}

/** Every colour of a set, its light and its backdrop. */
export function recolourSet(scene: ObjectScene, recolour: Recolour): ObjectScene {
  return {
    ...scene,
    light: recolourLight(scene.light, recolour),
    backdrop: recolourBackdrop(scene.backdrop, recolour),
    materials: scene.materials.map((material, index) =>
      recolourMaterial(material, (colour) => recolour(colour, index)),
    ),
    textures: scene.textures.map((texture, index) =>
      recolourTexture(texture, (colour) => recolour(colour, index)),
    ),
  };
}

function recolourMaterial(material: Material, recolour: Recolour): Material {
  return {
    ...material,
    colour: recolour(material.colour),
    emission: recolour(material.emission),
    pattern: recolourPattern(material.pattern, recolour),
  };
}

function recolourPattern(pattern: Pattern, recolour: Recolour): Pattern {
  return 'second' in pattern ? { ...pattern, second: recolour(pattern.second) } : pattern;
}

function recolourTexture(texture: TextureSpec, recolour: Recolour): TextureSpec {
  switch (texture.kind) {
    case 'crema':
      return texture;
    case 'rack':
      return { ...texture, main: recolour(texture.main), other: recolour(texture.other) };
    default:
      return 'accent' in texture
        ? { ...texture, main: recolour(texture.main), accent: recolour(texture.accent) }
        : texture;
  }
}

function recolourLight(light: StudioLight, recolour: Recolour): StudioLight {
  return {
    ...light,
    keyColour: recolour(light.keyColour),
    sky: recolour(light.sky),
    bounce: recolour(light.bounce),
    rimColour: recolour(light.rimColour),
    roomLow: recolour(light.roomLow),
    roomHigh: recolour(light.roomHigh),
    softboxes: light.softboxes.map((box) => ({ ...box, colour: recolour(box.colour) })),
    lamps: light.lamps.map((lamp) => ({ ...lamp, colour: recolour(lamp.colour) })),
  };
}

function recolourBackdrop(backdrop: Backdrop, recolour: Recolour): Backdrop {
  return {
    ...backdrop,
    low: recolour(backdrop.low),
    high: recolour(backdrop.high),
    glow: recolour(backdrop.glow),
    discs: backdrop.discs.map((disc) => ({ ...disc, colour: recolour(disc.colour) })),
  };
}
