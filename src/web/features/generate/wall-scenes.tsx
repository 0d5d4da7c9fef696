import type { ReactNode } from 'react';

/**
 * Prints before they are developed: the subjects that the product draws, in the tones of the paper. They
 * hang on the wall where there are no pictures yet.
 */
export const SCENES = [Peaks, Dunes, Sea, Silk, Hills, Bokeh, Island, Marble];

const TONES = {
  sky: 'var(--color-surface-2)',
  far: 'var(--color-surface-3)',
  mid: 'var(--color-border)',
  near: 'var(--color-border-strong)',
  light: 'light-dark(var(--color-surface-1), var(--color-border-strong))',
};

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden>
      <rect width="120" height="90" fill={TONES.sky} />
      {children}
    </svg>
  );
}

function Peaks() {
  return (
    <Scene>
      <circle cx="84" cy="24" r="9" fill={TONES.light} />
      <path d="M0 58 22 34l12 14 18-26 22 30 14-16 32 26v32H0z" fill={TONES.far} />
      <path d="M0 70 26 50l20 12 24-22 22 20 28-12v42H0z" fill={TONES.mid} />
      <path d="M0 82c30-10 80-10 120-4v12H0z" fill={TONES.near} opacity=".55" />
    </Scene>
  );
}

function Dunes() {
  return (
    <Scene>
      <circle cx="30" cy="26" r="7" fill={TONES.light} />
      <path d="M0 52c26-14 44-10 62 0s38 10 58-4v42H0z" fill={TONES.far} />
      <path d="M0 66c34 4 46-18 70-14 22 4 30 18 50 14v24H0z" fill={TONES.mid} />
      <path d="M0 90c10-14 40-18 64-10 20 6 40 2 56-4v14z" fill={TONES.near} opacity=".5" />
    </Scene>
  );
}

function Sea() {
  return (
    <Scene>
      <rect y="48" width="120" height="42" fill={TONES.far} />
      <circle cx="60" cy="47" r="13" fill={TONES.light} />
      <rect y="48" width="120" height="42" fill={TONES.far} opacity=".8" />
      <path d="M44 54h32M38 61h44M48 68h24M32 76h56" stroke={TONES.light} strokeWidth="1.6" />
    </Scene>
  );
}

function Silk() {
  return (
    <Scene>
      <path d="M0 20c40-20 50 30 120 0v24C60 70 40 20 0 46z" fill={TONES.far} />
      <path d="M0 46c40-26 60 24 120-2v26C70 90 40 50 0 74z" fill={TONES.mid} />
      <path d="M0 74c40-24 70 16 120-4v20H0z" fill={TONES.near} opacity=".45" />
    </Scene>
  );
}

function Hills() {
  return (
    <Scene>
      <path d="M0 54c20-12 40-12 60-2s40 8 60-6v44H0z" fill={TONES.far} />
      <path d="M0 72c30-20 60-18 120 2v16H0z" fill={TONES.mid} />
      <path d="m82 70 5-16 5 16zm9 3 4-13 4 13z" fill={TONES.near} opacity=".7" />
    </Scene>
  );
}

function Bokeh() {
  return (
    <Scene>
      <g fill={TONES.far}>
        <circle cx="26" cy="30" r="15" />
        <circle cx="92" cy="58" r="19" />
      </g>
      <g fill={TONES.mid} opacity=".8">
        <circle cx="52" cy="58" r="11" />
        <circle cx="84" cy="22" r="8" />
      </g>
      <g fill={TONES.light} opacity=".8">
        <circle cx="38" cy="40" r="6" />
        <circle cx="70" cy="42" r="9" />
        <circle cx="18" cy="70" r="8" />
      </g>
    </Scene>
  );
}

function Island() {
  return (
    <Scene>
      <rect y="52" width="120" height="38" fill={TONES.far} />
      <path d="M34 54c4-16 16-22 26-16 12-8 22 0 26 16z" fill={TONES.mid} />
      <path d="M26 56h68l-10 4H38z" fill={TONES.near} opacity=".5" />
      <path d="M40 66h40M50 73h26" stroke={TONES.sky} strokeWidth="1.6" />
    </Scene>
  );
}

function Marble() {
  return (
    <Scene>
      <g fill="none" stroke={TONES.mid} strokeWidth="1.2">
        <path d="M-4 66C20 60 22 30 46 32s22 30 44 24 18-40 34-44" strokeWidth="3" stroke={TONES.far} />
        <path d="M-4 30c24 6 30 40 58 38s34-38 70-30M-4 84c40 0 50-20 72-18s30 20 56 8" />
        <path d="M20-4c-4 30 20 30 22 52s16 26 22 46" stroke={TONES.near} opacity=".5" />
      </g>
    </Scene>
  );
}
