/** Free space on the disks that this process writes to. */
export interface DiskSpace {
  /** The state of each disk, at most a second old. */
  read(): Promise<readonly DiskState[]>;
}

export interface DiskState {
  /** What is stored there, such as `data`. */
  name: string;
  /** Null if unknown: then nothing is refused. */
  freeBytes: number | null;
  /** Writes are refused below this. */
  floorBytes: number;
  isFull: boolean;
}
