import type { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { findUsers } from '../../../account/index.ts'
import { otherSideOf, presentTransfer } from '../present.ts'
import { countTransfers, findTransfer, listTransfers as readTransfers } from '../queries/transfers.ts'

/** My transfers to and from others, the newest first, or the one that is asked for. */
export const listTransfers: Handler<typeof transferCalls.listTransfers> = async (
  { db, caller },
  { page, limit, direction, id },
) => {
  const { userId } = caller
  const filter = { userId, isIn: direction !== 'out', isOut: direction !== 'in' }
  const rows =
    id === undefined
      ? await readTransfers(db, filter, { offset: (page - 1) * limit, limit })
      : await findTransfer(db, filter, id)
  const others = await findUsers(db, [...new Set(rows.map((row) => otherSideOf(row, userId)))])
  const payeeOf = (otherId: number) => {
    const { user_no = '', nick_name = '', avatar_url = '' } = others.get(otherId) ?? {}
    return { user_id: otherId, user_no, nick_name, avatar_url }
  }
  return {
    list: rows.map((row) => presentTransfer(row, userId, payeeOf(otherSideOf(row, userId)))),
    total: id === undefined ? await countTransfers(db, filter) : rows.length,
    page,
    limit,
  }
}
