import type { Trade } from './trade.ts';

/** Texts for subjects of no known trade. */
export const ANY_TRADE: Omit<Trade, 'cue'> = {
  intents: [],
  headlines: {
    calm: [
      'Worth a closer look',
      'Find what suits you',
      'See what sets it apart',
      'Take your time to choose',
    ],
    warm: ['Come and see for yourself', 'You might just like this', 'Well, look at this', 'Made you look'],
    bright: [
      'Picture what comes next',
      'Make room for something new',
      'Follow your curiosity',
      'See where it takes you',
    ],
  },
  sentences: {
    calm: [
      'Take a closer look and find what suits you.',
      'A few minutes are enough to see whether it is right for you.',
      'Find out what you want to know before you choose.',
      'Compare at your own pace, then decide.',
    ],
    warm: [
      'Have a look around, and stay as long as you like.',
      'Something here may be just your thing.',
      'A quick look never hurt anybody.',
      'Go on, your curiosity brought you this far.',
    ],
    bright: [
      'Good things often begin with a second look.',
      'Picture it in your life, and take the first step.',
      'Let today be the day you try something new.',
      'Every change begins with a little curiosity.',
    ],
  },
};
