import type { Choice } from '../choice.ts';

export const BEDS: readonly Choice[] = [
  {
    key: 'double-bed',
    from: 'BlendSwap-CC-0/bed3',
    names: ['bed', 'double bed', 'king bed', 'bedroom'],
    on: 'floor',
  },
  {
    key: 'wooden-bed',
    from: 'BlendSwap-CC-0/bed2',
    names: ['wooden bed', 'single bed', 'poster bed'],
    on: 'floor',
  },
  { key: 'metal-bed', from: 'BlendSwap-CC-0/bed1', names: ['metal bed', 'white iron bed'], on: 'floor' },
  {
    key: 'checked-bed',
    from: 'BlendSwap-CC-0/bedWithTexture',
    names: ['checked bed', 'modern double bed', 'platform bed'],
    on: 'floor',
  },
  {
    key: 'cradle',
    from: 'BlendSwap-CC-0/babyRockingBed',
    names: ['cradle', 'baby rocking bed', 'bassinet', 'baby bed'],
    on: 'floor',
  },
  {
    key: 'iron-bed',
    from: 'Scopia/iron_bed',
    names: ['iron bed', 'wrought iron bed', 'victorian bed'],
    on: 'floor',
  },
  {
    key: 'captains-bed',
    from: 'Scopia/captains-bed',
    names: ["captain's bed", 'boat bed', 'sleigh bed'],
    on: 'floor',
  },
  { key: 'striped-bed', from: 'Scopia/bed1', names: ['striped bed', 'single wooden bed'], on: 'floor' },
  {
    key: 'cloud-bed',
    from: 'BlendSwap-CC-BY/lettoCloud',
    names: ['upholstered bed', 'padded bed'],
    on: 'floor',
  },
  { key: 'crib', from: 'Scopia/crib', names: ['crib', 'cot', 'baby crib', 'nursery bed'], on: 'floor' },
  {
    key: 'loft-bed',
    from: 'Scopia/mezzanine-bed',
    names: ['loft bed', 'bunk bed with desk', 'mezzanine bed'],
    on: 'floor',
  },
  { key: 'bunk-bed', from: 'BlendSwap-CC-BY/bunkBed', names: ['bunk bed', 'bunk beds'], on: 'floor' },
  {
    key: 'junior-bed',
    from: 'BlendSwap-CC-BY/juniorBed',
    names: ['junior bed', 'kids bed', "children's bed"],
    on: 'floor',
  },
  { key: 'day-bed', from: 'Scopia/day_bed_frame', names: ['daybed', 'day bed'], on: 'floor' },
  {
    key: 'hospital-bed',
    from: 'Scopia/hospital-bed',
    names: ['hospital bed', 'clinic bed', 'patient bed'],
    on: 'floor',
  },
  { key: 'air-mattress', from: 'Scopia/air-mattress', names: ['air mattress', 'mattress'], on: 'floor' },
];
