import { createSession } from '#testing/factories';
import type { Stage } from '../../tests/e2e/support/stage.ts';

/** Sends JSON with a person's session. @throws Error with the answer if the product refuses */
export async function postAs(stage: Stage, userId: string, path: string, body: object): Promise<unknown> {
  const cookie = `framewright=${await createSession(stage.db, userId)}`;
  const answer = await fetch(new URL(path, stage.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path}: ${await answer.text()}`);
  return await answer.json();
}
