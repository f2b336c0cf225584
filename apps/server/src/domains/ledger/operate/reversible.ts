import type { ExploredTransfer } from './queries/explore.ts'

/** Kinds whose records end with them. Whatever is part of an order, a recharge or a withdrawal is taken back there, so that its record and
 *  the ledger never disagree. */
const kinds: ReadonlySet<string> = new Set([
  'funding',
  'correction',
  'transfer',
  'convert',
  'recharge_reward',
  'treasure_income',
])

/** Whether a transfer can be taken back: it is no reversal itself, and was not taken back before. */
export const isReversible = ({ kind, reverses, reversed_by: reversedBy }: ExploredTransfer): boolean =>
  kinds.has(kind) && reverses === null && reversedBy === null
