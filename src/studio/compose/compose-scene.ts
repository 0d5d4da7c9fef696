import { refinePattern } from '../abstract/refine-pattern.ts';
import type { Archetype } from '../archetypes.ts';
import { toHex } from '../color/linear-color.ts';
import { ENGINE_VERSION, LOTS_VERSION } from '../engine-version.ts';
import { chooseFilter } from '../finish/choose-filter.ts';
import { composeLandscape } from '../landscape/compose/compose-landscape.ts';
import { hasPeople, isPerson } from '../landscape/compose/compose-overlays.ts';
import { changedHour, refineLandscape } from '../landscape/compose/refine-landscape.ts';
import type { LandForm, LandscapeArchetype } from '../landscape/landscape-scene.ts';
import { createRandom, hashText, type Random } from '../math/seeded-random.ts';
import { composeObject } from '../objects/compose-object.ts';
import { OBJECT_ARCHETYPES, type ObjectArchetype } from '../objects/object-scene.ts';
import { refineObject } from '../objects/refine-set.ts';
import { composePeople } from '../people/compose-people.ts';
import { PEOPLE_ARCHETYPES, type PeopleArchetype } from '../people/people-scene.ts';
import { refinePeople } from '../people/refine-people.ts';
import { guessArchetype } from '../prompt/meaning.ts';
import { type Understanding, understandPrompt } from '../prompt/understand-prompt.ts';
import { understandRefinements } from '../prompt/understand-refinement.ts';
import type { Category } from '../scene/categories.ts';
import type { Season, TimeOfDay, Weather } from '../scene/weather.ts';
import { applySettings } from './apply-settings.ts';
import { CHANGEABLE } from './changeable.ts';
import { wishFrom } from './object-wish.ts';
import type { PictureRequest } from './picture-request.ts';
import type { Scene } from './scene.ts';
import type { Recipe, SceneDescription } from './scene-description.ts';
import { standInsFor } from './stand-ins.ts';

/**
 * From words to everything that fixes the picture. Nothing but the request and the engine version counts;
 * sentence embeddings give a second opinion where no word is known.
 */
export async function composeScene(request: SceneRequest): Promise<Composed> {
  const composed = await composeSubject(request);
  const chosen = chooseFilter(request.settings?.style, composed.scene.seed);
  if (!chosen) return composed;
  // Ink needs paper, and there is none behind lights in the dark.
  const dark = GLOWING.includes(composed.description.archetype) && chosen.kind === 'ink';
  const filter = dark ? ({ kind: 'painterly' } as const) : chosen;
  const finish = { ...composed.scene.finish, filter };
  return { ...composed, scene: { ...composed.scene, finish } };
}

interface Composed {
  scene: Scene;
  description: SceneDescription;
}

type SceneRequest = Omit<PictureRequest, 'reference'>;

async function composeSubject(request: SceneRequest): Promise<Composed> {
  const settings = request.settings ?? {};
  const understanding = applySettings(await understandMeaning(request.prompt, settings.category), settings);
  const seed = hashText(`${LOTS_VERSION}|${request.seed}|${understanding.words.join(' ') || request.prompt}`);
  const random = createRandom(seed);
  const archetype =
    understanding.homes.length > 0
      ? random.pick(understanding.homes)
      : (understanding.archetype ?? random.pick(standInsFor(settings.category)));
  const refined = refineBy(request.refinements, archetype);
  const { change } = refined;
  const description: SceneDescription = {
    engineVersion: ENGINE_VERSION,
    archetype,
    understood: understanding.understood,
    leftOut: understanding.leftOut,
    drawsPrompt: understanding.archetype !== undefined,
    hasPeople: isPeople(archetype),
    illustration: isPeople(archetype),
    seed: request.seed,
    recipe: recipeOf(request),
    ...(refined.reports.length > 0 ? { refinements: refined.reports } : {}),
  };
  // Drawn apart from all other lots: a refinement changes none of them.
  const side = createRandom(seed ^ 0x51de).sign();
  const { moods, details, overlays, words } = understanding;
  const colors = change.colors.length > 0 ? change.colors : understanding.colors;
  if (isPeople(archetype)) {
    const { setting } = understanding;
    const wish = { archetype, moods, colors, setting, words, settings };
    const aspect = request.width / request.height;
    const scene = composePeople(wish, random.seed(), aspect);
    return { scene: refinePeople(scene, change, { side, aspect }), description };
  }
  if (isObject(archetype)) {
    const wish = wishFrom(understanding, request);
    const scene = composeObject(archetype, wish, random.seed(), { moods, ...settings });
    return { scene: refineObject(scene, change, side), description };
  }
  if (!isLandscape(archetype)) {
    const { composition } = settings;
    const wish = { archetype, colors: understanding.colors, moods, composition };
    const scene = refinePattern(wish, random.seed(), change, side);
    return { scene, description: { ...description, palette: scene.palette.map(toHex) } };
  }
  const weather = understanding.weather ?? pickWeather(archetype, random);
  const nightly = archetype === 'aurora' || archetype === 'stars';
  const time = nightly ? 'night' : (understanding.time ?? pickTime(archetype, understanding, random));
  const season = understanding.season ?? pickSeason(archetype, random);
  const ground = understanding.others.find(isLand);
  const wish = {
    archetype,
    time,
    weather,
    season,
    moods,
    crop: understanding.crop,
    ground,
    overlays,
    composition: settings.composition,
    ...details,
  };
  const { width, height } = request.likeSize ?? request;
  const own = random.seed();
  const scene = refineLandscape(composeLandscape(wish, own, width, height), change, wish, {
    seed: own,
    side,
    width,
    height,
  });
  const additions = scene.overlays.map(({ kind }) => kind);
  return {
    scene,
    description: {
      ...description,
      hasPeople: hasPeople(scene.overlays),
      additions,
      ...changedHour(wish, change),
    },
  };
}

