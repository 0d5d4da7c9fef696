import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { writePrivateFile } from './write-private-file.ts';

export interface Person {
  /** Lower case. */
  email: string;
  firstName: string;
  lastName: string;
}

export interface People {
  /** Remembers the person; a name left empty stays what it was. */
  remember(person: Person): Promise<Person>;
  findBySubject(subject: string): Person | undefined;
}

/** The same email is the same subject, whatever its case and whichever data folder it is in. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);
}

/** People who have signed in at the development provider, in one file. */
export async function openPeople(file: string): Promise<People> {
  const content = await readFile(file, 'utf8').catch(() => '[]');
  const bySubject = new Map(
    people.parse(JSON.parse(content)).map((person) => [subjectOf(person.email), person]),
  );
  let writing = Promise.resolve();
  return {
    async remember(given) {
      const email = given.email.toLowerCase();
      const known = bySubject.get(subjectOf(email));
      const person = {
        email,
        firstName: given.firstName || (known?.firstName ?? ''),
        lastName: given.lastName || (known?.lastName ?? ''),
      };
      bySubject.set(subjectOf(email), person);
      // One write after the other: each replaces the file by all that is known then.
      writing = writing
        .catch(() => undefined)
        .then(() => writePrivateFile(file, JSON.stringify([...bySubject.values()], null, 2)));
      await writing;
      return person;
    },
    findBySubject: (subject) => bySubject.get(subject),
  };
}

const people = z.array(z.object({ email: z.string(), firstName: z.string(), lastName: z.string() }));
