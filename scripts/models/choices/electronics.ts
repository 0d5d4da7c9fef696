import type { Choice } from '../choice.ts';

export const ELECTRONICS: readonly Choice[] = [
  {
    key: 'laptop',
    from: 'BlendSwap-CC-BY/laptop',
    names: ['laptop', 'notebook computer', 'computer'],
    on: 'table',
    parts: {
      Screen: { finish: 'screen', color: '#0b0c0e' },
      Top: { finish: 'aluminum', color: '#b4b5b8' },
      Keyboard: { finish: 'plastic', color: '#b8b9bc' },
      Bottom: { finish: 'aluminum', color: '#b4b5b8' },
    },
  },
  {
    key: 'headphones',
    from: 'BlendSwap-CC-0/headphones',
    names: ['headphones', 'headset', 'over-ear headphones'],
    on: 'table',
    parts: {
      Material: { finish: 'plastic', color: '#4a4a4c' },
      'Material.001': { finish: 'leather', color: '#3a2420' },
      'Material.004': { finish: 'leather', color: '#1c1b1a' },
      'Material.003': { finish: 'gloss-plastic', color: '#1a1716' },
    },
  },
  {
    key: 'television',
    from: 'BlendSwap-CC-0/led_tv',
    names: ['television', 'tv', 'flat screen tv', 'smart tv'],
    on: 'furniture',
    parts: {
      screen: { finish: 'screen', color: '#0b0c0e' },
      white_glossy_plastic: { finish: 'gloss-plastic', color: '#1c1c1e' },
      chrome_plastic: { finish: 'chrome', color: '#c9cbce' },
    },
  },
  {
    key: 'tv-monitor',
    from: 'Scopia/tv',
    names: ['monitor', 'computer monitor', 'lcd tv'],
    on: 'furniture',
    parts: {
      tvblack: { finish: 'screen', color: '#0c0c0e' },
      tvbox: { finish: 'gloss-plastic', color: '#232325' },
      metall: { finish: 'steel', color: '#a8a8aa' },
    },
  },
  {
    key: 'speaker',
    from: 'BlendSwap-CC-0/speaker2',
    names: ['speaker', 'loudspeaker', 'hifi speaker'],
    on: 'floor',
    parts: {
      black_glossy: { finish: 'varnished-wood', color: '#6b4630' },
      white_rought: { finish: 'foam', color: '#b8b8b4' },
      leather: { finish: 'rubber', color: '#1c1a17' },
    },
  },
  {
    key: 'tall-speaker',
    from: 'BlendSwap-CC-0/speaker3',
    names: ['bookshelf speaker', 'studio monitor'],
    on: 'floor',
    parts: {
      black_glossy: { finish: 'varnished-wood', color: '#6b4630' },
      white_rought: { finish: 'foam', color: '#b8b8b4' },
      leather: { finish: 'rubber', color: '#1c1a17' },
    },
  },
  {
    key: 'desk-phone',
    from: 'Scopia/phone',
    names: ['telephone', 'desk phone', 'office phone'],
    on: 'table',
    parts: { keys: { finish: 'plastic', color: '#b3b3b3' }, negro: { finish: 'plastic', color: '#2c2c2e' } },
  },
  {
    key: 'cctv-camera',
    from: 'BlendSwap-CC-BY/surveillanceCamera',
    names: ['security camera', 'surveillance camera', 'cctv'],
    on: 'wall',
  },
  {
    key: 'midi-keyboard',
    from: 'KatorLegaz/MIDI-keyboard',
    names: ['keyboard instrument', 'midi keyboard', 'synthesizer'],
    on: 'table',
    parts: {
      MIDI_white_keys: { finish: 'gloss-plastic', color: '#ecebe6' },
      MIDI_case: { finish: 'plastic', color: '#3d3d3f' },
      MIDI_black_keys: { finish: 'plastic', color: '#141416' },
    },
  },
];
