import type { PlacedProduct } from '../product/lay-picture.ts';
import type { Camera } from '../scene/camera.ts';
import type { Light } from '../scene/light.ts';
import type { Material } from '../scene/material.ts';
import type { Random } from '../scene/random.ts';
import type { Instance } from '../scene/scene.ts';
import { at } from '../scene/transform.ts';
import type { Vec3 } from '../scene/vector.ts';
import { editStage, type Ground } from './edit-stage.ts';
import { editStageObjects } from './edit-stage-objects.ts';
import { frameCamera, fStopFor } from './frame-camera.ts';
import type { LightRig } from './light-rig.ts';
import { litLamps } from './lit-lamps.ts';
import { litScreens } from './lit-screens.ts';
import { asEdited, type ComposedSet, isDusk, type LightMood, type SetRequest, type View } from './set.ts';
import { boxAround, instancesOf, type Placed, type Stage } from './stage.ts';

/** A scene with the places of its things, for those who check it. */
export interface StagedScene extends ComposedSet {
  stage: Stage;
}

export interface Look {
  azimuth: number;
  /** Radians above the table. */
  elevation(view: View): number;
  /** Vertical fields of view to choose from, degrees. */
  lenses: readonly number[];
  /** Part of the frame that the subjects fill. */
  fill: readonly [number, number];
  /** The side that stays empty: -1 left, 1 right, 0 neither. */
  side: -1 | 0 | 1;
  /** Heights of the subjects' center in the frame, -1..1. */
  height: readonly [number, number];
  /** Blur of the subjects' far end, in picture heights. */
  blur: number;
}

/** Middle and radius of what was asked for. */
export function subjectSphere(stage: Stage): { center: Vec3; radius: number; size: Vec3; heroes: Placed[] } {
  const heroes = stage.placed.filter(({ role }) => role !== 'prop');
  const { min, max } = boxAround(heroes);
  const size: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  return {
    heroes,
    size,
    center: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2],
    radius: Math.max(0.04, Math.hypot(...size) / 2),
  };
}

/** The camera for a view of a set. */
export type CameraFor = (view: View) => Camera;

/**
 * Camera on the subjects as they are now; carriers such as boards may be cut by the frame. Nothing is drawn when another view
 * is asked for later.
 */
export function lookAt(stage: Stage, request: SetRequest, look: Look): CameraFor {
  const { random, edits } = request;
  const boxes = stage.placed.filter(({ role }) => role === 'subject').map(({ box }) => box);
  const { size } = subjectSphere(stage);
  const fill = random.between(...look.fill);
  const verticalFov = random.pick(look.lenses);
  const aside = random.between(0.12, 0.24);
  const height = request.view?.copySpace === 'top' ? 0 : random.between(...look.height);
  const depth = Math.max(size[0] * 0.4, size[2], 0.02) * 0.5 + 0.01;
  return (view) => {
    const side = edits ? sideIn(view, look.side) : look.side;
    const camera = frameCamera(boxes, {
      azimuth: look.azimuth,
      elevation: look.elevation(view),
      verticalFov,
      aspect: request.width / request.height,
      fill: Math.min(0.9, fill * (view.closer ?? 1)),
      center: [-side * aside * (view.closer ? 0.5 : 1), view.copySpace === 'top' ? -0.28 : height],
    });
    return { ...camera, fStop: Math.min(16, Math.max(1.8, fStopFor(camera, depth, look.blur))) };
  };
}

/** Radians above the table: as the set likes it, or as a view asks for it. */
export function elevationOf(
  { above, below }: View,
  { usual, above: high }: { usual: number; above: number },
): number {
  if (above) return high;
  return below ? Math.min(usual, LOWEST) : usual;
}

const LOWEST = 0.03;

/** Things whose face is on top, which a low camera does not see. */
const FACES_UP: ReadonlySet<string> = new Set([
  'wristwatch',
  'made-pizza',
  'made-margherita-pizza',
  'made-sushi',
  'made-cappuccino',
  'made-fried-eggs',
  'made-open-notebook',
  'made-tennis-racket',
]);
const FACE_HEIGHT = 0.78;

/** The camera's usual height, or one from which the face of the first subject, its drink, or the contents of a bowl are seen. Radians. */
export function seeingFaces({ subjects, product }: SetRequest, usual: number): number {
  if (product) return Math.min(usual, 0.14);
  const [first] = subjects;
  if (first && FACES_UP.has(first.key)) return Math.max(usual, FACE_HEIGHT);
  if (subjects.some(({ key, relation }) => relation === 'in' || FILLED.has(key)))
    return Math.max(usual, BOWL_HEIGHT);
  return first && CUPS.has(first.key) ? Math.max(usual, CUP_HEIGHT) : usual;
}

/** Camera height that shows the drink in a cup. */
const CUP_HEIGHT = 0.29;
const CUPS: ReadonlySet<string> = new Set([
  'coffee-cup',
  'made-cup-and-saucer',
  'made-green-tea',
  'made-mug-of-coffee',
  'made-hot-chocolate',
]);

