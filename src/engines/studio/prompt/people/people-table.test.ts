import { describe, expect, it } from 'vitest';
import { planPicture } from '../../plan/plan-picture.ts';
import { PEOPLE_TABLE } from './people-table.fixture.ts';

describe('prompts for people', () => {
  it.each(PEOPLE_TABLE)('$prompt', ({ prompt, people, place, first, leftOut, drawsPrompt = true }) => {
    const plan = planPicture(prompt);
    const content = plan.content?.kind === 'archetype' ? plan.content : undefined;
    expect(content?.people?.people.length).toBe(people);
    expect(content?.people?.place).toBe(place);
    expect(content?.people?.people[0]).toMatchObject(first);
    expect(plan.leftOut.map(({ words }) => words)).toEqual(leftOut);
    expect(plan.drawsPrompt).toBe(drawsPrompt);
  });

  it.each(['seven women', 'a pirate and a nun'])('does not claim to draw %s', (prompt) => {
    expect(planPicture(prompt).drawsPrompt).toBe(false);
  });

  it.each(['family', 'team meeting', 'doctor and patient', 'video call', 'yoga class'])(
    'leaves %s to its own illustration',
    (prompt) => {
      const { content, drawsPrompt } = planPicture(prompt);
      expect(content).toMatchObject({ kind: 'archetype' });
      expect(content).not.toHaveProperty('people');
      expect(drawsPrompt).toBe(true);
    },
  );
});
