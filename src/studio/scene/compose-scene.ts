import { toHex } from '../colour/linear-colour.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import { createRandom, hashText, type Random } from '../maths/seeded-random.ts';
import { composeObject } from '../objects/compose-object.ts';
import { OBJECT_ARCHETYPES, type ObjectArchetype } from '../objects/object-scene.ts';
import { wishFrom } from '../objects/object-wish.ts';
import { type Understanding, understandPrompt } from '../prompt/understand-prompt.ts';
import { composeAbstract } from './compose-abstract.ts';
import { composeLandscape } from './compose-landscape.ts';
import type { AbstractArchetype, Archetype, LandscapeArchetype, Scene, TimeOfDay, Weather } from './scene.ts';
import type { SceneDescription } from './scene-description.ts';

/** From words to everything that fixes the picture. Nothing but the request and the engine version counts. */
export function composeScene(request: { prompt: string; width: number; height: number; seed: number }): {
  scene: Scene;
  description: SceneDescription;
} {
  const understanding = understandPrompt(request.prompt);
  const seed = hashText(`${ENGINE_VERSION}|${request.seed}|${understanding.words.join(' ')}`);
  const random = createRandom(seed);
  const archetype = understanding.archetype ?? random.pick(FALLBACKS);
  const description: SceneDescription = {
    engineVersion: ENGINE_VERSION,
    archetype,
    understood: understanding.understood,
    leftOut: understanding.leftOut,
    drawsPrompt: understanding.archetype !== undefined,
    hasPeople: false,
    seed: request.seed,
  };
  if (isObject(archetype)) {
    return { scene: composeObject(archetype, wishFrom(understanding, request), random.seed()), description };
  }
  if (!isLandscape(archetype)) {
    const scene = composeAbstract(archetype, understanding.colours, understanding.moods, random.seed());
    return { scene, description: { ...description, palette: scene.palette.map(toHex) } };
  }
  const weather = understanding.weather ?? pickWeather(random);
  const time = understanding.time ?? pickTime(archetype, understanding, random);
  const season = understanding.season ?? random.pick(['spring', 'summer', 'summer'] as const);
  const wish = { archetype, time, weather, season, moods: understanding.moods, ...understanding.details };
  const scene = composeLandscape(wish, random.seed(), request.width, request.height);
  return { scene, description: { ...description, time, weather, season } };
}

const FALLBACKS: readonly AbstractArchetype[] = ['silk', 'ribbons', 'bokeh', 'marble'];
const LANDSCAPES: readonly Archetype[] = ['mountains', 'lake', 'sea', 'hills', 'dunes', 'island'];

function isLandscape(archetype: Archetype): archetype is LandscapeArchetype {
  return LANDSCAPES.includes(archetype);
}

function isObject(archetype: Archetype): archetype is ObjectArchetype {
  return (OBJECT_ARCHETYPES as readonly Archetype[]).includes(archetype);
}

function pickWeather(random: Random): Weather {
  return random.chance(0.55) ? 'clear' : 'cloudy';
}

function pickTime(
  archetype: LandscapeArchetype,
  { weather, moods, colours }: Understanding,
  random: Random,
): TimeOfDay {
  if (weather === 'storm') return 'day';
  if (weather === 'mist') return random.pick(['dawn', 'dawn', 'golden', 'day']);
  if (moods.includes('warm')) return random.pick(['golden', 'golden', 'sunset']);
  if (moods.includes('pastel')) return 'dawn';
  if (colours[0] && /^#[ef]/.test(colours[0])) return random.pick(['golden', 'sunset']);
  if (archetype === 'island') return random.chance(0.9) ? 'day' : 'golden';
  return random.pick(['day', 'day', 'day', 'golden', 'golden']);
}
