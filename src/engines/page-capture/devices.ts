import type { Device } from './read-sight.ts';

/** Screens in CSS pixels. */
export const DEVICES: readonly { device: Device; width: number; height: number; mobile: boolean }[] = [
  { device: 'desktop', width: 1440, height: 900, mobile: false },
  { device: 'tablet', width: 820, height: 1180, mobile: true },
  { device: 'phone', width: 390, height: 844, mobile: true },
];
