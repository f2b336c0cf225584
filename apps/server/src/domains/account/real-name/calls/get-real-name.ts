import type { RealNameUse, realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { maskName } from '@cliffhanger/rules/account/masked-name.ts'
import { maskIdCard } from '@cliffhanger/rules/account/real-name.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { AccountNeeds } from '../../needs.ts'
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

/** My certification, and what it is needed for here. Once it is final nobody needs to read name and number again, so they are masked. */
export const getRealName =
  (domains: Pick<AccountNeeds, 'wallet'>): Handler<typeof realNameCalls.getRealName> =>
  async (context) => {
    const needed_for = await findUses(context.db, domains)
    const row = await findRealName(context.db, context.caller.userId)
    if (!row) return { ...none, needed_for }
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
      needed_for,
    }
  }

/** R-22, S-97: whoever applies for a team level is paid out later, so it follows the withdrawals. */
async function findUses(db: Db, { wallet }: Pick<AccountNeeds, 'wallet'>): Promise<RealNameUse[]> {
  const { settings } = await wallet.readWalletSettings(db)
  return [
    ...(settings.withdraw_need_real_name === 1 ? (['withdraw', 'team'] as const) : []),
    ...(settings.crowdfunding_need_real_name === 1 ? (['crowdfunding'] as const) : []),
  ]
}
