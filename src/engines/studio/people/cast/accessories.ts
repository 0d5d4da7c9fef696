import type { Accessory, Over, Person } from '../people-scene.ts';
import { darken, lighten } from '../tint.ts';

/** `own`: the color that was asked for. */
type Drawing = (person: Person & { own?: string | undefined }, ink: string) => string;

/** Accessories that are drawn in any color. */
export const DYED_OVERS: ReadonlySet<Over> = new Set<Over>([
  'apron',
  'vest',
  'waistcoat',
  'tie',
  'bow-tie',
  'backpack',
  'scarf',
]);

/** Drawn over the trunk, before the arms. */
const ON_TRUNK: Readonly<Partial<Record<Over, Drawing>>> = {
  apron: ({ trim, top, own }, ink) => {
    const fill = own ?? darken(trim === top ? '#3d8b7d' : trim, 0.08);
    return `<path d="M-40 84L-34 10M44 84L38 10" stroke="${darken(fill, 0.2)}" stroke-width="9"/><path d="M-44 80H48L52 190Q88 200 84 230L92 470Q0 492 -86 470L-78 230Q-82 200 -48 190Z" fill="${fill}" stroke="${ink}" stroke-width="6"/><path d="M-42 300H46V356Q2 372 -42 356Z" fill="none" stroke="${darken(fill, 0.28)}" stroke-width="5"/><path d="M-78 214Q0 236 84 214" fill="none" stroke="${darken(fill, 0.28)}" stroke-width="5"/>`;
  },
  vest: ({ own }, ink) =>
    `<path d="M-80 66C-78 40 -56 28 -34 18L-16 150V338Q-50 344 -76 334L-78 190ZM84 66C80 40 60 28 38 18L20 150V338Q50 344 78 334L80 190Z" fill="${own ?? '#f58a1f'}" stroke="${ink}" stroke-width="6"/><path d="M-78 214Q-48 222 -16 222V250Q-50 250 -77 242ZM80 214Q50 222 20 222V250Q50 250 79 242Z" fill="#f7f49a"/><path d="M-66 34L-50 214M70 34L54 214" stroke="#f7f49a" stroke-width="17"/>`,
  waistcoat: ({ trim, own }, ink) => {
    const fill = own ?? darken(trim, 0.2);
    return `<path d="M-80 66C-78 40 -56 28 -34 16L2 176L36 16C60 28 80 40 84 66L80 190L78 330L40 350L2 330L-38 350L-74 330L-78 190Z" fill="${fill}" stroke="${ink}" stroke-width="6"/><path d="M2 176V330" stroke="${ink}" stroke-width="4"/><circle cx="12" cy="206" r="5" fill="${ink}"/><circle cx="12" cy="250" r="5" fill="${ink}"/><circle cx="12" cy="294" r="5" fill="${ink}"/><path d="M-60 262H-28M32 262H64" stroke="${darken(fill, 0.35)}" stroke-width="5"/>`;
  },
  tie: ({ trim, own }, ink) => {
    const fill = own ?? darken(trim, 0.1);
    return `<path d="M-12 34H16L12 58L22 190L2 220L-17 190L-8 58Z" fill="${fill}" stroke="${ink}" stroke-width="4"/><path d="M-8 58H12" stroke="${darken(fill, 0.35)}" stroke-width="4"/>`;
  },
  overalls: ({ bottom }, ink) =>
    `<path d="M-56 120L-50 20M60 120L54 20" stroke="${bottom}" stroke-width="24"/><path d="M-58 112H62L66 210Q82 214 80 240L78 340Q0 352 -74 340L-76 240Q-80 214 -62 210Z" fill="${bottom}" stroke="${ink}" stroke-width="6"/><path d="M-30 140H34V186Q2 198 -30 186Z" fill="none" stroke="${darken(bottom, 0.35)}" stroke-width="5"/><circle cx="-50" cy="126" r="8" fill="#e9c04f"/><circle cx="54" cy="126" r="8" fill="#e9c04f"/>`,
  'tool-belt': (_, ink) =>
    `<path d="M-78 286Q0 306 80 286V316Q0 336 -77 316Z" fill="#8a5a35" stroke="${ink}" stroke-width="5"/><rect x="-74" y="312" width="46" height="66" rx="8" fill="#a56d41" stroke="${ink}" stroke-width="5"/><rect x="34" y="312" width="46" height="60" rx="8" fill="#a56d41" stroke="${ink}" stroke-width="5"/><path d="M-60 314V286M-44 314V276" stroke="#c9332e" stroke-width="8"/><path d="M52 314V278" stroke="#c2c8d0" stroke-width="8"/>`,
  'bow-tie': ({ own }, ink) =>
    `<path d="M2 40L-32 22V58ZM2 40L38 22V58Z" fill="${own ?? '#22242e'}" stroke="${ink}" stroke-width="4"/><path d="M-66 60Q-30 200 -38 338L-75 334L-78 190ZM70 60Q36 200 44 338L78 334L82 190Z" fill="#2b2f3d" stroke="${ink}" stroke-width="5"/>`,
  epaulettes: (_, ink) =>
    `<path d="M-6 34H10L8 52L16 150L2 172L-11 150L-4 52Z" fill="#1a2036" stroke="${ink}" stroke-width="3"/><path d="M-60 96L-20 88L-40 108Z" fill="#e9c04f" stroke="${ink}" stroke-width="3"/>`,
  camouflage: () =>
    '<path d="M-60 120q20 -20 40 0t20 24q-30 14 -50 -2t-10 -22ZM20 200q24 -16 40 4t-10 28q-34 0 -30 -32ZM-50 250q20 -14 44 2t0 30q-44 2 -44 -32ZM36 90q16 -12 30 0t-6 22Z" fill="#4f573a"/>',
  jabot: (_, ink) =>
    `<path d="M-18 22H22L30 84L14 78L2 92L-10 78L-26 84Z" fill="#fff" stroke="${ink}" stroke-width="4"/>`,
  backpack: ({ trim, own }) =>
    `<path d="M-58 34Q-66 130 -72 210M62 34Q70 130 76 210" fill="none" stroke="${darken(own ?? trim, 0.2)}" stroke-width="22"/>`,
  scarf: ({ trim: usual, own }, ink) => {
    const trim = own ?? usual;
    return `<path d="M-46 2Q2 44 52 2L56 30Q2 74 -50 30Z" fill="${trim}" stroke="${ink}" stroke-width="6"/><path d="M20 40L54 34L60 150L26 152Z" fill="${trim}" stroke="${ink}" stroke-width="6"/><path d="M26 130L59 128M25 112L58 110" stroke="${lighten(trim, 0.45)}" stroke-width="7"/>`;
  },
};

