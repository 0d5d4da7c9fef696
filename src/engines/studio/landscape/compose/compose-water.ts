import { fromHex, scaleRgb } from '../../color/linear-color.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { LandForm } from '../land-forms.ts';
import { LANDSCAPES } from '../landscape-archetypes.ts';
import type { Water } from '../landscape-scene.ts';
import type { LandscapeWish } from '../landscape-wish.ts';

/** Null where the land is dry. */
export function composeWater(form: LandForm, wish: LandscapeWish, random: Random): Water | null {
  const water = waterOf(form, wish, random);
  if (!water || !wish.waterColor) return water;
  const color = fromHex(wish.waterColor);
  return { ...water, deep: scaleRgb(color, 0.6), shallow: color };
}

function waterOf(form: LandForm, wish: LandscapeWish, random: Random): Water | null {
  const calm = wish.weather === 'mist' ? 0.45 : wish.weather === 'storm' ? 1.9 : 1;
  const soft = wish.moods.includes('calm') ? 0.6 : 1;
  const scale = calm * soft;
  if (LANDSCAPES[wish.archetype].course === 'river')
    return {
      ...FRESH,
      deep: fromHex(random.pick(['#1b4a50', '#1f4f4a', '#23505c'])),
      chop: random.between(0.25, 0.6) * scale,
      waveScale: random.between(1.2, 2),
    };
  switch (form) {
    case 'lake':
      return {
        ...FRESH,
        deep: fromHex(random.pick(['#0d2f3a', '#12383a', '#0d2a44'])),
        chop: random.between(0.12, 0.6) * scale,
        waveScale: random.between(1.4, 2.4),
      };
    case 'waterfall':
      return {
        ...FRESH,
        shallow: fromHex('#5f9a90'),
        deep: fromHex(random.pick(['#1a4f50', '#1c5a5c', '#20504a'])),
        chop: random.between(0.6, 0.95),
        waveScale: 2.4,
        foam: 0.7,
      };
    case 'city':
      return {
        ...FRESH,
        deep: fromHex('#0f2f42'),
        chop: random.between(0.45, 0.9) * scale,
        waveScale: random.between(1.1, 1.6),
        foam: 0,
      };
    case 'island':
      return {
        shallow: fromHex(random.pick(['#57cfc4', '#4cc9c9', '#66d3bd'])),
        deep: fromHex(random.pick(['#0a6c94', '#0b7a9c', '#075d8c'])),
        seabed: fromHex(random.pick(['#efe0bd', '#f3e6c8', '#e8dcbc'])),
        clarity: 5,
        chop: random.between(0.3, 0.65) * scale,
        waveScale: random.between(0.55, 1),
        foam: 1,
        surf: 0.2,
      };
    case 'sea':
    case 'coast':
      return {
        shallow: fromHex('#4f9088'),
        deep: fromHex(random.pick(['#11506b', '#125a68', '#104a70'])),
        seabed: null,
        clarity: 2.6,
        chop: random.between(0.6, 1.3) * scale,
        waveScale: random.between(0.55, 1),
        foam: 1,
        surf: wish.weather === 'storm' ? 1.3 : form === 'coast' ? 1 : 0.75,
        ...(form === 'sea' && hasWaves(wish) ? composeWaves(wish, random) : {}),
      };
    default:
      return null;
  }
}

/** Whether the prompt asks for waves rather than for the sea. */
export function hasWaves({ waves, roughSea, weather }: LandscapeWish): boolean {
  return waves || roughSea || weather === 'storm';
}

function composeWaves({ roughSea, weather }: LandscapeWish, random: Random): Pick<Water, 'swell'> {
  return { swell: roughSea || weather === 'storm' ? random.between(4, 5.5) : random.between(1.3, 2) };
}

const FRESH = {
  shallow: fromHex('#4f7f74'),
  seabed: null,
  clarity: 2.2,
  foam: 0.12,
  surf: 0,
} as const;
