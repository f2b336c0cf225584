import type { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { maskName } from '@cliffhanger/rules/account/masked-name.ts'
import { maskIdCard } from '@cliffhanger/rules/account/real-name.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { openApplication } from '../application.ts'
import { findRealName } from '../queries.ts'

const none = {
  status: 0,
  real_name: '',
  id_card: '',
  front_url: '',
  back_url: '',
  reason: '',
  create_time: 0,
  update_time: 0,
} as const

/** My certification. Once it is final nobody needs to read name and number again, so they are masked. */
export const getRealName: Handler<typeof realNameCalls.getRealName> = async (context) => {
  const row = await findRealName(context.db, context.caller.userId)
  if (!row) return none
  const { real_name: name, id_card: number, front_url: front, back_url: back } = openApplication(context, row.sealed)
  const isCertified = row.status === realNameStates.certified
  return {
    status: row.status,
    real_name: isCertified ? maskName(name) : name,
    id_card: isCertified ? maskIdCard(number) : number,
    front_url: front,
    back_url: back,
    reason: row.reason,
    create_time: toSeconds(row.created_ms),
    update_time: toSeconds(row.updated_ms),
  }
}
