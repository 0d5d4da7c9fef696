import type { Plan } from '#contract/plans';

/** The plans as they are offered; the prices at the gateway are the operator's configuration. */
export const PLANS: readonly Omit<Plan, 'priceId'>[] = [
  {
    id: 'starter',
    name: 'Starter',
    priceText: '$9.99',
    unitAmount: 999,
    credits: 3,
    description: 'A few pictures a month, to see whether this is for you.',
    features: ['3 credits a month', '1024x1024 pictures', 'Full commercial rights', 'Downloads up to 4K'],
    popular: false,
    colour: 'muted',
  },
  {
    id: 'professional',
    name: 'Professional',
    priceText: '$14.99',
    unitAmount: 1_499,
    credits: 300,
    description: 'For people who need pictures every week.',
    features: [
      '300 credits a month',
      '1024x1024 pictures',
      'Full commercial rights',
      'Downloads up to 4K',
      'Priority support',
      'Bulk download tools',
    ],
    popular: true,
    colour: 'safelight',
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    priceText: '$29.99',
    unitAmount: 2_999,
    credits: 750,
    description: 'For teams that need pictures every day.',
    features: [
      '750 credits a month',
      '1024x1024 pictures',
      'Full commercial rights',
      'Downloads up to 4K',
      'Priority support',
      'Bulk download tools',
      'API access (coming soon)',
      'White-label options',
    ],
    popular: false,
    colour: 'ink',
  },
];
