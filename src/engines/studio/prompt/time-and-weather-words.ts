import type { Season, TimeOfDay, Weather } from '../scene/weather.ts';

export const TIME_WORDS: Record<TimeOfDay, string> = {
  dawn: 'dawn, sunrise, daybreak, morning, early light, first light, dawn light, morning light, pastel sky, rising sun, sun rising, sun coming up',
  day: 'day, noon, midday, midday light, daytime, sunny, sunlight, bright, blue sky, daylight, afternoon',
  golden: `golden hour, golden light, warm light, late afternoon, golden, backlit, sunbeam, late light,
    evening light, afternoon light, late afternoon light, low sun`,
  sunset: 'sunset, sundown, evening, setting sun, sun setting, sun going down, red sky, orange sky',
  dusk: 'dusk, twilight, blue hour, nightfall, after sunset',
  night:
    'night, midnight, starry, star, milky way, moonlight, moonlit, moon, nocturnal, night sky, starry sky, starry night',
};

export const WEATHER_WORDS: Record<Weather, string> = {
  clear: 'clear, cloudless, clear sky, blue sky, sunny',
  cloudy: 'cloudy, cloud, partly cloudy, cumulus, dramatic sky, fluffy cloud, cloudscape',
  mist: 'mist, misty, fog, foggy, haze, hazy, mystical, ethereal',
  storm: `storm, stormy, overcast, overcast sky, rain, rainy, thunder, thunderstorm, moody, gloomy, grey sky, gray sky, stormy sky,
    dark cloud, storm cloud, dark storm cloud`,
};

export const SEASON_WORDS: Record<Season, string> = {
  spring: 'spring, springtime, april, may, blossom',
  summer: 'summer, summertime, july, august, lush',
  autumn: 'autumn, fall colors, fall foliage, october, autumnal, fall',
  winter: 'winter, snow, snowy, snow covered, falling snow, frozen, ice, icy, wintry, frost',
};
