/** Screens in CSS pixels. */
export const DEVICES = [
  { device: 'desktop', width: 1440, height: 900, mobile: false },
  { device: 'tablet', width: 820, height: 1180, mobile: true },
  { device: 'phone', width: 390, height: 844, mobile: true },
] as const;
