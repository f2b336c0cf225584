import * as z from 'zod'

import type { Kind } from './kind.ts'

const proposal = z.object({
  from: z.enum(['money', 'point']),
  to: z.enum(['gold', 'point']),
  rate: z.string(),
  fee_rate: z.string(),
  min_amount: z.string(),
  max_amount: z.string(),
  status: z.union([z.literal(0), z.literal(1)]),
  version: z.number(),
})

/** Terms of a pair of coins. What was asked for upon older terms is refused with 4003. */
export const conversionChange: Kind = {
  permission: 'config.write',
  subjectOf(wanted) {
    const { from, to } = proposal.parse(wanted)
    return `${from} ${to}`
  },
  shownOf: (wanted) => proposal.omit({ from: true, to: true, version: true }).parse(wanted),
  async apply(tx, _context, { wallet }, wanted) {
    const form = proposal.parse(wanted)
    const { before, after } = await wallet.operator.conversionPairs.setPair(tx, form)
    return { target: `conversion ${form.from} ${form.to}`, before, after }
  },
}
