import { createMaterial } from '../../materials/create-material.ts';
import { FINISHES } from '../../materials/finishes.ts';
import type { Material } from '../../scene/material.ts';
import type { Random } from '../../scene/random.ts';
import { type Rgb, rgbFromHex } from '../../scene/vector.ts';
import type { SetRequest } from '../set.ts';
import { METALS, type MetalName } from './pieces/piece.ts';
import { type WoodName, type WoodPair, wood } from './surfaces/wood.ts';

export type Character = 'scandinavian' | 'modern' | 'classic' | 'rustic' | 'mid-century';

/** Colors that go together, in sRGB. */
interface Palette {
  wall: string;
  accentWall: string;
  sofa: string;
  accent: string;
  second: string;
  textile: string;
  woods: readonly WoodName[];
  metals: readonly MetalName[];
  characters: readonly Character[];
}

const PALETTES: readonly Palette[] = [
  {
    wall: '#ece7df',
    accentWall: '#b9c2b0',
    sofa: '#d8cfc0',
    accent: '#8c9a7b',
    second: '#c98d62',
    textile: '#efe9dd',
    woods: ['oak', 'birch'],
    metals: ['black', 'brass'],
    characters: ['scandinavian', 'modern'],
  },
  {
    wall: '#e6dfd3',
    accentWall: '#c7a993',
    sofa: '#b9683f',
    accent: '#b5653d',
    second: '#3f5a57',
    textile: '#ead9c4',
    woods: ['walnut', 'honey-oak'],
    metals: ['brass', 'black'],
    characters: ['mid-century', 'modern'],
  },
  {
    wall: '#e9e9e6',
    accentWall: '#6f8797',
    sofa: '#7f93a3',
    accent: '#33536b',
    second: '#c9a36a',
    textile: '#e3e5e3',
    woods: ['oak', 'gray-oak', 'white'],
    metals: ['black', 'chrome'],
    characters: ['scandinavian', 'modern', 'classic'],
  },
  {
    wall: '#dcdccf',
    accentWall: '#5d6e5b',
    sofa: '#46604d',
    accent: '#c7a14e',
    second: '#7b4a35',
    textile: '#e6dfcf',
    woods: ['walnut', 'oak'],
    metals: ['brass'],
    characters: ['classic', 'mid-century'],
  },
  {
    wall: '#efe9e4',
    accentWall: '#d6b5a5',
    sofa: '#e3d6ca',
    accent: '#c27c65',
    second: '#74806a',
    textile: '#f1e8df',
    woods: ['birch', 'oak'],
    metals: ['brass', 'black'],
    characters: ['scandinavian', 'modern'],
  },
  {
    wall: '#e4e2dd',
    accentWall: '#4e5a66',
    sofa: '#5a5f63',
    accent: '#d0a04a',
    second: '#8a9ba6',
    textile: '#dddad4',
    woods: ['oak', 'black'],
    metals: ['black', 'steel'],
    characters: ['modern'],
  },
  {
    wall: '#ebe4d6',
    accentWall: '#a9936f',
    sofa: '#a98f6d',
    accent: '#6d5a3f',
    second: '#a3522f',
    textile: '#efe6d4',
    woods: ['honey-oak', 'teak'],
    metals: ['black', 'brass'],
    characters: ['rustic', 'classic'],
  },
  {
    wall: '#e8ebe9',
    accentWall: '#8fa9a2',
    sofa: '#e0dfd9',
    accent: '#3f7170',
    second: '#d99b7c',
    textile: '#e9ebe7',
    woods: ['birch', 'oak'],
    metals: ['chrome', 'black'],
    characters: ['scandinavian', 'modern'],
  },
  {
    wall: '#e7ddd6',
    accentWall: '#7d4b45',
    sofa: '#8d3f38',
    accent: '#8f4a40',
    second: '#c9a58a',
    textile: '#eadfd4',
    woods: ['walnut', 'oak'],
    metals: ['brass', 'black'],
    characters: ['mid-century', 'classic'],
  },
  {
    wall: '#f0eee9',
    accentWall: '#cfc7ba',
    sofa: '#efebe3',
    accent: '#a99a83',
    second: '#5f5a50',
    textile: '#f3efe7',
    woods: ['oak', 'birch', 'gray-oak'],
    metals: ['black', 'steel'],
    characters: ['scandinavian', 'modern', 'rustic'],
  },
];

/** The look shared by all furniture of a room. */
export interface Style {
  character: Character;
  wall: Rgb;
  accentWall: Rgb;
  sofa: Rgb;
  accent: Rgb;
  second: Rgb;
  textile: Rgb;
  woodName: WoodName;
  wood: WoodPair;
  metalName: MetalName;
  metal: Material;
  /** Colors of books, prints and vessels. */
  colors: readonly Rgb[];
  vessel: Material;
  pot: Material;
}

/** Words of a prompt for a style. */
export const CHARACTERS: readonly Character[] = [
  'scandinavian',
  'modern',
  'classic',
  'rustic',
  'mid-century',
];

export function chooseStyle(
  random: Random,
  { palette, character }: Pick<SetRequest, 'character' | 'palette'>,
): Style {
  const asked = CHARACTERS.find((name) => name === character);
  const look = random.pick(
    asked ? PALETTES.filter(({ characters }) => characters.includes(asked)) : PALETTES,
  );
  const woodName = random.pick(look.woods);
  const metalName = random.pick(look.metals);
  const accent = palette?.accent ?? rgbFromHex(look.accent);
  const [sofa, second, textile] = [look.sofa, look.second, look.textile].map(rgbFromHex) as [Rgb, Rgb, Rgb];
  const wall = palette?.backdrop ?? rgbFromHex(look.wall);
  const drawn = random.pick(look.characters);
  return {
    character: asked ?? drawn,
    wall,
    accentWall: palette?.backdrop ?? rgbFromHex(look.accentWall),
    sofa,
    accent,
    second,
    textile,
    woodName,
    wood: wood(woodName),
    metalName,
    metal: METALS[metalName],
    colors: [accent, second, rgbFromHex(look.accentWall), textile, [0.55, 0.5, 0.43], [0.08, 0.085, 0.09]],
    vessel: random.chance(0.5)
      ? { ...FINISHES.clay, color: random.pick([textile, second, accent]) }
      : { ...FINISHES.ceramic, color: random.pick([textile, accent, [0.8, 0.78, 0.74]]) },
    pot: random.chance(0.6)
      ? { ...FINISHES.clay, color: random.pick([[0.72, 0.69, 0.64], second, textile]) }
      : createMaterial('wicker', '#b08d5f'),
  };
}

export const wallPaint = (color: Rgb): Material => ({ ...FINISHES.wall, color });
