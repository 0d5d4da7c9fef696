/** Words that choose the room of a usual cast, such as a team meeting; places of people in words have their own names (`place-words.ts`). */
export const SETTING_WORDS = {
  office: `office, corporate office, boardroom, conference room, meeting room, skyscraper, corporate,
    glass office`,
  'living-room': 'living room, home, house, sofa, couch, apartment, home office, cozy, work from home',
  clinic: 'clinic, hospital, medical, pharmacy, laboratory',
  classroom: 'classroom, school, university, blackboard, lecture',
  'yoga-studio': 'yoga studio, gym, dance studio, fitness studio',
  cafe: 'cafe, coffee shop, coffeehouse, restaurant, bakery, bar, barista',
  'co-working': `coworking space, co working space, co working, coworking, brick loft, loft, startup, creative space, open space, open plan, workshop,
    studio`,
  stage: 'stage, keynote, conference, auditorium, summit, convention',
};