function recipeOf({ prompt, seed, settings = {}, refinements = [] }: SceneRequest): Recipe {
  return { prompt, seed, settings: { ...settings }, refinements: [...refinements] };
}

function refineBy(refinements: readonly string[] = [], archetype: Archetype) {
  const kind = isPeople(archetype)
    ? 'people'
    : isObject(archetype)
      ? 'object'
      : !isLandscape(archetype)
        ? 'abstract'
        : archetype === 'aurora' || archetype === 'stars'
          ? 'night-sky'
          : 'landscape';
  return understandRefinements(refinements, CHANGEABLE[kind]);
}

const GLOWING: readonly SceneDescription['archetype'][] = ['bokeh', 'particles', 'stars', 'aurora'];
const LANDSCAPES: readonly Archetype[] = [
  'mountains',
  'lake',
  'sea',
  'hills',
  'dunes',
  'island',
  'coast',
  'waterfall',
  'canyon',
  'forest',
  'fields',
  'snow',
  'aurora',
  'stars',
  'city',
];

const LANDS: readonly Archetype[] = ['mountains', 'lake', 'hills', 'dunes', 'sea', 'coast', 'canyon'];

function isLand(archetype: Archetype): archetype is LandForm & Archetype {
  return LANDS.includes(archetype);
}

function isLandscape(archetype: Archetype): archetype is LandscapeArchetype {
  return LANDSCAPES.includes(archetype);
}

async function understandMeaning(prompt: string, category: Category | undefined): Promise<Understanding> {
  const understanding = understandPrompt(prompt, category);
  if (understanding.archetype) return understanding;
  return { ...understanding, archetype: await guessArchetype(prompt) };
}

function isPeople(archetype: Archetype): archetype is PeopleArchetype {
  return (PEOPLE_ARCHETYPES as readonly Archetype[]).includes(archetype);
}

function isObject(archetype: Archetype): archetype is ObjectArchetype {
  return (OBJECT_ARCHETYPES as readonly Archetype[]).includes(archetype);
}

function pickWeather(archetype: LandscapeArchetype, random: Random): Weather {
  if (archetype === 'aurora' || archetype === 'stars') return 'clear';
  return random.chance(0.55) ? 'clear' : 'cloudy';
}

function pickSeason(archetype: LandscapeArchetype, random: Random): Season {
  if (archetype === 'snow') return 'winter';
  if (archetype === 'aurora') return random.chance(0.7) ? 'winter' : 'autumn';
  return random.pick(['spring', 'summer', 'summer']);
}

/** The hours that suit a subject best, for prompts that name none. */
const USUAL_TIMES: Partial<Record<LandscapeArchetype, readonly TimeOfDay[]>> = {
  island: ['day', 'day', 'day', 'day', 'golden'],
  city: ['dusk', 'dusk', 'dusk', 'sunset', 'night'],
  canyon: ['golden', 'golden', 'day', 'day'],
  forest: ['golden', 'dawn', 'day'],
  waterfall: ['day', 'day', 'golden'],
  fields: ['golden', 'day', 'day', 'sunset'],
};

function pickTime(
  archetype: LandscapeArchetype,
  { weather, moods, colors, overlays }: Understanding,
  random: Random,
): TimeOfDay {
  if (weather === 'storm') return 'day';
  if (weather === 'mist') return random.pick(['dawn', 'dawn', 'golden', 'day']);
  if (moods.includes('warm')) return random.pick(['golden', 'golden', 'sunset']);
  // People stand against the light.
  if (overlays.some(isPerson)) return random.pick(['sunset', 'golden', 'dawn', 'sunset']);
  if (moods.includes('pastel')) return 'dawn';
  if (colors[0] && /^#[ef]/.test(colors[0])) return random.pick(['golden', 'sunset']);
  return random.pick(USUAL_TIMES[archetype] ?? ['day', 'day', 'day', 'golden', 'golden']);
}
