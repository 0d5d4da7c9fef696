import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const hills: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'sustainability'],
  shows: `hill, meadow, countryside, field, grassland, pasture, prairie, farmland, rolling hill, green hill, rolling green hill,
    grass, steppe, moor, wildflower, wildflower meadow, green meadow, tuscany, grass field, green field,
    flower meadow, flower field, field of flowers, wildflower field, poppy field, field of poppies, daisy field, field of daisies,
    dandelion field, poppy meadow, daisy meadow, dandelion meadow, rural landscape, country landscape, toscana, lawn, spring landscape, grassy hill,
    green landscape, countryside landscape, tuscan hill`,
  illustrates: `nature, environment, spring, summer, sustainability, ecology, clean air,
    environmental protection, green energy landscape, green nature, springtime`,
  contains: `${LAND_NOUNS}, green, grass, tree, field, meadow, flower`,
  staging: 'nature',
  form: 'hills',
  isGround: true,
  details: ['flowers', 'path', 'cypress'],
  standsInFor: ['nature', 'sustainability'],
  inSentence: 'hills',
};
