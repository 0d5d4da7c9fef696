import { phrases } from '../scene/phrases.ts';
import type { Hat, Outfit, Over, Setting } from './people-scene.ts';

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
  /** A drawing in the hand. */
  tool?: string;
  setting: Setting;
}

function trade(names: string, rest: Omit<Trade, 'names'>): Trade {
  return { names: phrases(names), ...rest };
}

const NAVY = '#24324f';
const WHITE = '#fbfcfe';

export const TRADES = {
  chef: trade('chef, cook, head chef, pastry chef, sous chef, female chef, male chef, master chef', {
    outfit: 'tunic',
    top: WHITE,
    hat: 'toque',
    over: 'apron',
    tool: 'pan',
    setting: 'kitchen',
  }),
  baker: trade('baker', {
    outfit: 'tee',
    top: WHITE,
    hat: 'toque',
    over: 'apron',
    tool: 'baguette-bread',
    setting: 'kitchen',
  }),
  nurse: trade('nurse, caregiver, paramedic, midwife, medical assistant, healthcare worker', {
    outfit: 'scrubs',
    top: '#4aa3b5',
    bottom: '#3d8b9d',
    tool: 'clipboard',
    setting: 'clinic',
  }),
  doctor: trade('doctor, physician, medic, female doctor, male doctor, pediatrician, general practitioner', {
    outfit: 'coat',
    top: WHITE,
    tool: 'clipboard',
    setting: 'clinic',
  }),
  surgeon: trade('surgeon', {
    outfit: 'scrubs',
    top: '#3f9c7d',
    bottom: '#358a6d',
    hat: 'surgical-cap',
    over: 'mask',
    tool: 'scalpel',
    setting: 'clinic',
  }),
  dentist: trade('dentist', {
    outfit: 'coat',
    top: WHITE,
    tool: 'toothbrush',
    setting: 'clinic',
  }),
  pharmacist: trade('pharmacist', {
    outfit: 'labcoat',
    top: WHITE,
    tool: 'lotion-bottle',
    setting: 'shop',
  }),
  veterinarian: trade('veterinarian, vet', {
    outfit: 'coat',
    top: WHITE,
    tool: 'dog',
    setting: 'clinic',
  }),
  builder: trade(
    'builder, construction worker, bricklayer, mason, roofer, laborer, construction engineer, worker, foreman',
    { outfit: 'shirt', hat: 'hard-hat', over: 'vest', tool: 'hammer', setting: 'building-site' },
  ),
  engineer: trade('engineer, civil engineer, site engineer, mechanical engineer, female engineer', {
    outfit: 'shirt',
    top: '#dfe7f2',
    hat: 'hard-hat',
    over: 'vest',
    tool: 'plan',
    setting: 'building-site',
  }),
  mechanic: trade('mechanic, car mechanic, auto mechanic', {
    outfit: 'tee',
    over: 'overalls',
    tool: 'wrench',
    setting: 'workshop',
  }),
  plumber: trade('plumber', {
    outfit: 'tee',
    hat: 'cap',
    over: 'overalls',
    tool: 'wrench',
    setting: 'kitchen',
  }),
  electrician: trade('electrician', {
    outfit: 'shirt',
    top: '#4f6b8f',
    hat: 'hard-hat',
    over: 'tool-belt',
    tool: 'light-bulb',
    setting: 'building-site',
  }),
  carpenter: trade('carpenter, woodworker, joiner, craftsman, handyman', {
    outfit: 'shirt',
    over: 'apron',
    tool: 'carpentry-saw',
    setting: 'workshop',
  }),
  farmer: trade('farmer, rancher, farm worker', {
    outfit: 'shirt',
    hat: 'straw-hat',
    over: 'overalls',
    tool: 'pitchfork',
    setting: 'farm',
  }),
  gardener: trade('gardener, landscaper', {
    outfit: 'tee',
    hat: 'straw-hat',
    over: 'apron',
    tool: 'potted-plant',
    setting: 'garden',
  }),
  barista: trade('barista', { outfit: 'shirt', over: 'apron', tool: 'hot-beverage', setting: 'cafe' }),
  waiter: trade('waiter, waitress, bartender', {
    outfit: 'shirt',
    top: WHITE,
    bottom: '#22262f',
    over: 'bow-tie',
    tool: 'tray',
    setting: 'cafe',
  }),
  cashier: trade(
    'cashier, shopkeeper, shop assistant, sales assistant, store clerk, store owner, shop owner',
    {
      outfit: 'shirt',
      over: 'apron',
      tool: 'shopping-bags',
      setting: 'shop',
    },
  ),
  florist: trade('florist', { outfit: 'sweater', over: 'apron', tool: 'bouquet', setting: 'shop' }),
  hairdresser: trade('hairdresser, barber, hair stylist, hairstylist', {
    outfit: 'tee',
    over: 'apron',
    tool: 'scissors',
    setting: 'shop',
  }),
  courier: trade(
    'courier, delivery man, delivery woman, delivery person, delivery driver, deliveryman, mail carrier, mailman, postman, delivery guy, delivery worker',
    { outfit: 'tee', hat: 'cap', tool: 'package', setting: 'street' },
  ),
  teacher: trade('teacher, professor, tutor, lecturer, female teacher, male teacher, math teacher', {
    outfit: 'sweater',
    tool: 'open-book',
    setting: 'classroom',
  }),
  student: trade('student, pupil, college student, university student, schoolchild, schoolgirl, schoolboy', {
    outfit: 'hoodie',
    over: 'backpack',
    tool: 'notebook',
    setting: 'classroom',
  }),
  graduate: trade('graduate', {
    outfit: 'robe',
    top: '#26283a',
    hat: 'mortarboard',
    tool: 'diploma',
    setting: 'park',
  }),
  librarian: trade('librarian', { outfit: 'sweater', tool: 'closed-book', setting: 'co-working' }),
  scientist: trade('scientist, chemist, researcher, lab technician, biologist, female scientist', {
    outfit: 'labcoat',
    top: WHITE,
    over: 'goggles',
    tool: 'flask',
    setting: 'laboratory',
  }),
  pilot: trade('pilot, airline pilot, captain', {
    outfit: 'shirt',
    top: WHITE,
    bottom: NAVY,
    hat: 'pilot-cap',
    over: 'epaulettes',
    tool: 'briefcase',
    setting: 'airfield',
  }),
  'flight-attendant': trade('flight attendant, stewardess, air hostess', {
    outfit: 'suit',
    top: '#2b4a8a',
    bottom: NAVY,
    hat: 'pillbox',
    tool: 'tray',
    setting: 'airfield',
  }),
  firefighter: trade('firefighter, fireman, firewoman, fire fighter', {
    outfit: 'turnout',
    top: '#c9a24b',
    bottom: '#b8923f',
    hat: 'fire-helmet',
    tool: 'axe',
    setting: 'street',
  }),
  police: trade(
    'police officer, policeman, policewoman, cop, officer, security guard, sheriff, female police officer',
    {
      outfit: 'uniform',
      top: '#2c3f6e',
      bottom: NAVY,
      hat: 'police-cap',
      tool: 'radio',
      setting: 'street',
    },
  ),
  soldier: trade('soldier, military officer, veteran', {
    outfit: 'uniform',
    top: '#6b7350',
    bottom: '#5c6444',
    hat: 'army-helmet',
    over: 'camouflage',
    setting: 'street',
  }),
  musician: trade('musician, guitarist, guitar player', { outfit: 'tee', tool: 'guitar', setting: 'stage' }),
  violinist: trade('violinist', { outfit: 'suit', tool: 'violin', setting: 'stage' }),
  singer: trade('singer, rapper, pop star, rock star', {
    outfit: 'tee',
    tool: 'microphone',
    setting: 'stage',
  }),
  saxophonist: trade('saxophonist, jazz musician', { outfit: 'suit', tool: 'saxophone', setting: 'stage' }),
  athlete: trade(
    'athlete, sportsman, sportswoman, gymnast, fitness trainer, personal trainer, fitness coach',
    {
      outfit: 'sport',
      bottom: '#22262f',
      tool: 'dumbbell',
      setting: 'gym',
    },
  ),
  footballer: trade('soccer player, football player, footballer', {
    outfit: 'tee',
    tool: 'soccer-ball',
    setting: 'park',
  }),
  'basketball-player': trade('basketball player', {
    outfit: 'sport',
    tool: 'basketball',
    setting: 'gym',
  }),
  'tennis-player': trade('tennis player', { outfit: 'tee', top: WHITE, tool: 'tennis', setting: 'park' }),
  painter: trade('painter, artist', {
    outfit: 'shirt',
    hat: 'beret',
    over: 'apron',
    tool: 'artist-palette',
    setting: 'co-working',
  }),
  'house-painter': trade('house painter', {
    outfit: 'tee',
    top: WHITE,
    over: 'overalls',
    hat: 'cap',
    tool: 'paintbrush',
    setting: 'living-room',
  }),
  photographer: trade('photographer', { outfit: 'shirt', tool: 'camera', setting: 'park' }),
  journalist: trade('journalist, reporter', { outfit: 'shirt', tool: 'microphone', setting: 'street' }),
  astronaut: trade('astronaut, cosmonaut, spaceman', {
    outfit: 'spacesuit',
    top: '#f1f3f7',
    bottom: '#e3e7ee',
    hat: 'space-helmet',
    setting: 'moon',
  }),
  judge: trade('judge', {
    outfit: 'robe',
    top: '#24262f',
    over: 'jabot',
    tool: 'gavel',
    setting: 'courtroom',
  }),
  lawyer: trade('lawyer, attorney, solicitor', {
    outfit: 'suit',
    tool: 'briefcase',
    setting: 'courtroom',
  }),
  cleaner: trade('cleaner, janitor, cleaning lady, housekeeper, maid, cleaning woman', {
    outfit: 'tee',
    over: 'apron',
    tool: 'broom',
    setting: 'office',
  }),
  'office-worker': trade(
    'office worker, accountant, secretary, receptionist, clerk, businessperson, banker, manager, consultant',
    { outfit: 'suit', tool: 'laptop', setting: 'office' },
  ),
  programmer: trade('programmer, developer, software developer, software engineer, coder, web developer', {
    outfit: 'hoodie',
    tool: 'laptop',
    setting: 'co-working',
  }),
  architect: trade('architect', { outfit: 'shirt', tool: 'plan', setting: 'office' }),
  fisherman: trade('fisherman, angler', {
    outfit: 'sweater',
    hat: 'cap',
    tool: 'fishing-pole',
    setting: 'beach',
  }),
  lifeguard: trade('lifeguard', {
    outfit: 'tee',
    top: '#d7362f',
    hat: 'cap',
    tool: 'ring-buoy',
    setting: 'beach',
  }),
  magician: trade('magician', { outfit: 'suit', hat: 'top-hat', tool: 'magic-wand', setting: 'stage' }),
  hiker: trade('hiker, backpacker, trekker', {
    outfit: 'tee',
    hat: 'cap',
    over: 'backpack',
    tool: 'staff',
    setting: 'mountain',
  }),
} as const satisfies Record<string, Trade>;

export type TradeName = keyof typeof TRADES;