const BOWL_HEIGHT = 0.6;
/** Vessels with a rim that hides what they hold. */
const FILLED: ReadonlySet<string> = new Set([
  'salad-bowl',
  'soup-bowl',
  'fruit-bowl',
  'apple-bowl',
  'sugar-bowl',
  'made-soup',
  'made-pumpkin-soup',
  'made-oatmeal',
  'made-smoothie-bowl',
  'made-ramen',
  'made-rice',
  'made-fried-rice',
  'made-cereal',
]);

/** Paper in a color that was asked for is lit from behind, since falling light would leave it darker than that. */
export function backlitPaper({ palette, light }: SetRequest): Pick<Material, 'emission'> {
  if (!palette?.backdrop || light === 'dark' || light === 'evening') return {};
  const [red, green, blue] = palette.backdrop;
  return { emission: [red * BACKLIGHT, green * BACKLIGHT, blue * BACKLIGHT] };
}

const BACKLIGHT = 0.4;

/** The mood that a set draws by chance: a color that was asked for is not hidden in the dark. */
export function moodFor({ light, palette }: SetRequest, drawn: LightMood): LightMood {
  return light ?? (palette?.backdrop && drawn === 'dark' ? 'soft' : drawn);
}

function sideIn({ copySpace }: View, usual: -1 | 0 | 1): -1 | 0 | 1 {
  return copySpace === 'left' ? -1 : copySpace === 'right' ? 1 : usual;
}

/** The side that stays empty for words. */
export function copySide({ view }: SetRequest, random: Random): -1 | 1 {
  const drawn = random.sign();
  if (view?.copySpace === 'left') return -1;
  return view?.copySpace === 'right' ? 1 : drawn;
}

/** The side that stays empty, or neither if chance wants the subjects in the middle and nobody asked for room. */
export function sideOrMiddle(
  { view }: SetRequest,
  side: -1 | 1,
  { random, chance }: { random: Random; chance: number },
): -1 | 0 | 1 {
  const isCentered = random.chance(chance);
  return isCentered && !view?.copySpace ? 0 : side;
}

export interface Surroundings {
  cameraFor: CameraFor;
  rig: LightRig;
  set: readonly Instance[];
  ground?: Ground;
}

/** Everything together, as refinements want it; ids of subjects come first. */
export async function stagedScene(
  stage: Stage,
  request: SetRequest,
  { cameraFor, rig, set, ground }: Surroundings,
): Promise<StagedScene> {
  const { undone, cameraFor: editedCameraFor } = await editStage(stage, request, { cameraFor, ground });
  const camera = editedCameraFor(asEdited(request).view ?? {});
  const edited = await editStageObjects(stage, {
    edits: request.objectEdits,
    camera,
    aspect: request.width / request.height,
  });
  const product = findProduct(stage, request, camera);
  const { light } = asEdited(request);
  const isEvening = light !== undefined && isDusk(light);
  const screens = isEvening ? litScreens(stage) : [];
  const lamps = isEvening ? litLamps(stage, rig.exposure) : [];
  const lit: Pick<Stage, 'placed'> = {
    placed: stage.placed.map((one) => ({
      ...one,
      materials: lamps.find(({ lamp }) => lamp === one)?.materials ?? one.materials,
    })),
  };
  const things = instancesOf(lit).map((thing) =>
    product && thing.transform === product.transform ? standingOnFloor(product, thing.id) : thing,
  );
  const rest = [
    ...set,
    ...screens.map(({ instance }) => instance),
    ...lamps.flatMap(({ instances }) => instances),
  ];
  return {
    stage,
    undone,
    product,
    ...edited,
    scene: {
      instances: [...things, ...rest.map((instance, i) => ({ ...instance, id: things.length + 1 + i }))],
      lights: [
        ...rig.lights,
        ...candleLights(stage),
        ...screens.map(({ light: shine }) => shine),
        ...lamps.flatMap(({ lights }) => lights),
      ],
      environment: rig.environment,
      camera,
      exposure: rig.exposure,
      grade: rig.grade,
    },
  };
}

const CANDLES = new Set(['made-candle', 'made-scented-candle']);

/** Flames are too small to be found by chance: each has a light of its own. */
function candleLights({ placed }: Stage): Light[] {
  return placed
    .filter(({ key }) => CANDLES.has(key))
    .map(({ box: { min, max } }) => ({
      kind: 'sphere',
      center: [(min[0] + max[0]) / 2, max[1] - 0.016, (min[2] + max[2]) / 2],
      radius: 0.005,
      radiance: [90, 42, 13],
      isReflected: false,
    }));
}

/** Where the product of the request stands, if it is still there. */
function findProduct(stage: Stage, { product }: SetRequest, camera: Camera): PlacedProduct | undefined {
  const placed = product && stage.placed.find(({ key }) => key === product.key);
  return placed && { product, transform: placed.transform, camera };
}

function standingOnFloor({ product, transform, camera }: PlacedProduct, id: number): Instance {
  return { mesh: product.standAt(transform, camera), transform: at([0, 0, 0]), id };
}
