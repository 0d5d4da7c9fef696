import type { Hat, Person } from '../people-scene.ts';
import { line } from '../strokes.ts';
import { darken, lighten } from '../tint.ts';

/** A hat on a head whose chin is 20 above the neck's base, and whose crown is 155 above it. */
export function drawHat(hat: Hat, { top, trim, role }: Person, ink: string): string {
  return HATS[hat]({ top, trim, ink, own: role?.hatColor });
}

/** Hats that are drawn in any color. */
export const DYED_HATS: ReadonlySet<Hat> = new Set<Hat>([
  'toque',
  'hard-hat',
  'cap',
  'beret',
  'beanie',
  'bike-helmet',
  'cowboy-hat',
  'straw-hat',
]);

interface Colors {
  /** The color that was asked for. */
  own: string | undefined;
  top: string;
  trim: string;
  ink: string;
}

/** Covers the crown above the brow. */
const DOME = 'M-52 -112C-56 -186 -20 -206 16 -206C56 -206 86 -182 80 -112Z';

function peaked(fill: string, peak: string, badge: string, ink: string): string {
  return (
    `<path d="M-66 -152C-84 -192 -40 -212 14 -214C72 -214 116 -190 96 -150L80 -128H-52Z" fill="${fill}" ${line(ink)}/>` +
    `<path d="M-54 -134Q14 -150 82 -134V-112Q14 -128 -54 -112Z" fill="${darken(fill, 0.35)}" ${line(ink, 5)}/>` +
    `<path d="M-4 -116Q60 -128 96 -104Q74 -92 30 -98Q6 -102 -4 -116Z" fill="${peak}" ${line(ink, 5)}/>${badge}`
  );
}

