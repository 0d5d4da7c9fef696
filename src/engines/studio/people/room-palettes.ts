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
  const { suits: _, ...room } = random.pick(ROOMS.filter(({ suits }) => countMatches(suits) === best));
  const [first, next] = named;
  return {
    ...room,
    ...(first ? { accent: first, wall: lighten(first, 0.84), wallShade: lighten(first, 0.68) } : {}),
    ...(next ? { second: next } : {}),
    ink: '#1b2440',
  };
}

const ROOMS: readonly (Omit<RoomColors, 'ink'> & { suits: readonly Mood[] })[] = [
  {
    wall: '#fdebd8',
    wallShade: '#fbd3b6',
    floor: '#dd9a76',
    wood: '#c98d5f',
    accent: '#f2704d',
    second: '#2f7f86',
    leaf: '#2f8f6b',
    sky: '#8fc7ff',
    suits: ['warm', 'vibrant'],
  },
  {
    wall: '#e8f0fb',
    wallShade: '#cfdff5',
    floor: '#9fb4d4',
    wood: '#b99570',
    accent: '#3d6bff',
    second: '#ff9d5c',
    leaf: '#3d9b76',
    sky: '#86bdf7',
    suits: ['professional', 'cool', 'confident'],
  },
  {
    wall: '#eaf5ee',
    wallShade: '#cde6d6',
    floor: '#b8a582',
    wood: '#b98b5a',
    accent: '#2e9c76',
    second: '#f0b03f',
    leaf: '#2c8a5c',
    sky: '#a5d8f0',
    suits: ['calm', 'bright'],
  },
  {
    wall: '#f3ecfb',
    wallShade: '#ddcdf2',
    floor: '#a78fc4',
    wood: '#b7876a',
    accent: '#7a4be0',
    second: '#f5828c',
    leaf: '#3f9a84',
    sky: '#a9c4ff',
    suits: ['creative', 'vibrant', 'pastel'],
  },
  {
    wall: '#fbeecb',
    wallShade: '#f8d999',
    floor: '#d9a862',
    wood: '#b9834c',
    accent: '#e2574c',
    second: '#2b6f9e',
    leaf: '#4d9a58',
    sky: '#9ad4f2',
    suits: ['energetic', 'bright', 'warm'],
  },
  {
    wall: '#fbeaea',
    wallShade: '#f3cfd0',
    floor: '#cf9a94',
    wood: '#b98468',
    accent: '#d64d6e',
    second: '#3f6f8f',
    leaf: '#4c9277',
    sky: '#b7d5ee',
    suits: ['pastel', 'warm', 'calm'],
  },
  {
    wall: '#33405f',
    wallShade: '#27314d',
    floor: '#1e2740',
    wood: '#a9825d',
    accent: '#ff8a5c',
    second: '#4fb3c8',
    leaf: '#3f9b7c',
    sky: '#4a6fb8',
    suits: ['dark', 'confident'],
  },
  {
    wall: '#efece6',
    wallShade: '#dad4c8',
    floor: '#b6a88f',
    wood: '#a98d6a',
    accent: '#8a6f4e',
    second: '#6f8a7c',
    leaf: '#6d8f6a',
    sky: '#c3d5df',
    suits: ['muted', 'calm', 'professional', 'monochrome'],
  },
];
