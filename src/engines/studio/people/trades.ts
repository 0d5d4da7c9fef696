import { phrases } from '../scene/phrases.ts';
import type { Outfit } from './outfits.ts';
import type { Hat, Over, Person, Setting } from './people-scene.ts';
import { WHITE_COAT } from './person-colors.ts';

/** How a trade dresses, what it holds and where it works. */
export interface Trade {
  /** English nouns in the singular. */
  names: readonly string[];
  outfit: Outfit;
  /** Display hex of the top and the trousers; undefined for any. */
  top?: string;
  bottom?: string;
  hat?: Hat;
  over?: Over;
  headset?: Person['headset'];
  /** A drawing in the hand. */
  tool?: string;
  setting: Setting;
}

type Looks = Omit<Trade, 'names' | 'outfit' | 'setting'>;

function trade(names: string, outfit: Outfit, setting: Setting, looks: Looks = {}): Trade {
  return { names: phrases(names), outfit, setting, ...looks };
}

const NAVY = '#24324f';

export const TRADES = {
  chef: trade(
    'chef, cook, head chef, pastry chef, sous chef, female chef, male chef, master chef',
    'tunic',
    'kitchen',
    { top: WHITE_COAT, hat: 'toque', over: 'apron', tool: 'pan' },
  ),
  baker: trade('baker', 'tee', 'kitchen', {
    top: WHITE_COAT,
    hat: 'toque',
    over: 'apron',
    tool: 'baguette-bread',
  }),
  nurse: trade(
    'nurse, female nurse, male nurse, caregiver, medical assistant, healthcare worker, midwife',
    'scrubs',
    'clinic',
    { top: '#4aa3b5', bottom: '#3d8b9d', tool: 'clipboard' },
  ),
  doctor: trade(
    'doctor, physician, medic, female doctor, male doctor, pediatrician, general practitioner, radiologist, cardiologist, anesthesiologist, dermatologist',
    'doctor-coat',
    'clinic',
    { top: WHITE_COAT, tool: 'clipboard' },
  ),
  surgeon: trade('surgeon', 'scrubs', 'clinic', {
    top: '#3f9c7d',
    bottom: '#358a6d',
    hat: 'surgical-cap',
    over: 'mask',
    tool: 'scalpel',
  }),
  dentist: trade('dentist', 'doctor-coat', 'dental-clinic', { top: WHITE_COAT, tool: 'toothbrush' }),
  pharmacist: trade('pharmacist', 'labcoat', 'shop', { top: WHITE_COAT, tool: 'lotion-bottle' }),
  veterinarian: trade('veterinarian, vet', 'doctor-coat', 'clinic', { top: WHITE_COAT, tool: 'dog' }),
  builder: trade(
    'builder, construction worker, bricklayer, mason, roofer, laborer, construction engineer, worker, foreman',
    'shirt',
    'building-site',
    { hat: 'hard-hat', over: 'vest', tool: 'hammer' },
  ),
  engineer: trade(
    'engineer, civil engineer, site engineer, mechanical engineer, female engineer',
    'shirt',
    'building-site',
    { top: '#dfe7f2', hat: 'hard-hat', over: 'vest', tool: 'plan' },
  ),
  mechanic: trade('mechanic, car mechanic, auto mechanic', 'tee', 'workshop', {
    over: 'overalls',
    tool: 'wrench',
  }),
  plumber: trade('plumber', 'tee', 'kitchen', { hat: 'cap', over: 'overalls', tool: 'wrench' }),
  electrician: trade('electrician', 'shirt', 'building-site', {
    top: '#4f6b8f',
    hat: 'hard-hat',
    over: 'tool-belt',
    tool: 'light-bulb',
  }),
  carpenter: trade('carpenter, woodworker, joiner, craftsman, handyman', 'shirt', 'workshop', {
    over: 'apron',
    tool: 'carpentry-saw',
  }),
  farmer: trade('farmer, rancher, farm worker', 'shirt', 'farm', {
    hat: 'straw-hat',
    over: 'overalls',
    tool: 'pitchfork',
  }),
  skateboarder: trade('skateboarder, skater', 'hoodie', 'street', { hat: 'beanie', tool: 'skateboard' }),
  gardener: trade('gardener, landscaper', 'tee', 'garden', {
    hat: 'straw-hat',
    over: 'apron',
    tool: 'potted-plant',
  }),
  barista: trade('barista', 'shirt', 'cafe', { over: 'apron', tool: 'hot-beverage' }),
  waiter: trade('waiter, waitress', 'shirt', 'cafe', {
    top: WHITE_COAT,
    bottom: '#22262f',
    over: 'bow-tie',
    tool: 'tray',
  }),
  bartender: trade('bartender, barman, barmaid, barkeeper, mixologist', 'shirt', 'bar', {
    top: '#2b2f3d',
    bottom: '#22262f',
    over: 'apron',
    tool: 'cocktail-glass',
  }),
  receptionist: trade(
    'receptionist, hotel receptionist, concierge, front desk clerk',
    'suit',
    'hotel-lobby',
    {
      top: '#24324f',
      bottom: NAVY,
      tool: 'clipboard',
    },
  ),
  'warehouse-worker': trade(
    'warehouse worker, warehouseman, warehouse employee, logistics worker, order picker, forklift driver, warehouse manager',
    'tee',
    'warehouse',
    { hat: 'hard-hat', over: 'vest', tool: 'boxes' },
  ),
  cashier: trade(
    'cashier, shopkeeper, shop assistant, sales assistant, store clerk, store owner, shop owner',
    'shirt',
    'shop',
    { over: 'apron', tool: 'shopping-bags' },
  ),
  florist: trade('florist', 'sweater', 'shop', { over: 'apron', tool: 'bouquet' }),
  hairdresser: trade('hairdresser, barber, hair stylist, hairstylist', 'tee', 'shop', {
    over: 'apron',
    tool: 'scissors',
  }),
  courier: trade(
    'courier, delivery man, delivery woman, delivery person, delivery driver, deliveryman, mail carrier, mailman, postman, delivery guy, delivery worker',
    'tee',
    'street',
    { hat: 'cap', tool: 'package' },
  ),
  teacher: trade(
    'teacher, professor, tutor, lecturer, female teacher, male teacher, math teacher',
    'sweater',
    'classroom',
    { tool: 'open-book' },
  ),
  student: trade(
    'student, pupil, college student, university student, schoolchild, schoolgirl, schoolboy',
    'hoodie',
    'classroom',
    { over: 'backpack', tool: 'notebook' },
  ),
  graduate: trade('graduate, college graduate, university graduate', 'robe', 'graduation', {
    top: '#26283a',
    hat: 'mortarboard',
    tool: 'diploma',
  }),
  librarian: trade('librarian', 'sweater', 'library', { tool: 'closed-book' }),
  scientist: trade(
    'scientist, chemist, researcher, lab technician, biologist, female scientist',
    'labcoat',
    'laboratory',
    { top: WHITE_COAT, over: 'goggles', tool: 'flask' },
  ),
  pilot: trade('pilot, airline pilot, captain', 'shirt', 'airfield', {
    top: WHITE_COAT,
    bottom: NAVY,
    hat: 'pilot-cap',
    over: 'epaulettes',
    tool: 'briefcase',
  }),
  'flight-attendant': trade('flight attendant, stewardess, air hostess', 'suit', 'airfield', {
    top: '#2b4a8a',
    bottom: NAVY,
    hat: 'pillbox',
    tool: 'tray',
  }),
  firefighter: trade('firefighter, fireman, firewoman, fire fighter', 'turnout', 'street', {
    top: '#c9a24b',
    bottom: '#b8923f',
    hat: 'fire-helmet',
    tool: 'axe',
  }),
  police: trade(
    'police officer, policeman, policewoman, cop, officer, security guard, female police officer',
    'uniform',
    'street',
    { top: '#2c3f6e', bottom: NAVY, hat: 'police-cap', tool: 'radio' },
  ),
  soldier: trade('soldier, military officer', 'uniform', 'street', {
    top: '#6b7350',
    bottom: '#5c6444',
    hat: 'army-helmet',
    over: 'camouflage',
  }),
  musician: trade('musician, guitarist, guitar player', 'tee', 'stage', { tool: 'guitar' }),
  violinist: trade('violinist', 'suit', 'stage', { tool: 'violin' }),
  singer: trade('singer, rapper, pop star, rock star', 'tee', 'stage', { tool: 'microphone' }),
  saxophonist: trade('saxophonist, jazz musician', 'suit', 'stage', { tool: 'saxophone' }),
  athlete: trade(
    'athlete, sportsman, sportswoman, fitness trainer, personal trainer, fitness coach',
    'sport',
    'gym',
    { bottom: '#22262f', tool: 'dumbbell' },
  ),
  footballer: trade('soccer player, football player, footballer', 'tee', 'park', { tool: 'soccer-ball' }),
  'basketball-player': trade('basketball player', 'sport', 'gym', { tool: 'basketball' }),
  golfer: trade('golfer, golf player, woman golfer', 'tee', 'golf-course', { hat: 'cap', tool: 'golf-club' }),
  pianist: trade('pianist, piano player', 'suit', 'stage', { top: '#22262f', bottom: '#22262f' }),
  cowboy: trade('cowboy, cowgirl', 'shirt', 'farm', { hat: 'cowboy-hat', over: 'scarf', bottom: '#3b5b8c' }),
  'tennis-player': trade('tennis player', 'tee', 'park', { top: WHITE_COAT, tool: 'tennis' }),
  painter: trade('painter, artist', 'shirt', 'co-working', {
    hat: 'beret',
    over: 'apron',
    tool: 'artist-palette',
  }),
  'house-painter': trade('house painter', 'tee', 'living-room', {
    top: WHITE_COAT,
    over: 'overalls',
    hat: 'cap',
    tool: 'paintbrush',
  }),
  photographer: trade('photographer', 'shirt', 'park', { tool: 'camera' }),
  journalist: trade('journalist, reporter', 'shirt', 'street', { tool: 'microphone' }),
  astronaut: trade('astronaut, cosmonaut, spaceman', 'spacesuit', 'moon', {
    top: '#f1f3f7',
    bottom: '#e3e7ee',
    hat: 'space-helmet',
  }),
  judge: trade('judge', 'robe', 'courtroom', { top: '#24262f', over: 'jabot', tool: 'gavel' }),
  lawyer: trade('lawyer, attorney, solicitor', 'suit', 'courtroom', { tool: 'briefcase' }),
  cleaner: trade('cleaner, janitor, cleaning lady, housekeeper, maid, cleaning woman', 'tee', 'office', {
    over: 'apron',
    tool: 'broom',
  }),
  'office-worker': trade(
    'office worker, accountant, secretary, clerk, businessperson, banker, manager, consultant, investor, stockbroker, financial advisor, insurance agent, school principal',
    'suit',
    'office',
    { tool: 'laptop' },
  ),
  'support-agent': trade(
    `call center agent, call centre agent, call center operator, call center worker, call center employee,
    customer service agent, customer support agent, customer service representative, customer service rep,
    customer support representative, customer service operator, customer service worker, support agent,
    support specialist, customer support specialist, helpdesk agent, help desk agent, help desk operator,
    technical support agent, tech support agent, phone operator, telephone operator, telemarketer, telesales agent,
    dispatcher`,
    'shirt',
    'office',
    { headset: 'headset', tool: 'laptop' },
  ),
  programmer: trade(
    'programmer, developer, software developer, software engineer, coder, web developer',
    'hoodie',
    'co-working',
    { tool: 'laptop' },
  ),
  architect: trade('architect', 'shirt', 'office', { tool: 'plan' }),
  fisherman: trade('fisherman, angler', 'sweater', 'beach', { hat: 'cap', tool: 'fishing-pole' }),
  lifeguard: trade('lifeguard', 'tee', 'beach', { top: '#d7362f', hat: 'cap', tool: 'ring-buoy' }),
  magician: trade('magician', 'suit', 'stage', { hat: 'top-hat', tool: 'magic-wand' }),
  hiker: trade('hiker, backpacker, trekker', 'tee', 'mountain', {
    hat: 'cap',
    over: 'backpack',
    tool: 'staff',
  }),
  butcher: trade('butcher', 'tee', 'shop', { top: WHITE_COAT, over: 'apron', tool: 'cut-of-meat' }),
  tailor: trade('tailor, seamstress, dressmaker, fashion designer', 'shirt', 'workshop', {
    tool: 'scissors',
  }),
  therapist: trade(
    'therapist, psychologist, psychiatrist, psychotherapist, counselor, counsellor, social worker',
    'sweater',
    'living-room',
    { tool: 'clipboard' },
  ),
  physiotherapist: trade('physiotherapist, physical therapist', 'scrubs', 'clinic', {
    top: '#e9eef2',
    tool: 'clipboard',
  }),
  coach: trade('coach, football coach, soccer coach, sports coach', 'tee', 'park', {
    hat: 'cap',
    tool: 'stopwatch',
  }),
  ballerina: trade('ballerina, ballet dancer, ballet girl', 'dress', 'stage', {
    top: '#f6c3d2',
    over: 'tutu',
  }),
  tourist: trade('tourist, sightseer, traveler, traveller', 'tee', 'street', {
    hat: 'straw-hat',
    over: 'backpack',
    tool: 'camera',
  }),
  shopper: trade('shopper', 'sweater', 'shop', { tool: 'shopping-bags' }),
  bride: trade('bride', 'dress', 'garden', { top: WHITE_COAT, bottom: WHITE_COAT, tool: 'bouquet' }),
  groom: trade('groom, bridegroom', 'suit', 'garden', { top: '#22262f', bottom: '#22262f' }),
  priest: trade('priest, vicar', 'robe', 'street', { top: '#26272d', tool: 'closed-book' }),
  'real-estate-agent': trade('real estate agent, realtor, estate agent, landlord', 'suit', 'street', {
    tool: 'key',
  }),
  driver: trade(
    'driver, chauffeur, taxi driver, cab driver, bus driver, truck driver, trucker, uber driver',
    'shirt',
    'street',
    {
      top: '#dfe7f2',
      hat: 'cap',
      tool: 'key',
    },
  ),
  nanny: trade('nanny, babysitter', 'sweater', 'living-room', { tool: 'teddy-bear' }),
  miner: trade('miner', 'shirt', 'building-site', { hat: 'hard-hat', over: 'overalls', tool: 'pick' }),
  hacker: trade('hacker', 'hoodie', 'co-working', { top: '#1d1f26', tool: 'laptop' }),
  blacksmith: trade('blacksmith', 'tee', 'workshop', { over: 'apron', tool: 'hammer' }),
  paramedic: trade('paramedic, emergency medical technician, emt, first responder', 'uniform', 'street', {
    top: '#2f7d5b',
    bottom: NAVY,
    over: 'vest',
    tool: 'stethoscope',
  }),
  ranger: trade(
    'ranger, park ranger, forest ranger, forester, zookeeper, zoo keeper, safari guide',
    'uniform',
    'forest',
    { top: '#9a8a5c', bottom: '#6f6440', hat: 'straw-hat' },
  ),
  shepherd: trade('shepherd, shepherdess', 'sweater', 'meadow', { hat: 'straw-hat', tool: 'staff' }),
  lumberjack: trade('lumberjack, woodcutter, logger', 'shirt', 'forest', {
    top: '#b23a34',
    hat: 'beanie',
    tool: 'axe',
  }),
  detective: trade('detective, private eye, private detective, investigator', 'suit', 'street', {
    top: '#8a7350',
    tool: 'magnifying-glass-tilted-left',
  }),
  potter: trade('potter, ceramicist', 'shirt', 'workshop', { over: 'apron', tool: 'amphora' }),
  dj: trade('dj, disc jockey, female dj', 'hoodie', 'bar', { headset: 'headphones', tool: 'optical-disk' }),
  podcaster: trade('podcaster, streamer, radio host, voice actor', 'hoodie', 'co-working', {
    headset: 'headphones',
    tool: 'microphone',
  }),
  drummer: trade('drummer', 'tee', 'stage', { tool: 'drum' }),
  boxer: trade('boxer, kickboxer', 'sport', 'gym', { tool: 'boxing-glove' }),
  butler: trade('butler', 'suit', 'hotel-lobby', {
    top: '#22262f',
    bottom: '#22262f',
    over: 'bow-tie',
    tool: 'tray',
  }),
  sommelier: trade('sommelier, winemaker, vintner', 'shirt', 'bar', { over: 'apron', tool: 'wine-glass' }),
  brewer: trade('brewer, brewmaster', 'shirt', 'bar', { over: 'apron', tool: 'beer-mug' }),
  'makeup-artist': trade('makeup artist, beautician, cosmetologist', 'tee', 'shop', {
    top: '#22262f',
    tool: 'lipstick',
  }),
  'window-cleaner': trade('window cleaner, window washer', 'tee', 'street', {
    hat: 'cap',
    over: 'overalls',
    tool: 'sponge',
  }),
  'garbage-collector': trade(
    'garbage collector, garbage man, garbageman, sanitation worker, street cleaner',
    'tee',
    'street',
    { hat: 'cap', over: 'vest', tool: 'wastebasket' },
  ),
  optician: trade('optician, optometrist', 'doctor-coat', 'shop', { top: WHITE_COAT, tool: 'glasses' }),
  jeweler: trade('jeweler, jeweller, goldsmith', 'shirt', 'shop', { tool: 'ring' }),
} as const satisfies Record<string, Trade>;

export type TradeName = keyof typeof TRADES;
