import type { Random } from '../math/seeded-random.ts';
import type { Mood } from '../scene/mood.ts';
import type { RoomColors } from './people-scene.ts';
import { lighten } from './tint.ts';

/** A room that suits the moods best; the first two named colors (display hex) replace walls and accents. */
export function composeRoomColors(
  moods: readonly Mood[],
  named: readonly string[],
  random: Random,
): RoomColors {
  const countMatches = (suits: readonly Mood[]) => moods.filter((mood) => suits.includes(mood)).length;
  const best = Math.max(...ROOMS.map(({ suits }) => countMatches(suits)));
  const { colors } = random.pick(ROOMS.filter(({ suits }) => countMatches(suits) === best));
  const [wall, wallShade, floor, wood, accent, second, leaf, sky] = colors;
  const [first, next] = named;
  return {
    wall: first ? lighten(first, 0.84) : wall,
    wallShade: first ? lighten(first, 0.68) : wallShade,
    floor,
    wood,
    accent: first ?? accent,
    second: next ?? second,
    leaf,
    sky,
    ink: '#1b2440',
  };
}

interface Palette {
  /** Wall, its shade, floor, wood, accent, second, leaf, sky. */
  colors: readonly [string, string, string, string, string, string, string, string];
  suits: readonly Mood[];
}

const ROOMS: readonly Palette[] = [
  {
    colors: ['#fdebd8', '#fbd3b6', '#dd9a76', '#c98d5f', '#f2704d', '#2f7f86', '#2f8f6b', '#8fc7ff'],
    suits: ['warm', 'vibrant'],
  },
  {
    colors: ['#e8f0fb', '#cfdff5', '#9fb4d4', '#b99570', '#3d6bff', '#ff9d5c', '#3d9b76', '#86bdf7'],
    suits: ['professional', 'cool', 'confident'],
  },
  {
    colors: ['#eaf5ee', '#cde6d6', '#b8a582', '#b98b5a', '#2e9c76', '#f0b03f', '#2c8a5c', '#a5d8f0'],
    suits: ['calm', 'bright'],
  },
  {
    colors: ['#f3ecfb', '#ddcdf2', '#a78fc4', '#b7876a', '#7a4be0', '#f5828c', '#3f9a84', '#a9c4ff'],
    suits: ['creative', 'vibrant', 'pastel'],
  },
  {
    colors: ['#fbeecb', '#f8d999', '#d9a862', '#b9834c', '#e2574c', '#2b6f9e', '#4d9a58', '#9ad4f2'],
    suits: ['energetic', 'bright', 'warm'],
  },
  {
    colors: ['#fbeaea', '#f3cfd0', '#cf9a94', '#b98468', '#d64d6e', '#3f6f8f', '#4c9277', '#b7d5ee'],
    suits: ['pastel', 'warm', 'calm'],
  },
  {
    colors: ['#33405f', '#27314d', '#1e2740', '#a9825d', '#ff8a5c', '#4fb3c8', '#3f9b7c', '#4a6fb8'],
    suits: ['dark', 'confident'],
  },
  {
    colors: ['#efece6', '#dad4c8', '#b6a88f', '#a98d6a', '#8a6f4e', '#6f8a7c', '#6d8f6a', '#c3d5df'],
    suits: ['muted', 'calm', 'professional', 'monochrome'],
  },
];
