import { fromHex } from './color/linear-color.ts';
import { markQuotedWords } from './compose/compose-quoted-words.ts';
import { composeScene } from './compose/compose-scene.ts';
import type { RefinementPair } from './refinement-pairs.fixture.ts';

type Composed = ReturnType<typeof composeScene>;

/** `right`: only what may change did, as asked; `said`: nothing changed, and the report says so. */
interface Judgement extends RefinementPair {
  verdict: 'right' | 'said' | 'wrong';
  changed: string[];
}

const SEED = 7;
const SIZE = { width: 192, height: 192 };

export function judgePair(pair: RefinementPair): Judgement {
  const { prompt, refinement, may = '', shows = '' } = pair;
  const [before, after] = [[], [refinement]].map((refinements) => {
    const request = { prompt, seed: SEED, ...SIZE, refinements };
    return composeScene(request, markQuotedWords(request));
  }) as [Composed, Composed];
  const changed = changedParts(before, after);
  const { understood, leftOut } = after.description.refinements![0]!;
  const isSaid = changed.length === 0 && understood.length === 0 && leftOut.length > 0;
  const allowed = may.split(' ');
  const isRight =
    changed.length > 0 &&
    understood.length > 0 &&
    changed.every((part) => allowed.includes(part)) &&
    holds(shows, before, after);
  return { ...pair, verdict: isRight ? 'right' : isSaid ? 'said' : 'wrong', changed };
}

/** Keys of the scene that differ; of artwork, its things, and the parts of its set. */
function changedParts(before: Composed, after: Composed): string[] {
  const [one, other] = [partsOf(before), partsOf(after)];
  return Object.keys({ ...one, ...other }).filter((key) => plain(one[key]) !== plain(other[key]));
}

function partsOf({ scene, description: { things } }: Composed): Record<string, unknown> {
  if (scene.kind === 'landscape') return { ...scene, artwork: things };
  if (scene.kind !== 'reference') return { ...scene };
  const { materials, backdrop, ...set } = scene.set;
  const places = [scene, ...scene.others].map(({ placing }) => placing);
  return { things: [things, places], set: { materials, backdrop }, light: set.light, staging: scene.staging };
}

function plain(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => (key === 'texels' ? undefined : inner)) ?? '';
}

function holds(shows: string, { scene: old }: Composed, { scene, description }: Composed): boolean {
  const [what, ...args] = shows.split(' ');
  const [name = '', number = ''] = args;
  const overlays = scene.kind === 'landscape' ? scene.overlays : [];
  const cast = scene.kind === 'people' ? scene.cast : [];
  const is = (test: boolean | undefined) => test === true;
  switch (what) {
    case 'changed':
      return true;
    case 'only':
      return hasChanged(old, cast, args, () => true);
    case 'gone':
      return hasChanged(old, cast, args, (person) => person?.isGone === true);
    case 'joined':
      return (
        old.kind === 'people' &&
        cast.length === old.cast.length + Number(name) &&
        hasChanged(old, cast, [], () => true)
      );
    case 'place':
      return scene.kind === 'people' && scene.setting === name;
    case 'overlay':
      return overlays.filter(({ kind }) => kind === name).length === Number(number);
    case 'boats':
    case 'balloons':
      return overlays.some(({ kind, count }) => kind === what && count === Number(name));
    case 'things':
      return (
        (description.things ?? []).reduce(
          (sum, thing) => sum + (thing.name.includes(name) ? thing.count : 0),
          0,
        ) === Number(number)
      );
    case 'color':
      return is(description.things?.some((thing) => thing.name.includes(name) && thing.color !== undefined));
    case 'wall':
      return scene.kind === 'people' && isHued(fromHex(scene.colors.wall), name);
    case 'backdrop':
      return scene.kind === 'reference' && isHued(scene.set.materials[scene.set.backdrop.wall]!.color, name);
    case 'gray':
      return cast.every(({ hair }) => ['#8d9099', '#b8bcc4', '#d5d6da'].includes(hair));
    case 'no':
      if (name === 'clouds')
        return scene.kind === 'landscape' && scene.clouds.heaped + scene.clouds.high === 0;
      return cast.every(({ hair }) => !['#8d9099', '#b8bcc4', '#d5d6da'].includes(hair));
    case 'glasses':
      return cast.every(({ glasses }) => glasses !== '');
    case 'beard':
      return cast.every(({ beard }) => beard !== '');
    case 'woman':
      return cast.every(({ beard }) => beard === '');
    case 'blonde':
      return cast.every(({ hair }) => hair === '#d9a95c');
    case 'smile':
    case 'serious':
      return cast.every(({ face }) => face.startsWith(what));
    case 'hijab':
      return cast.every(({ head }) => head === 'hijab');
    case 'suit':
      return cast.every(({ outfit }) => outfit === 'suit');
    case 'paler':
      return (
        scene.kind === 'abstract' && old.kind === 'abstract' && chroma(scene.palette) < chroma(old.palette)
      );
    case 'subject':
      return (
        scene.kind === 'object' &&
        (name === 'right' ? scene.camera.shift[0] > 0.1 : scene.camera.shift[0] < -0.1)
      );
    case 'group':
      return scene.kind === 'people' && (scene.layout.middle ?? 0.5) < 0.5;
    case 'rain':
      return scene.kind === 'landscape' && is((scene.air as { rainfall?: number }).rainfall === 1);
    case 'snowfall':
      return scene.kind === 'landscape' && scene.air.snowfall > 0;
    case 'winter':
      return description.season === 'winter';
    case 'mist':
      return description.weather === 'mist';
    case 'night':
      return description.time === 'night';
    case 'flowers':
      return scene.kind === 'landscape' && scene.cover.flowers.length > 0 && scene.cover.flowerShare > 0;
    default:
      return false;
  }
}

type Cast = Extract<Composed['scene'], { kind: 'people' }>['cast'];

/** Whether those people of the old picture changed, as tested, and no others. */
function hasChanged(
  old: Composed['scene'],
  cast: Cast,
  whom: readonly string[],
  test: (person: Cast[number] | undefined) => boolean,
): boolean {
  if (old.kind !== 'people') return false;
  return old.cast.every((person, at) =>
    whom.includes(String(at))
      ? plain(person) !== plain(cast[at]) && test(cast[at])
      : plain(person) === plain(cast[at]),
  );
}

function isHued([red, green, blue]: readonly number[], name: string): boolean {
  if (name === 'pink') return red! > green! * 1.15 && blue! > green!;
  if (name === 'blue') return blue! > red! * 1.1;
  return green! > red! && green! > blue!;
}

function chroma(colors: readonly (readonly number[])[]): number {
  return colors.reduce((sum, color) => sum + Math.max(...color) - Math.min(...color), 0);
}
