import type { CopyRow } from '../copy-tables.ts'

/** Whether an episode is on the device or on its way there. */
export const isAtHand = (copy: CopyRow | undefined): boolean =>
  copy !== undefined && copy.phase !== 'failed' && copy.phase !== 'ended'
