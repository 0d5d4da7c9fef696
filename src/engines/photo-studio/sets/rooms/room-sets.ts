import type { PhotoSet } from '../set.ts';
import { roomSet } from './compose-room.ts';
import { BALCONY } from './designs/balcony.ts';
import { BATHROOM } from './designs/bathroom.ts';
import { BEDROOM } from './designs/bedroom.ts';
import { CAFE } from './designs/cafe.ts';
import { WALK_IN_CLOSET } from './designs/closet.ts';
import { DINING_ROOM } from './designs/dining-room.ts';
import { EMPTY_ROOM } from './designs/empty-room.ts';
import { GREENHOUSE } from './designs/greenhouse.ts';
import { HALLWAY } from './designs/hallway.ts';
import { HOME_GYM } from './designs/home-gym.ts';
import { HOME_OFFICE } from './designs/home-office.ts';
import { KITCHEN } from './designs/kitchen.ts';
import { LAUNDRY_ROOM } from './designs/laundry-room.ts';
import { LIVING_ROOM } from './designs/living-room.ts';
import { LOBBY } from './designs/lobby.ts';
import { MARKET_STALL } from './designs/market-stall.ts';
import { NURSERY } from './designs/nursery.ts';
import { OFFICE } from './designs/office.ts';
import { SHOP_WINDOW } from './designs/shop-window.ts';
import { TERRACE } from './designs/terrace.ts';
import { WINE_CELLAR } from './designs/wine-cellar.ts';
import type { RoomDesign } from './room.ts';

export const ROOM_DESIGNS: readonly RoomDesign[] = [
  LIVING_ROOM,
  BEDROOM,
  KITCHEN,
  BATHROOM,
  HOME_OFFICE,
  DINING_ROOM,
  NURSERY,
  HALLWAY,
  LAUNDRY_ROOM,
  HOME_GYM,
  CAFE,
  OFFICE,
  SHOP_WINDOW,
  TERRACE,
  BALCONY,
  GREENHOUSE,
  MARKET_STALL,
  LOBBY,
  WINE_CELLAR,
  WALK_IN_CLOSET,
  EMPTY_ROOM,
];

/** Every room, as photo sets. */
export const ROOM_SETS: readonly PhotoSet[] = ROOM_DESIGNS.map(roomSet);
