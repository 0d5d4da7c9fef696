/** A program of ours that opens untrusted bytes, and its resource limits. */
export interface IsolatedProgram {
  /** A TypeScript file of ours that Node runs. */
  file: string;
  /** Its whole environment. */
  env?: Readonly<Record<string, string>>;
  limits: ProgramLimits;
  /** Files and folders that it may read beside the program, its packages and the system's libraries. */
  reads?: readonly string[];
  /** `none` by default. `shared` leaves it the network of this process: only for programs that reach a proxy. */
  network?: 'none' | 'shared';
  /** Whether its standard input and output are pipes; otherwise they lead nowhere. */
  hasPipes?: boolean;
  /** Turns Node's permissions off, for tests of the other layers. */
  isUnknownToNode?: boolean;
  /** Whether it starts other programs, as a browser does, and may build sandboxes for them. */
  startsPrograms?: boolean;
}

/** Settings that several programs can share. */
export type LaunchSettings = Omit<IsolatedProgram, 'file'>;

export interface ProgramLimits {
  /** Memory beyond what Node itself reserves, in MB. */
  memoryMb: number;
  /** Processes and threads. */
  processes: number;
  openFiles: number;
  /** The largest file that it may write, in MB. */
  fileMb: number;
  /** The size in MB of its own folder, `TMPDIR`, which is in memory and is removed when it ends. */
  folderMb: number;
  /** Processor time in all, in seconds; it is killed after that. */
  cpuS: number;
}

/** Limits of a process that reads one picture at a time. */
export const READER_LIMITS: ProgramLimits = {
  memoryMb: 1_000,
  processes: 64,
  openFiles: 256,
  fileMb: 16,
  folderMb: 16,
  cpuS: 600,
};