const HATS: Readonly<Record<Hat, (colors: Colors) => string>> = {
  toque: ({ ink, own = '#ffffff' }) =>
    `<path d="M-46 -128C-112 -160 -96 -236 -34 -226C-20 -276 52 -276 64 -226C122 -234 134 -162 74 -128Z" fill="${own}" ${line(ink)}/><path d="M-18 -146V-188M14 -148V-200M46 -146V-188" stroke="${darken(own, 0.2)}" stroke-width="5"/><path d="M-48 -142Q14 -158 76 -142L74 -104Q14 -122 -50 -104Z" fill="${darken(own, 0.04)}" ${line(ink)}/>`,
  'hard-hat': ({ own = '#f6b82c', ink }) =>
    `<path d="${DOME}" fill="${own}" ${line(ink)}/><path d="M2 -204Q16 -210 30 -204L32 -124H0Z" fill="${lighten(own, 0.28)}" ${line(ink, 4)}/><path d="M-60 -116Q14 -132 104 -110Q108 -96 92 -98Q14 -116 -58 -100Q-70 -104 -60 -116Z" fill="${darken(own, 0.1)}" ${line(ink)}/>`,
  cap: ({ top, ink, own }) => {
    const fill = own ?? darken(top, 0.22);
    return `<path d="${DOME}" fill="${fill}" ${line(ink)}/><path d="M14 -204V-120" stroke="${darken(fill, 0.25)}" stroke-width="4"/><circle cx="15" cy="-206" r="7" fill="${fill}" ${line(ink, 4)}/><path d="M20 -122Q98 -134 138 -104Q110 -90 56 -98Q30 -100 20 -122Z" fill="${darken(fill, 0.2)}" ${line(ink)}/>`;
  },
  'police-cap': ({ ink }) =>
    peaked(
      '#2c3f6e',
      '#14182a',
      `<path d="M28 -196L44 -188L40 -162L28 -152L16 -162L12 -188Z" fill="#e9c04f" ${line(ink, 4)}/>`,
      ink,
    ),
  'pilot-cap': ({ ink }) =>
    peaked(
      '#24324f',
      '#14182a',
      `<path d="M28 -182L78 -190L60 -170L28 -162L-2 -170L-20 -190Z" fill="#e9c04f" ${line(ink, 4)}/><path d="M-54 -124Q14 -140 82 -124" fill="none" stroke="#e9c04f" stroke-width="6"/>`,
      ink,
    ),
  pillbox: ({ top, ink }) =>
    `<path d="M-40 -156C-30 -200 40 -208 62 -164L60 -140Q10 -160 -42 -134Z" fill="${top}" ${line(ink)}/><path d="M-42 -146Q10 -170 61 -150" fill="none" stroke="#e9c04f" stroke-width="7"/>`,
  'fire-helmet': ({ ink }) =>
    `<path d="M-58 -114C-62 -196 -10 -216 20 -216C62 -214 92 -180 84 -114Z" fill="#c8372d" ${line(ink)}/><path d="M6 -214Q20 -228 34 -212L40 -120H4Z" fill="#e2574c" ${line(ink, 4)}/><path d="M-96 -92Q-70 -126 14 -126Q84 -124 118 -96Q70 -104 14 -104Q-60 -104 -96 -92Z" fill="#a82a22" ${line(ink)}/><path d="M28 -180L56 -174L52 -136L40 -122L28 -136Z" fill="#f3c544" ${line(ink, 4)}/>`,
  'army-helmet': ({ ink }) =>
    `<path d="M-62 -104C-70 -190 -20 -208 14 -208C60 -206 98 -180 90 -104Q14 -128 -62 -104Z" fill="#6b7350" ${line(ink)}/><path d="M-40 -150q20 -20 40 0t30 -10q10 20 -10 26t-40 4q-30 2 -20 -20ZM40 -180q20 0 24 20t-20 10Z" fill="#545c3d"/><path d="M-46 -108Q-30 -40 14 -22Q60 -36 80 -106" fill="none" stroke="#3d4430" stroke-width="6"/>`,
  beret: ({ trim, ink, own }) =>
    `<path d="M-60 -124C-110 -170 -40 -222 34 -206C110 -196 112 -140 84 -124Q14 -146 -60 -124Z" fill="${own ?? darken(trim, 0.12)}" ${line(ink)}/><path d="M20 -208l4 -18" ${line(ink, 8)} stroke-linecap="round"/>`,
  'straw-hat': ({ trim, ink, own = '#ecc878' }) =>
    `<path d="M-44 -124C-48 -196 0 -204 16 -204C44 -204 78 -190 72 -124Z" fill="${own}" ${line(ink)}/><path d="M-48 -142Q14 -158 76 -142V-118Q14 -134 -48 -118Z" fill="${darken(own === '#ecc878' ? trim : own, own === '#ecc878' ? 0.15 : 0.4)}" ${line(ink, 4)}/><path d="M-118 -96C-100 -128 -50 -128 14 -130C80 -128 128 -126 146 -96C100 -112 60 -112 14 -112C-40 -112 -80 -110 -118 -96Z" fill="${darken(own, 0.07)}" ${line(ink)}/>`,
  mortarboard: ({ ink }) =>
    `<path d="M-46 -112V-158H76V-112Q14 -136 -46 -112Z" fill="#26283a" ${line(ink)}/><path d="M-92 -172L14 -212L122 -172L14 -136Z" fill="#34374d" ${line(ink)}/><path d="M14 -174L-66 -160V-96" fill="none" stroke="#e9c04f" stroke-width="6"/><path d="M-76 -100H-56L-58 -64H-74Z" fill="#e9c04f" ${line(ink, 4)}/>`,
  'surgical-cap': ({ top, ink }) =>
    `<path d="M-54 -104C-66 -190 -10 -196 18 -196C62 -194 92 -170 78 -108Q14 -136 -54 -104Z" fill="${top}" ${line(ink)}/><path d="M-52 -116Q14 -148 79 -120" fill="none" stroke="${darken(top, 0.25)}" stroke-width="5"/>`,
  'space-helmet': ({ ink }) =>
    `<circle cx="10" cy="-84" r="112" fill="#d9ecff" fill-opacity=".32" stroke="${ink}" stroke-width="7"/><circle cx="10" cy="-84" r="104" fill="none" stroke="#f1f3f7" stroke-width="10"/><path d="M-58 -128Q-40 -168 0 -176" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".85"/><path d="M-76 4Q10 44 96 4L92 26Q10 62 -72 26Z" fill="#c7cedb" ${line(ink)}/>`,
  'top-hat': ({ ink }) =>
    `<path d="M-44 -124L-54 -250Q14 -266 82 -250L72 -124Z" fill="#22242e" ${line(ink)}/><path d="M-46 -152Q14 -166 74 -152L72 -124H-44Z" fill="#b8364a"/><path d="M-88 -112Q14 -148 116 -112Q110 -96 14 -112Q-80 -96 -88 -112Z" fill="#22242e" ${line(ink)}/>`,
  beanie: ({ trim: usual, ink, own: trim = usual }) =>
    `<circle cx="14" cy="-220" r="22" fill="${lighten(trim, 0.5)}" ${line(ink, 5)}/><path d="${DOME}" fill="${trim}" ${line(ink)}/><path d="M-58 -138Q14 -156 86 -138V-100Q14 -118 -58 -100Z" fill="${darken(trim, 0.2)}" ${line(ink)}/>`,
  'santa-hat': ({ ink }) =>
    `<path d="M-52 -118C-50 -190 10 -230 60 -212Q120 -196 120 -130Q96 -170 80 -118Z" fill="#d6322f" ${line(ink)}/><circle cx="122" cy="-122" r="20" fill="#fff" ${line(ink, 5)}/><path d="M-60 -136Q14 -154 88 -136Q96 -110 84 -102Q14 -120 -58 -102Q-72 -112 -60 -136Z" fill="#fff" ${line(ink)}/>`,
  'cowboy-hat': ({ ink, own = '#9a6238' }) =>
    `<path d="M-40 -122C-56 -200 -30 -236 0 -222Q14 -212 30 -222C62 -236 86 -200 70 -122Z" fill="${own}" ${line(ink)}/><path d="M14 -214Q10 -180 16 -150" fill="none" stroke="${darken(own, 0.3)}" stroke-width="7"/><path d="M-44 -148Q14 -166 74 -148L72 -120Q14 -138 -42 -120Z" fill="${darken(own, 0.4)}" ${line(ink, 4)}/><path d="M-130 -134C-112 -116 -70 -126 14 -132C96 -126 140 -116 158 -136C168 -100 110 -82 14 -104C-80 -82 -140 -98 -130 -134Z" fill="${darken(own, 0.08)}" ${line(ink)}/>`,
  crown: ({ ink }) =>
    `<path d="M-44 -130L-56 -206L-14 -172L14 -222L44 -172L86 -206L74 -130Q14 -146 -44 -130Z" fill="#f0c341" ${line(ink)}/><circle cx="14" cy="-160" r="10" fill="#d6324b"/><circle cx="-24" cy="-154" r="7" fill="#3d8bd9"/><circle cx="52" cy="-154" r="7" fill="#3d8bd9"/>`,
  'bike-helmet': ({ trim: usual, ink, own: trim = usual }) =>
    `<path d="M-58 -112C-66 -190 -10 -202 20 -202C70 -200 104 -168 96 -116Q20 -138 -58 -112Z" fill="${trim}" ${line(ink)}/><path d="M-30 -170Q10 -188 50 -178M-38 -144Q16 -164 76 -148" fill="none" stroke="${darken(trim, 0.4)}" stroke-width="10" stroke-linecap="round"/><path d="M-40 -112Q-20 -40 16 -20M66 -116Q56 -50 20 -20" fill="none" stroke="#2b2f3d" stroke-width="5"/>`,
};
