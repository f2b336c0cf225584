import type { codeOperatorCalls } from '@cliffhanger/contract/coupons/operator-code-calls.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'

import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'

const listCodeBatches =
  ({ wallet }: OperatorNeeds): Handler<typeof codeOperatorCalls.listCodeBatches> =>
  async ({ db, clock }, { page, limit }) => ({
    ...(await wallet.operator.codeBatches.listCodeBatches(db, { offset: (page - 1) * limit, limit }, clock())),
    page,
    limit,
  })

const createCodeBatch =
  ({ wallet }: OperatorNeeds): Handler<typeof codeOperatorCalls.createCodeBatch> =>
  (context, { reason, ...form }) =>
    context.db.transaction(async (tx) => {
      const batch = await wallet.operator.codeBatches.createCodeBatch(
        tx,
        wallet.operator.batches,
        form,
        context.caller.operatorId,
        context.clock(),
      )
      await recordAction(tx, context, { action: 'codes.create', target: `codes ${batch.id}`, reason, after: batch })
      return { batch }
    })

/** The codes are in this answer and nowhere else; no reply is kept for a repeat. Who loses them voids the batch and makes another. */
const exportCodeBatch =
  ({ wallet }: OperatorNeeds): Handler<typeof codeOperatorCalls.exportCodeBatch> =>
  (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const codes = await wallet.operator.codeBatches.exportCodeBatch(
        tx,
        wallet.operator.batches,
        id,
        context.caller.operatorId,
        context.settings.TIME_ZONE,
      )
      await recordAction(tx, context, { action: 'codes.export', target: `codes ${id}`, reason })
      return { batch: await wallet.operator.codeBatches.getBatch(tx, id, context.clock()), codes: [...codes] }
    })

const voidCodeBatch =
  ({ wallet }: OperatorNeeds): Handler<typeof codeOperatorCalls.voidCodeBatch> =>
  (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      await wallet.operator.batches.void(tx, id)
      const batch = await wallet.operator.codeBatches.getBatch(tx, id, context.clock())
      const after = { used: batch.used, code_count: batch.code_count }
      await recordAction(tx, context, { action: 'codes.void', target: `codes ${id}`, reason, after })
      return { batch }
    })

const listCodes =
  ({ wallet }: OperatorNeeds): Handler<typeof codeOperatorCalls.listCodes> =>
  async ({ db }, { page, limit, batch_id: batchId, state, last_four: lastFour }) => ({
    ...(await wallet.operator.codeBatches.listBatchCodes(
      db,
      { batchId, state, lastFour: lastFour?.toUpperCase() },
      { offset: (page - 1) * limit, limit },
    )),
    page,
    limit,
  })

export const codeHandlers = (needs: OperatorNeeds): Handlers<typeof codeOperatorCalls> => ({
  listCodeBatches: listCodeBatches(needs),
  createCodeBatch: createCodeBatch(needs),
  exportCodeBatch: exportCodeBatch(needs),
  voidCodeBatch: voidCodeBatch(needs),
  listCodes: listCodes(needs),
})
