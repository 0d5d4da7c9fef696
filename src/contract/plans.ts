export const PLAN_IDS = ['starter', 'professional', 'enterprise'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** A monthly subscription, as it is offered. */
export interface Plan {
  id: PlanId;
  /** The price at the payment gateway; null while payments are off. */
  priceId: string | null;
  name: string;
  /** As it stands on the card: `$9.99`. */
  priceText: string;
  /** The same in cents of a US dollar, for comparisons with the gateway. */
  unitAmount: number;
  /** Credits a month. */
  credits: number;
  description: string;
  features: readonly string[];
  /** The one that most people choose. */
  popular: boolean;
  /** A token of the design system that its card is drawn with. */
  colour: string;
}
