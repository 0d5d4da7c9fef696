import type { Choice } from '../choice.ts';

export const VEHICLES: readonly Choice[] = [
  { key: 'sedan', from: 'KatorLegaz/concept-sedan-02', names: ['car', 'sedan', 'automobile'], on: 'ground' },
  {
    key: 'red-sedan',
    from: 'KatorLegaz/concept-sedan-01v1',
    names: ['red car', 'sports sedan', 'coupe'],
    on: 'ground',
  },
  { key: 'bicycle', from: 'Scopia/bicycle', names: ['bicycle', 'bike', 'city bike'], on: 'ground' },
  { key: 'bmx-bike', from: 'BlendSwap-CC-BY/bike', names: ['bmx', 'kids bike', 'bmx bike'], on: 'ground' },
  { key: 'kick-scooter', from: 'Scopia/scooter', names: ['kick scooter', 'push scooter'], on: 'ground' },
  {
    key: 'motor-scooter',
    from: 'Scopia/scooter2',
    names: ['scooter', 'motor scooter', 'moped'],
    on: 'ground',
  },
  { key: 'truck', from: 'Scopia/truck', names: ['truck', 'lorry', 'delivery truck'], on: 'ground' },
  { key: 'coach', from: 'Scopia/bus', names: ['coach', 'tour bus', 'bus'], on: 'ground' },
  { key: 'city-bus', from: 'Scopia/cityBus', names: ['city bus'], on: 'ground' },
  { key: 'forklift', from: 'BlendSwap-CC-0/forkLift', names: ['forklift', 'fork lift truck'], on: 'ground' },
  { key: 'rowboat', from: 'BlendSwap-CC-BY/rowboat', names: ['rowboat', 'rowing boat', 'boat'], on: 'water' },
  { key: 'wheelchair', from: 'BlendSwap-CC-BY/wheelchair', names: ['wheelchair'], on: 'floor' },
];
