export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night';

export type Weather = 'clear' | 'cloudy' | 'mist' | 'storm';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
