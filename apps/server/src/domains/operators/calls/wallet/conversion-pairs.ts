import type { conversionOperatorCalls } from '@cliffhanger/contract/wallet/operator-conversion-calls.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'

import { recordAction } from '../../audit.ts'
import { presentChange } from '../../changes/present-change.ts'
import { requestApproval } from '../../changes/request-change.ts'
import type { OperatorNeeds } from '../../needs.ts'

const listPairs =
  ({ wallet }: OperatorNeeds): Handler<typeof conversionOperatorCalls.listPairs> =>
  async ({ db }) => ({
    list: await wallet.operator.conversionPairs.listStoredPairs(db),
  })

/** Whoever read an older version is refused with 4003, so that nobody undoes a change they have not seen. Terms wait for a second operator
 *  to close a pair one is enough. */
const setPair =
  (needs: OperatorNeeds): Handler<typeof conversionOperatorCalls.setPair> =>
  (context, { reason, ...form }) =>
    context.db.transaction(async (tx) => {
      needs.wallet.operator.conversionPairs.checkPair(form)
      const before = await findPair(tx, needs, form)
      if ((before?.version ?? 0) !== form.version) return refuse('stateChanged')
      if (before?.status === 1 && form.status === 0) {
        // Closed as it stands: what else was written waits for nobody, and is not kept.
        const { rate, fee_rate, min_amount, max_amount } = before
        const { after } = await needs.wallet.operator.conversionPairs.setPair(tx, {
          ...form,
          rate,
          fee_rate,
          min_amount,
          max_amount,
        })
        const target = `conversion ${form.from} ${form.to}`
        await recordAction(tx, context, { action: 'conversion.set', target, reason, before, after })
        return { pair: after, change: null }
      }
      const change = await requestApproval(tx, context, needs, {
        kind: 'conversion.pair',
        proposal: form,
        base: before,
        reason,
      })
      return { pair: (await findPair(tx, needs, form)) ?? null, change: await presentChange(tx, change) }
    })

const findPair = async (tx: Db, { wallet }: OperatorNeeds, form: { readonly from: string; readonly to: string }) =>
  (await wallet.operator.conversionPairs.listStoredPairs(tx)).find(
    ({ from, to }) => from === form.from && to === form.to,
  )

export const conversionPairHandlers = (needs: OperatorNeeds): Handlers<typeof conversionOperatorCalls> => ({
  listPairs: listPairs(needs),
  setPair: setPair(needs),
})
