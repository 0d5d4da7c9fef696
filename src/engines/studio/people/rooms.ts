import { createRandom } from '../math/seeded-random.ts';
import { drawPendant, drawPlant, drawWindow, rect } from './decor.ts';
import { PEOPLE } from './people-archetypes.ts';
import type { Outdoors, PeopleScene, Setting } from './people-scene.ts';
import { dressAirport } from './rooms/airport.ts';
import { dressLivingRoom, dressYogaStudio } from './rooms/at-home.ts';
import { dressBar } from './rooms/bar.ts';
import { dressCave } from './rooms/cave.ts';
import { dressCinema } from './rooms/cinema.ts';
import { dressConcert } from './rooms/concert.ts';
import { dressHotelLobby } from './rooms/hotel-lobby.ts';
import { dressClassroom, dressClinic, dressDentalClinic, dressStage } from './rooms/in-public.ts';
import { dressCafe, dressCoWorking, dressOffice } from './rooms/offices.ts';
import { drawOutdoors, isOutdoors } from './rooms/outdoors.ts';
import type { Dressing } from './rooms/room.ts';
import { dressLibrary, dressSupermarket } from './rooms/shelves.ts';
import {
  dressBedroom,
  dressCourtroom,
  dressGym,
  dressKitchen,
  dressLaboratory,
  dressShop,
  dressWorkshop,
} from './rooms/trade-rooms.ts';
import { dressRailwayTunnel, dressTunnel } from './rooms/tunnels.ts';
import { dressUnderwater } from './rooms/underwater.ts';
import { dressWarehouse } from './rooms/warehouse.ts';
import { darken, lighten } from './tint.ts';

/** The picture's size in units; its shorter side is 1000. */
export interface Extent {
  w: number;
  h: number;
  /** Where the floor meets the wall. */
  floor: number;
  /** Much higher than wide, so that walls want filling upwards. */
  tall: boolean;
  /** Area for the people, and their size, 1 for the usual. */
  group: { left: number; width: number; middle: number; size: number };
}

const dressings: Record<Exclude<Setting, Outdoors>, Dressing> = {
  office: dressOffice,
  'co-working': dressCoWorking,
  'living-room': dressLivingRoom,
  clinic: dressClinic,
  'dental-clinic': dressDentalClinic,
  classroom: dressClassroom,
  'yoga-studio': dressYogaStudio,
  cafe: dressCafe,
  stage: dressStage,
  kitchen: dressKitchen,
  gym: dressGym,
  shop: dressShop,
  workshop: dressWorkshop,
  laboratory: dressLaboratory,
  bedroom: dressBedroom,
  courtroom: dressCourtroom,
  library: dressLibrary,
  supermarket: dressSupermarket,
  bar: dressBar,
  'hotel-lobby': dressHotelLobby,
  airport: dressAirport,
  cinema: dressCinema,
  concert: dressConcert,
  warehouse: dressWarehouse,
  tunnel: dressTunnel,
  'railway-tunnel': dressRailwayTunnel,
  cave: dressCave,
  underwater: dressUnderwater,
};

/** Walls, floor and what stands along them. */
export function drawRoom(scene: PeopleScene, extent: Extent): string {
  const random = createRandom(scene.seed ^ 0x2f6e2b1);
  const { cast, colors, layout, setting, seed } = scene;
  if (layout.furniture === 'plain')
    return rect(-extent.w, -extent.h, extent.w * 3, extent.h * 3, colors.wall);
  if (layout.furniture === 'bare') return drawBackdrop(scene, extent);
  if (isOutdoors(setting)) return drawOutdoors(setting, scene, extent);
  const room = { ...extent, colors, seed, isEmpty: cast.length === 0 };
  const shell = drawShell(scene, extent);
  return (
    shell + (layout.furniture === 'spare' ? drawSingle(scene, extent) : dressings[setting](room, random))
  );
}

/** Extends far beyond the picture, which may be tilted. */
function drawShell({ colors }: PeopleScene, { w, h, floor }: Extent): string {
  return (
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colors.wall}"/><stop offset="1" stop-color="${colors.wallShade}"/></linearGradient>` +
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colors.floor}"/><stop offset="1" stop-color="${darken(colors.floor, 0.16)}"/></linearGradient></defs>` +
    rect(-w, -h, w * 3, h * 3, colors.wall) +
    `<rect x="${-w}" width="${w * 3}" height="${h}" fill="url(#wall)"/><rect x="${-w}" y="${floor}" width="${w * 3}" height="${h - floor}" fill="url(#floor)"/>` +
    rect(-w, h, w * 3, h, darken(colors.floor, 0.16)) +
    rect(-w, floor - 12, w * 3, 12, lighten(colors.wall, 0.45))
  );
}

/** One thing on the side opposite the group. */
function drawSingle({ colors, seed }: PeopleScene, { w, h, floor, tall, group }: Extent): string {
  const side = group.middle > w / 2 ? 0.16 : 0.84;
  const wide = Math.min(w * 0.3, 420);
  if (tall || seed % 3 === 0)
    return (
      drawWindow(w * side - wide / 2, h * 0.1, wide, floor * (tall ? 0.6 : 0.5), colors, seed, 'p0') +
      drawPendant(group.middle, h * 0.14, colors.accent, tall ? 1.5 : 1)
    );
  return (
    drawPlant(w * side, floor + 60, 1.5, colors, seed % 6) +
    drawPendant(group.middle, h * 0.08, colors.accent)
  );
}

/** Two flat colors and a disc behind the group. */
function drawBackdrop({ colors, archetype }: PeopleScene, { w, h, floor, group }: Extent): string {
  const radius = Math.min(w, h) * (w > h * 2 ? 0.46 : 0.43);
  const disc = !PEOPLE[archetype].backdropDisc
    ? ''
    : `<circle cx="${group.middle}" cy="${floor - radius * 0.72}" r="${radius}" fill="${lighten(colors.accent, 0.62)}"/>`;
  return (
    rect(-w, -h, w * 3, h * 3, lighten(colors.wall, 0.25)) +
    disc +
    rect(-w, floor, w * 3, h * 2, lighten(colors.wallShade, 0.1))
  );
}
