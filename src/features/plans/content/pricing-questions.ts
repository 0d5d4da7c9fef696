/** Questions before a purchase. The product must keep to the answers. */
export const PRICING_QUESTIONS = [
  {
    question: 'What does a credit buy?',
    answer:
      'Each credit generates one image. You see the price before you spend anything, and an image that could not be made is not charged. Canceling is free until the model has started.',
  },
  {
    question: 'What happens to credits I have not used?',
    answer:
      'Credits refresh monthly and do not roll over: the new month’s credits take the place of what is left. Credits that came with your account are used last and do not lapse.',
  },
  {
    question: 'Can I cancel?',
    answer:
      'Cancel anytime and keep access to the end of the billing period, with the credits you have. Nothing is charged after that.',
  },
  {
    question: 'May I use the images in my work?',
    answer:
      'Yes: full commercial rights. Use them in ads, products and print, for yourself or for clients, also after your subscription has ended. The few that need a credit line say so.',
  },
  {
    question: 'How large are the images?',
    answer:
      'Images are 1024x1024 pixels, or about as many in a wider or taller shape. Downloads go up to 4K, in the file format you choose, at no extra cost.',
  },
] as const;
