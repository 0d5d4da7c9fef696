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
  /** Stores the person; an empty name leaves the stored one. */
  remember(person: Person): Promise<Person>;
  findBySubject(subject: string): Person | undefined;
}

/** The subject of an email address, in any letter case and any data folder. */
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
      // Writes run one after the other: each writes all people known by then.
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