/** Drawn over the face. */
const ON_FACE: Readonly<Partial<Record<Over, Drawing>>> = {
  mask: (_, ink) =>
    `<path d="M-34 -72Q-10 -60 2 -62M64 -64L60 -58" stroke="#cfe0e6" stroke-width="5" fill="none"/><path d="M0 -64Q36 -82 64 -62Q66 -30 44 -16Q16 -14 4 -30Z" fill="#a9d6e0" stroke="${ink}" stroke-width="5"/><path d="M10 -46Q36 -54 60 -46M12 -34Q34 -40 56 -34" fill="none" stroke="#7fb3c0" stroke-width="4"/>`,
  goggles: (_, ink) =>
    `<path d="M-44 -96L4 -92M66 -94L70 -92" stroke="${ink}" stroke-width="7"/><rect x="0" y="-112" width="68" height="40" rx="18" fill="#bfe6f5" fill-opacity=".55" stroke="${ink}" stroke-width="6"/>`,
};

const BEHIND: Readonly<Partial<Record<Over, Drawing>>> = {
  backpack: ({ trim, own }, ink) =>
    `<path d="M-104 70Q-112 30 -70 24H74Q116 30 108 70L104 270Q100 292 76 292H-72Q-98 292 -102 270Z" fill="${own ?? darken(trim, 0.1)}" stroke="${ink}" stroke-width="6"/>`,
};

const drawEach =
  (drawings: Readonly<Partial<Record<Over, Drawing>>>) =>
  (person: Person, ink: string): string =>
    (person.role?.overs ?? [])
      .map(({ over, color }) => drawings[over]?.({ ...person, own: color }, ink) ?? '')
      .join('');

export const drawOnTrunk = drawEach(ON_TRUNK);
export const drawOnFace = drawEach(ON_FACE);
export const drawBehind = drawEach(BEHIND);

/** A body has one accessory at each of them. */
const REGIONS: Readonly<Record<Over, 'trunk' | 'neck' | 'face' | 'back' | 'hips'>> = {
  apron: 'trunk',
  vest: 'trunk',
  waistcoat: 'trunk',
  overalls: 'trunk',
  camouflage: 'trunk',
  tie: 'neck',
  'bow-tie': 'neck',
  epaulettes: 'neck',
  jabot: 'neck',
  scarf: 'neck',
  mask: 'face',
  goggles: 'face',
  backpack: 'back',
  'tool-belt': 'hips',
  tutu: 'hips',
};

/** Whether both cannot be worn at once. */
export const areInOnePlace = (one: Accessory, other: Accessory): boolean =>
  REGIONS[one.over] === REGIONS[other.over];

/** The accessories of someone who puts on some more. */
export function putOnMore(had: readonly Accessory[], more: readonly Accessory[]): Accessory[] {
  return [...had.filter((old) => !more.some((one) => areInOnePlace(old, one))), ...more];
}
