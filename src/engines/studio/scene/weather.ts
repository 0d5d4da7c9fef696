export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night';

export type Weather = 'clear' | 'cloudy' | 'mist' | 'storm';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

export type Season = (typeof SEASONS)[number];
