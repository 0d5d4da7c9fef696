import { fromHex, type Rgb } from '../../color/linear-color.ts';
import { shiftTone } from '../../color/shift-hue.ts';
import { clamp } from '../../math/interpolate.ts';
import { createRandom, hashText } from '../../math/seeded-random.ts';
import { type Edit, type Edited, edited, isNamed, type NamedThing } from '../../scene/edit.ts';
import { phrases } from '../../scene/phrases.ts';
import { LAND_FORMS } from '../land-forms.ts';
import type { LandscapeScene, Overlay } from '../landscape-scene.ts';
import { OVERLAYS, type OverlayKind } from '../overlays/overlay-kinds.ts';
import { isPerson } from './compose-overlays.ts';
import { FEATURES } from './landscape-features.ts';

/** Changes one thing of a composed landscape; undefined if it cannot, or if there is no such thing. */
export function editLandscape(scene: LandscapeScene, edit: Edit): Edited<LandscapeScene> | undefined {
  switch (edit.kind) {
    case 'add':
      return add(scene, edit.thing);
    case 'remove':
      return removeCounted(scene, edit.thing);
    case 'count':
      return count(scene, edit.thing, edit.to);
    case 'replace': {
      const without = remove(scene, edit.thing);
      return without && add(without.scene, edit.by);
    }
    case 'recolor': {
      const feature = FEATURES.find(({ nouns }) => isNamed(edit.thing, nouns));
      const painted = feature?.recolor?.(scene, fromHex(edit.color));
      if (painted) return edited(painted);
      return edit.orAdd && !feature ? add(scene, edit.thing) : undefined;
    }
    case 'tone':
      return edited(shiftLandscape(scene, fromHex(edit.color), edit.way));
    case 'resize':
      return changeOverlay(scene, edit.thing, ({ size }) => ({ size: clamp(size * edit.by, 0.5, 1.8) }));
    case 'move':
      return changeOverlay(scene, edit.thing, () => ({ x: 0.5 + edit.toward * 0.26 }));
    case 'trait':
      return undefined;
  }
}

const PEOPLE = phrases('people, person, human, man, woman, figure, tourist, walker, somebody, someone');
const NOUNS = Object.fromEntries(
  Object.entries(OVERLAYS).map(([kind, { shows }]) => [kind, phrases(shows)]),
) as Record<OverlayKind, string[]>;
/** Nouns for one walking person, and for several. */
const WALKER = phrases('person, human, man, woman, figure, tourist, walker, traveler, traveller');
const GROUP = phrases('people, parent, child, kid, mother, father');

function kindOf(thing: NamedThing): OverlayKind | undefined {
  if (isNamed(thing, WALKER)) return 'hiker';
  if (isNamed(thing, GROUP)) return 'family';
  return (Object.keys(OVERLAYS) as OverlayKind[]).find((kind) => isNamed(thing, NOUNS[kind]));
}

function add(scene: LandscapeScene, thing: NamedThing): Edited<LandscapeScene> | undefined {
  const feature = FEATURES.find(({ nouns }) => isNamed(thing, nouns));
  const grown = feature?.add?.(scene, thing.color === undefined ? undefined : fromHex(thing.color));
  if (grown) return edited(grown, thing.color !== undefined && !feature?.recolor ? ['color'] : []);
  const kind = kindOf(thing);
  if (!kind || !hasRoomFor(kind, scene)) return undefined;
  const there = scene.overlays.find((overlay) => overlay.kind === kind);
  if (there) {
    if (isPerson(kind)) return undefined;
    return edited(withOverlay(scene, kind, there.count + (thing.count ?? 2)), lost(thing, kind));
  }
  return edited(
    { ...scene, overlays: [...scene.overlays, newOverlay(scene, kind, thing)] },
    lost(thing, kind),
  );
}

function lost(thing: NamedThing, kind: OverlayKind): ('color' | 'count')[] {
  const miscounted = thing.isCounted && kind === 'solar';
  return [
    ...(thing.color === undefined ? [] : ['color' as const]),
    ...(miscounted ? ['count' as const] : []),
  ];
}

function newOverlay(
  scene: LandscapeScene,
  kind: OverlayKind,
  { count: asked, relation }: NamedThing,
): Overlay {
  const random = createRandom(scene.seed ^ hashText(`add ${kind}`));
  const [least, most] = OVERLAYS[kind].count;
  const usual = kind === 'balloons' ? 5 : Math.max(2, Math.round(random.between(least, most)));
  const many = asked ?? (isPerson(kind) ? 1 : usual);
  const x = relation === 'left' ? 0.24 : relation === 'right' ? 0.76 : random.pick([0.33, 0.67]);
  return {
    kind,
    seed: random.seed(),
    x: x + random.between(-0.03, 0.03),
    size: random.between(0.95, 1.12),
    count: many,
    ...(kind === 'balloons' || (isPerson(kind) && asked !== undefined) ? { exact: many } : {}),
    moored: false,
  };
}

