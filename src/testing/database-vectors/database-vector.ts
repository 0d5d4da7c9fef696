/** One statement that the running role must be refused. */
export interface DatabaseVector {
  sql: string;
  /** SQL that the owner runs first, so that the same statement works for them: a control for the refusal. */
  control?: string;
  /** PostgreSQL does not run it in a transaction; this undoes what the owner has done by it. */
  undo?: string;
}

/** Values used in the statements. */
export interface VectorSubjects {
  /** Ids of two people who have extra credits. */
  ada: string;
  grace: string;
  /** Name of the role that owns the schema. */
  owner: string;
  database: string;
  /** Process id of a connection of the owner, which the control ends. */
  ownerPid: number;
}
