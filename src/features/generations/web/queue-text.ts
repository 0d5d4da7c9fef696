/** A waiting generation's place in the queue. */
export function queueText(queuePosition: number): string {
  return queuePosition === 0 ? 'Next in line' : `${queuePosition} ahead of yours in the queue`;
}
