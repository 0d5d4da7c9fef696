/** The room on the disks that this process writes to. */
export interface DiskSpace {
  /** Each disk as it was within the last second. */
  read(): Promise<readonly DiskState[]>;
}

export interface DiskState {
  /** What is kept there, such as `data`. */
  name: string;
  /** Null where it cannot be told: then nothing is refused. */
  freeBytes: number | null;
  /** Nothing more is written below this. */
  floorBytes: number;
  isFull: boolean;
}
