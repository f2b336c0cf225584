import type { conversionRateCalls } from '@cliffhanger/contract/operators/conversion-calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { conversionPairs } from '../../wallet/index.ts'
import { recordAct } from '../audit.ts'

export const listPairs: Handler<typeof conversionRateCalls.listPairs> = async ({ db }) => ({
  list: await conversionPairs.listKeptPairs(db),
})

/** Whoever read an older version is refused with 4003, so that nobody undoes a change he has not seen. */
export const setPair: Handler<typeof conversionRateCalls.setPair> = (context, { reason, ...form }) =>
  context.db.transaction(async (tx) => {
    const { before, after } = await conversionPairs.setPair(tx, form)
    const target = `conversion ${form.from} ${form.to}`
    await recordAct(tx, context, { action: 'conversion.set', target, reason, before, after })
    return { pair: after }
  })