/** Whether a thing can stand, swim or fly there. */
function hasRoomFor(kind: OverlayKind, { form, water, land, camera, overlays }: LandscapeScene): boolean {
  const { person } = OVERLAYS[kind];
  if (person && overlays.some((overlay) => isPerson(overlay.kind))) return false;
  if (person === 'on-ground') return (water === null || land.shore > 0) && camera.height < 8;
  if (kind === 'boats') return water !== null && LAND_FORMS[form].hasBoats;
  if (form === 'grove') return person !== null;
  if (kind === 'palms') return form === 'island' && land.shore > 0;
  if (kind === 'solar' || kind === 'turbines') return form === 'hills';
  return true;
}

/** "Remove one boat" leaves the others. */
function removeCounted(scene: LandscapeScene, thing: NamedThing): Edited<LandscapeScene> | undefined {
  const there = scene.overlays.filter((overlay) => isMeant(overlay, thing));
  const before = there.reduce((sum, { exact, count: many }) => sum + (exact ?? many), 0);
  const asked = thing.isCounted ? (thing.count ?? before) : before;
  if (asked >= before) return remove(scene, thing);
  return there.some(({ kind }) => isPerson(kind)) ? undefined : count(scene, thing, before - asked);
}

function remove(scene: LandscapeScene, thing: NamedThing): Edited<LandscapeScene> | undefined {
  const overlays = scene.overlays.filter((overlay) => !isMeant(overlay, thing));
  if (overlays.length < scene.overlays.length) return edited({ ...scene, overlays });
  const feature = FEATURES.find(({ nouns }) => isNamed(thing, nouns));
  const bare = feature?.remove?.(scene);
  return bare && edited(bare);
}

function count(
  scene: LandscapeScene,
  thing: NamedThing,
  to: number | 'more' | 'fewer',
): Edited<LandscapeScene> | undefined {
  const kind = kindOf(thing);
  const there = kind && scene.overlays.find((overlay) => overlay.kind === kind);
  if (!there) {
    const feature = FEATURES.find(({ nouns }) => isNamed(thing, nouns));
    const scaled = typeof to === 'string' ? feature?.scale?.(scene, to === 'more' ? 1.8 : 0.4) : undefined;
    if (scaled) return edited(scaled);
    return to === 'fewer' ? undefined : add(scene, thing);
  }
  if (isPerson(kind) || kind === 'solar') return undefined;
  const before = there.exact ?? there.count;
  const many = to === 'more' ? Math.ceil(before * 1.6) : to === 'fewer' ? Math.floor(before * 0.5) : to;
  return many > 0 ? edited(withOverlay(scene, kind, many)) : remove(scene, thing);
}

function changeOverlay(
  scene: LandscapeScene,
  thing: NamedThing,
  by: (overlay: Overlay) => Partial<Overlay>,
): Edited<LandscapeScene> | undefined {
  if (!scene.overlays.some((overlay) => isMeant(overlay, thing))) return undefined;
  const overlays = scene.overlays.map((overlay) =>
    isMeant(overlay, thing) ? { ...overlay, ...by(overlay) } : overlay,
  );
  return edited({ ...scene, overlays });
}

function isMeant({ kind }: Overlay, thing: NamedThing): boolean {
  return (isPerson(kind) && isNamed(thing, PEOPLE)) || isNamed(thing, NOUNS[kind]);
}

function withOverlay(scene: LandscapeScene, kind: OverlayKind, many: number): LandscapeScene {
  const overlays = scene.overlays.map((overlay) =>
    overlay.kind === kind
      ? { ...overlay, count: many, ...(kind === 'balloons' ? { exact: many } : {}) }
      : overlay,
  );
  return { ...scene, overlays };
}

function shiftLandscape(scene: LandscapeScene, tone: Rgb, way: 1 | -1): LandscapeScene {
  const shift = (color: Rgb) => shiftTone(color, tone, way);
  const { light, cover, water } = scene;
  return {
    ...scene,
    light: {
      ...light,
      zenith: shift(light.zenith),
      middle: shift(light.middle),
      horizon: shift(light.horizon),
      glow: shift(light.glow),
    },
    cover: {
      ...cover,
      rock: shift(cover.rock),
      grassDark: shift(cover.grassDark),
      grassLight: shift(cover.grassLight),
      tree: shift(cover.tree),
      sand: shift(cover.sand),
      flowers: cover.flowers.map(shift),
      crop: cover.crop && { ...cover.crop, colors: cover.crop.colors.map(shift) },
    },
    water: water && { ...water, shallow: shift(water.shallow), deep: shift(water.deep) },
  };
}
