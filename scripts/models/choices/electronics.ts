import type { Choice } from '../choice.ts';

export const ELECTRONICS: readonly Choice[] = [
  {
    key: 'laptop',
    from: 'BlendSwap-CC-BY/laptop',
    names: ['laptop', 'notebook computer', 'computer'],
    on: 'table',
  },
  {
    key: 'headphones',
    from: 'BlendSwap-CC-0/headphones',
    names: ['headphones', 'headset', 'over-ear headphones'],
    on: 'table',
  },
  {
    key: 'television',
    from: 'BlendSwap-CC-0/led_tv',
    names: ['television', 'tv', 'flat screen tv', 'smart tv'],
    on: 'furniture',
  },
  { key: 'tv-monitor', from: 'Scopia/tv', names: ['monitor', 'computer monitor', 'lcd tv'], on: 'furniture' },
  { key: 'tablet', from: 'Scopia/tablet', names: ['tablet', 'tablet computer'], on: 'table' },
  {
    key: 'speaker',
    from: 'BlendSwap-CC-0/speaker2',
    names: ['speaker', 'loudspeaker', 'hifi speaker'],
    on: 'floor',
  },
  {
    key: 'tall-speaker',
    from: 'BlendSwap-CC-0/speaker3',
    names: ['bookshelf speaker', 'studio monitor'],
    on: 'floor',
  },
  {
    key: 'desk-phone',
    from: 'Scopia/phone',
    names: ['telephone', 'desk phone', 'office phone'],
    on: 'table',
  },
  {
    key: 'printer',
    from: 'Scopia/inkjet_and_scanner_printer',
    names: ['printer', 'inkjet printer', 'scanner'],
    on: 'table',
  },
  {
    key: 'remote-control',
    from: 'Scopia/tv-remote-control',
    names: ['remote control', 'tv remote'],
    on: 'table',
  },
  {
    key: 'projector',
    from: 'Scopia/video-projector',
    names: ['projector', 'video projector', 'beamer'],
    on: 'table',
  },
  {
    key: 'cordless-phone',
    from: 'BlendSwap-CC-BY/wirelessOfficePhone3',
    names: ['cordless phone', 'handset'],
    on: 'table',
  },
  { key: 'game-controller', from: 'Scopia/ps4-joystick', names: ['game controller'], on: 'table' },
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
  },
];
