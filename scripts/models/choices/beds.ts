import type { Choice } from '../choice.ts';

export const BEDS: readonly Choice[] = [
  {
    key: 'double-bed',
    from: 'BlendSwap-CC-0/bed3',
    names: ['bed', 'double bed', 'king bed'],
    on: 'floor',
    parts: {
      Pillow: { finish: 'linen', color: '#9ab4b4' },
      Bed: { finish: 'velvet', color: '#e2ddd4' },
      Blanquet: { finish: 'fabric', color: '#6f9898' },
      Mattress: { finish: 'linen', color: '#d6dcdc' },
      Frame: { finish: 'velvet', color: '#e2ddd4' },
    },
  },
  {
    key: 'wooden-bed',
    from: 'BlendSwap-CC-0/bed2',
    names: ['wooden bed', 'single bed', 'poster bed'],
    on: 'floor',
    parts: { structure: { finish: 'varnished-wood', color: '#5c3a1c' }, couch: { finish: 'fabric' } },
  },
  {
    key: 'metal-bed',
    from: 'BlendSwap-CC-0/bed1',
    names: ['metal bed', 'white iron bed'],
    on: 'floor',
    parts: { structure: { finish: 'painted', color: '#e6e4de' }, couch: { finish: 'fabric' } },
  },
  {
    key: 'checked-bed',
    from: 'BlendSwap-CC-0/bedWithTexture',
    names: ['checked bed', 'modern double bed', 'platform bed'],
    on: 'floor',
    parts: {
      coverlet: { finish: 'fabric' },
      leftPillow: { finish: 'linen', color: '#c9c6c0' },
      rightPillow: { finish: 'linen', color: '#c9c6c0' },
      mattress: { finish: 'linen', color: '#e6e2da' },
    },
  },
  {
    key: 'cradle',
    from: 'BlendSwap-CC-0/babyRockingBed',
    names: ['cradle', 'baby rocking bed', 'bassinet', 'baby bed'],
    on: 'floor',
    parts: {
      White: { finish: 'painted', color: '#f0efec' },
      Mattress: { finish: 'linen', color: '#d9d4c4' },
    },
  },
  {
    key: 'iron-bed',
    from: 'Scopia/iron_bed',
    names: ['iron bed', 'wrought iron bed', 'victorian bed'],
    on: 'floor',
    parts: {
      'sobrecolchon_patron1.jpg.001': { finish: 'fabric' },
      'old_iron.001': { finish: 'iron', color: '#1c1814' },
    },
  },
  {
    key: 'captains-bed',
    from: 'Scopia/captains-bed',
    names: ["captain's bed", 'boat bed', 'sleigh bed'],
    on: 'floor',
    parts: {
      mattress: { finish: 'fabric' },
      wood: { finish: 'varnished-wood' },
      woodLowPlanks: { finish: 'varnished-wood' },
    },
  },
  {
    key: 'striped-bed',
    from: 'Scopia/bed1',
    names: ['striped bed', 'single wooden bed'],
    on: 'floor',
    parts: { 'sobrecolchon_patron1.jpg.001': { finish: 'fabric' } },
  },
  {
    key: 'cloud-bed',
    from: 'BlendSwap-CC-BY/lettoCloud',
    names: ['upholstered bed', 'padded bed'],
    on: 'floor',
    parts: {
      bianco: { finish: 'velvet', color: '#8cc0d0' },
      bed: { finish: 'velvet', color: '#4a8ca8' },
      couch: { finish: 'fabric' },
    },
  },
  {
    key: 'crib',
    from: 'Scopia/crib',
    names: ['crib', 'cot', 'baby crib', 'nursery bed'],
    on: 'floor',
    parts: {
      'whitewood.001': { finish: 'painted', color: '#ecebe6' },
      'whitewood.002': { finish: 'painted', color: '#ecebe6' },
      'whitewood.003': { finish: 'painted', color: '#ecebe6' },
      'sheetup.001': { finish: 'fabric' },
    },
  },
  {
    key: 'loft-bed',
    from: 'Scopia/mezzanine-bed',
    names: ['loft bed', 'bunk bed with desk', 'mezzanine bed'],
    on: 'floor',
    parts: {
      mattress: { finish: 'fabric', color: '#2a3a70' },
      bluePillow: { finish: 'fabric', color: '#2a3a70' },
    },
  },
  {
    key: 'bunk-bed',
    from: 'BlendSwap-CC-BY/bunkBed',
    names: ['bunk bed', 'bunk beds'],
    on: 'floor',
    parts: {
      None: { finish: 'painted', color: '#f0efec' },
      couch: { finish: 'fabric' },
      'couch.top': { finish: 'fabric' },
    },
  },
  {
    key: 'junior-bed',
    from: 'BlendSwap-CC-BY/juniorBed',
    names: ['junior bed', 'kids bed', "children's bed"],
    on: 'floor',
    parts: { couch: { finish: 'fabric' } },
  },
  {
    key: 'day-bed',
    from: 'Scopia/day_bed_frame',
    names: ['daybed', 'day bed'],
    on: 'floor',
    parts: {
      mattress: { finish: 'linen', color: '#d8d6d0' },
      silver_metal: { finish: 'painted', color: '#b4b4b4' },
    },
  },
  {
    key: 'hospital-bed',
    from: 'Scopia/hospital-bed',
    names: ['hospital bed', 'clinic bed', 'patient bed'],
    on: 'floor',
    parts: {
      'white-sheet': { finish: 'linen', color: '#ecebe6' },
      'bed-blue': { finish: 'fabric', color: '#5c6cb8' },
      'grey-beige': { finish: 'painted', color: '#b8b4a4' },
      'grey-beige-lighter': { finish: 'painted', color: '#c8c4b4' },
    },
  },
  {
    key: 'air-mattress',
    from: 'Scopia/air-mattress',
    names: ['air mattress', 'mattress'],
    on: 'floor',
    parts: {
      'blue-plastic': { finish: 'felt', color: '#2c58b0' },
      'white-plastic': { finish: 'plastic', color: '#dcdcda' },
    },
  },
];
