/** How the negative is developed. Everything has a pleasant default. */
export interface Grade {
  /** About middle gray; 1 unless given, 0.8 soft … 1.3 hard. */
  contrast?: number;
  /** 1 unless given. */
  saturation?: number;
  /** -1 blue … 1 amber; 0 unless given. */
  warmth?: number;
  /** Light that spills from bright places, 0..1; 0.15 unless given. */
  bloom?: number;
  /** Darker corners, 0..1; 0.1 unless given. */
  vignette?: number;
  /** Film grain, 0..1; 0 unless given. */
  grain?: number;
}
