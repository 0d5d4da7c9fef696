import { encodeSrgb, fromHex, luminance, mixRgb, type Rgb } from '../color/linear-color.ts';
import { gradeByMood } from '../finish/grade.ts';
import { createRandom, type Random } from '../math/seeded-random.ts';
import type { Card } from '../scene/card.ts';
import type { Finish } from '../scene/finish.ts';
import type { Mood } from '../scene/mood.ts';
import type { Composition } from '../scene/picture-settings.ts';
import { ABSTRACTS, type AbstractArchetype } from './abstract-archetypes.ts';
import type { AbstractDefinition } from './abstract-definition.ts';
import { composePalette, composeStone, isGold } from './abstract-palettes.ts';
import type { AbstractScene, CalmGround, PatternView, PlacedCard } from './abstract-scene.ts';

interface AbstractWish {
  archetype: AbstractArchetype;
  /** Display hex of the colors that the prompt names. */
  colors: readonly string[];
  moods: readonly Mood[];
  motifs: readonly string[];
  /** Drawings to repeat instead of motifs. */
  figures: readonly Card[] | undefined;
  /** Drawings in their places, instead of a pattern. */
  placed?: readonly PlacedCard[];
  composition: Composition | undefined;
}

/** Other colors give the same pattern: its form comes from the seed alone. */
export function composeAbstract(wish: AbstractWish, seed: number): AbstractScene {
  const random = createRandom(seed);
  const form = random.seed();
  const gilding = random.chance(0.35) ? random.between(0.7, 1) : 0;
  const { archetype, moods, motifs, figures, placed } = wish;
  const named = wish.colors.map(fromHex);
  const { isStone, composePalette: composeOwn }: AbstractDefinition = ABSTRACTS[archetype];
  const usual = isStone ? composeStone(named, random) : composePalette(named, moods, random);
  const palette = (figures || placed ? groundOf(named) : composeOwn?.(named, motifs)) ?? usual;
  const isPastel = named.length === 0 && moods.includes('pastel') && palette === usual;
  return {
    kind: 'abstract',
    archetype,
    seed: form,
    motifs,
    ...(figures ? { figures } : {}),
    ...(placed ? { placed } : {}),
    palette,
    gilding: isStone ? (named.some(isGold) ? 0.85 : gilding) : 0,
    finish: gradeByMood(composeFinish(archetype, palette, isPastel ? palette : named), moods),
    ...composeView(archetype, palette, wish.composition, createRandom(form ^ 0x3c1f)),
  };
}

/** Behind drawings, which have their own colors, is the last color that is named; between them are marks of a near shade. */
function groundOf(named: readonly Rgb[]): Rgb[] | undefined {
  const ground = named.at(-1);
  if (!ground) return undefined;
  const mark = mixRgb(ground, luminance(ground) > 0.35 ? [0.05, 0.05, 0.08] : [1, 1, 1], 0.16);
  return [mark, mark, ground];
}

/** The visible part of the pattern and the point from which it fades, by composition. */
function composeView(
  archetype: AbstractArchetype,
  palette: readonly Rgb[],
  composition: Composition | undefined,
  random: Random,
): { view: PatternView; calm: CalmGround | null } {
  const side = random.sign();
  const color = ABSTRACTS[archetype].ground(palette);
  const strength = (share: number) => (color ? share : share * 0.62);
  switch (composition) {
    case 'centered':
      return {
        view: PLAIN_VIEW,
        calm: { x: 0.5, y: 0.5, radius: 0.24, strength: strength(0.95), color },
      };
    case 'balanced':
      return {
        view: { ...PLAIN_VIEW, zoom: 1.35, x: side * 0.16 },
        calm: { x: 0.5 + side * 0.18, y: 0.46, radius: 0.3, strength: strength(0.9), color },
      };
    case 'dynamic':
      return {
        view: { ...PLAIN_VIEW, zoom: 1.4, turn: side * 0.42 },
        calm: { x: 0.5 - side * 0.32, y: 0.26, radius: 0.45, strength: strength(0.9), color },
      };
    case 'minimalist':
      return {
        view: { ...PLAIN_VIEW, zoom: 2.2 },
        calm: color && { x: 0.5 + side * 0.36, y: 0.72, radius: 0.3, strength: 0.97, color },
      };
    case undefined:
      return { view: PLAIN_VIEW, calm: null };
  }
}

const PLAIN_VIEW: PatternView = { zoom: 1, turn: 0, x: 0 };

function composeFinish(archetype: AbstractArchetype, palette: readonly Rgb[], named: readonly Rgb[]): Finish {
  const { isGlowing, isStone, isFlat, brightness, ground } = ABSTRACTS[archetype];
  // Exposed as usual, navy would be royal blue.
  const isDark = isGlowing && named.some((color) => luminance(color) < 0.03);
  const keepsColors = isFlat || (named.length > 0 && !isGlowing && !isStone);
  return {
    target: !keepsColors
      ? isDark
        ? Math.max(DARKEST, brightness(palette) * 0.6)
        : brightness(palette)
      : ground(palette)
        ? 0
        : Math.max(DARKEST, displayBrightness(named)),
    bloom: isGlowing ? 0.12 : keepsColors ? 0 : 0.05,
    bloomThreshold: isGlowing ? 0.9 : 1.3,
    saturation: keepsColors ? 1 : 1.1,
    contrast: keepsColors ? 0 : 0.15,
    shadowTint: keepsColors ? [1, 1, 1] : [0.97, 0.97, 1],
    lightTint: keepsColors ? [1, 1, 1] : [1, 0.995, 0.985],
    vignette: isFlat ? 0 : keepsColors ? 0.05 : 0.14,
    curve: keepsColors ? 'neutral' : 'filmic',
    grain: 0.007,
  };
}

/** Display brightness below which black would leave nothing to see. */
const DARKEST = 0.18;

/** Mean display brightness of the colors that a prompt names, in which they are seen as they are. */
function displayBrightness(colors: readonly Rgb[]): number {
  return colors.reduce((sum, color) => sum + encodeSrgb(luminance(color)), 0) / colors.length;
}
