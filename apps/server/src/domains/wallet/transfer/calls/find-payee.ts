import type { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { findPayee as readPayee } from '../../../account/index.ts'

/** Besides the budget of a minute: nobody pays so many people, and numbers are not to be walked through. */
const payeesPerDay = '200/day'

/** Who is behind an id or a number (V-21); somebody who could not be paid answers like nobody, 7009. */
export const findPayee: Handler<typeof transferCalls.findPayee> = async (
  { db, caller, limits },
  { user_id: id, user_no: userNo },
) => {
  await limits.take('payee', payeesPerDay, String(caller.userId))
  const {
    id: user_id,
    user_no,
    nick_name,
    avatar_url,
  } = (await readPayee(db, { id, userNo })) ?? refuse('userNotFound')
  return { user_id, user_no, nick_name, avatar_url }
}
