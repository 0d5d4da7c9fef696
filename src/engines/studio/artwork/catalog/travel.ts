import { things } from './thing.ts';

/** Vehicles and places. */
export const TRAVEL = things(`
  automobile | 1.5 | car, electric car, automobile, motorcar, hatchback, small car, family car, red car
  racing-car | 1.1 | race car, racing car, formula 1 car, f1 car
  sport-utility-vehicle | 1.7 | suv, jeep, off road car, sport utility vehicle
  pickup-truck | 1.8 | pickup truck, pickup
  taxi | 1.5 | taxi, cab, yellow cab
  police-car | 1.5 | police car
  ambulance | 2.4 | ambulance
  fire-engine | 3 | fire engine, fire truck
  delivery-truck | 3 | truck, delivery truck, delivery van, lorry, box truck
  articulated-lorry | 3.8 | semi truck, articulated lorry, trailer truck
  minibus | 2.3 | van, minibus, camper van
  bus | 3 | bus, city bus
  trolleybus | 3 | trolleybus
  tractor | 2.8 | tractor
  bicycle | 1.1 | bicycle, bike
  motorcycle | 1.1 | motorcycle, motorbike
  motor-scooter | 1.1 | scooter, motor scooter, vespa, moped
  kick-scooter | 1 | kick scooter, electric scooter, e scooter
  auto-rickshaw | 1.7 | auto rickshaw, tuk tuk, rickshaw
  skateboard | 0.15 | skateboard
  roller-skate | 0.25 | roller skate
  manual-wheelchair | 1 | wheelchair
  motorized-wheelchair | 1 | electric wheelchair, motorized wheelchair
  train | 4 | train, passenger train, commuter train, railway train
  bullet-train | 4 | bullet train
  high-speed-train | 4 | high speed train
  locomotive | 4 | locomotive, steam train, steam locomotive, steam engine
  tram | 3.5 | tram, streetcar
  metro | 3.5 | metro, subway, subway train
  monorail | 4 | monorail
  airplane | 5 | airplane, plane, aeroplane, jet, aircraft, airliner, passenger jet, commercial airplane, passenger plane, flight | flies
  small-airplane | 3 | small airplane, propeller plane | flies
  helicopter | 3 | helicopter | flies
  rocket | 8 | rocket, spaceship, rocket ship, space rocket, spaceship launch, rocket launch | flies
  flying-saucer | 3 | ufo, flying saucer | flies
  satellite | 2 | satellite | flies
  parachute | 4 | parachute | flies
  aerial-tramway | 2.5 | cable car | flies
  sailboat | 6 | sailboat, sailing boat | swims
  canoe | 0.6 | canoe, rowboat, row boat | swims
  speedboat | 1.6 | speedboat | swims
  motor-boat | 2 | motorboat, motor boat, yacht | swims
  ferry | 12 | ferry | swims
  ship | 15 | ship | swims
  anchor | 1 | anchor
  ring-buoy | 0.7 | lifebuoy, ring buoy, life preserver, lifebelt
  wheel | 0.6 | wagon wheel, cart wheel
  fuel-pump | 1.8 | gas pump, fuel pump, petrol pump, gas station pump, fuel dispenser, petrol station pump
  construction | 1 | road barrier, construction barrier, roadblock
  house | 6 | house, cottage, villa, bungalow, townhouse, home, single family house, family home, suburban house, little house, tiny house
  house-with-garden | 6 | house with garden, family house
  houses | 7 | houses
  derelict-house | 6 | abandoned house, derelict house, haunted house
  hut | 4 | hut, straw hut, mud hut, grass hut
  castle | 20 | castle, fairytale castle, fairy tale castle, princess castle
  japanese-castle | 20 | japanese castle
  office-building | 20 | office building
  hospital | 15 | hospital, hospital building, clinic building
  school | 12 | school, school building
  bank | 12 | bank, bank building
  hotel | 18 | hotel, hotel building
  post-office | 10 | post office
  convenience-store | 5 | convenience store, corner shop, mini market
  department-store | 15 | department store
  factory | 12 | factory, industrial plant
  stadium | 25 | stadium, arena
  classical-building | 12 | courthouse, classical building, greek temple, ancient temple, roman temple, museum
  building-construction | 20 | crane, construction crane, tower crane
  church | 15 | church, chapel
  mosque | 18 | mosque, ramadan, ramadan kareem, eid, eid mubarak
  synagogue | 12 | synagogue
  hindu-temple | 15 | hindu temple, temple
  shinto-shrine | 6 | shinto shrine, japanese shrine, torii, torii gate
  kaaba | 13 | kaaba
  statue-of-liberty | 40 | statue of liberty
  tokyo-tower | 60 | tokyo tower
  fountain | 4 | fountain
  tent | 2 | tent, camping tent
  circus-tent | 10 | circus tent, circus
  ferris-wheel | 30 | ferris wheel
  roller-coaster | 25 | roller coaster, rollercoaster
  carousel-horse | 2 | carousel horse
  playground-slide | 2.5 | playground slide, slide
  barber-pole | 1 | barber pole
  wedding | 12 | wedding chapel
  moai | 4 | moai, easter island statue
  volcano | 200 | volcano
  mount-fuji | 300 | mount fuji, fuji
  beach-with-umbrella | 2.2 | beach umbrella, parasol, sun umbrella
  world-map | 0.6 | world map, map of the world, map
  compass | 0.08 | compass
  brick | 0.1 | brick
  rock | 0.4 | rock, boulder, stone
  wood | 0.4 | log, wooden log, tree stump, stump
`);
