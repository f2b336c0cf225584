/** Most events a device catches up with one by one; beyond it reloads. */
export const catchUpLimit = 1000

/** Whether a device has to reload a stream instead of catching up: its cursor is ahead of the head (a restored database),
 *  too many events are missing, or one of them was dropped from the store (socket.md 3.3, C-49). */
export const mustReset = (afterSeq: number, headSeq: number, droppedSeq: number): boolean =>
  afterSeq > headSeq || headSeq - afterSeq > catchUpLimit || afterSeq < droppedSeq
