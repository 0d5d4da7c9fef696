import { things } from './thing.ts';

export const PLANTS = things(`
  bouquet | 0.4 | bouquet, flowers, bouquet of flowers, bunch of flowers, flower bouquet, floral bouquet, flower arrangement, mother day, mothers day, happy mothers day
  cherry-blossom | 0.05 | cherry blossom, sakura
  blossom | 0.08 | daisy, blooming flower, white daisy, white flower
  hibiscus | 0.1 | hibiscus, flower, tropical flower, pink flower
  hyacinth | 0.2 | hyacinth
  lotus | 0.15 | lotus, water lily, lotus flower
  garden-rose | 0.3 | rose, red rose
  wilted-flower | 0.3 | wilted flower
  sunflower | 0.4 | sunflower
  tulip | 0.3 | tulip
  cactus | 0.8 | cactus
  deciduous-tree | 6 | tree, deciduous tree, green tree, big tree
  evergreen-tree | 7 | evergreen tree, pine tree, fir tree, spruce, pine, fir, conifer, evergreen
  palm-tree | 6 | palm tree, palm
  potted-plant | 0.5 | potted plant, houseplant, pot plant, plant in a pot, plant, green plant, house plant, indoor plant
  seedling | 0.1 | seedling, hope, sprout, sapling, young plant, plant sprout, growing plant
  herb | 0.2 | herb
  shamrock | 0.1 | shamrock, clover, st patrick day, st patricks day, st patricks, saint patrick day, saint patricks day
  four-leaf-clover | 0.1 | four leaf clover, lucky clover
  maple-leaf | 0.12 | maple leaf, autumn leaf, red leaf, orange leaf, orange leaves, autumn leaves
  fallen-leaf | 0.12 | fallen leaf, dry leaf, fall leaf, dead leaf, brown leaf, fall leaves
  leaf-fluttering-in-wind | 0.12 | leaves
  sheaf-of-rice | 0.6 | sheaf of rice, wheat ear, sheaf of wheat, ear of wheat
`);
