/** The program that tries to do harm: `try-isolation.ts` launches it, isolated and, as a control, not. */
import { ATTEMPTS, GREEDY_ATTEMPTS, HARMLESS, type Targets } from './attempts.ts';

process.on('disconnect', () => process.exit());
process.on('message', async ({ name, targets }: { name: string; targets: Targets }) => {
  const attempt = { ...HARMLESS, ...ATTEMPTS, ...GREEDY_ATTEMPTS }[name]!;
  try {
    await attempt(targets);
    process.send!({ reached: true });
  } catch (error) {
    process.send!({ reached: false, why: String((error as NodeJS.ErrnoException).code ?? error) });
  }
});
