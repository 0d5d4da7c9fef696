import { toHex } from '../colour/linear-colour.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import { createRandom, hashText, type Random } from '../maths/seeded-random.ts';
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
  if (!isLandscape(archetype)) {
    const scene = composeAbstract(archetype, understanding.colours, random.seed());
    return { scene, description: { ...description, palette: scene.palette.map(toHex) } };
  }
  const weather = understanding.weather ?? pickWeather(random);
  const time = understanding.time ?? pickTime(understanding, random);
  const season = understanding.season ?? random.pick(['spring', 'summer', 'summer'] as const);
  const wish = { archetype, time, weather, season, ...understanding.details };
  const scene = composeLandscape(wish, random.seed(), request.width, request.height);
  return { scene, description: { ...description, time, weather, season } };
}

const FALLBACKS: readonly AbstractArchetype[] = ['silk', 'ribbons', 'bokeh', 'marble'];
const LANDSCAPES: readonly Archetype[] = ['mountains', 'lake', 'sea', 'hills', 'dunes', 'island'];

function isLandscape(archetype: Archetype): archetype is LandscapeArchetype {
  return LANDSCAPES.includes(archetype);
}

function pickWeather(random: Random): Weather {
  return random.chance(0.55) ? 'clear' : 'cloudy';
}

function pickTime(understanding: Understanding, random: Random): TimeOfDay {
  if (understanding.weather === 'storm') return 'day';
  if (understanding.weather === 'mist') return random.pick(['dawn', 'dawn', 'golden', 'day']);
  const warm = understanding.colours.length > 0 && /^#[ef]/.test(understanding.colours[0]!);
  return random.pick(warm ? ['golden', 'sunset'] : ['day', 'day', 'golden', 'golden', 'sunset', 'dawn']);
}
