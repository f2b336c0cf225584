import * as z from 'zod'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { CollectRow, NewCollect } from '../../payments/index.ts'
import type { OperatorNeeds } from '../needs.ts'
import type { Kind } from './kind.ts'

type Row = CollectRow

const account = z.object({
  platform_id: z.number(),
  bank_name: z.string(),
  account_name: z.string(),
  account_no: z.string(),
  qr_key: z.string(),
  tip: z.string(),
  is_open: z.boolean(),
})
/** `id` 0: a new one; `seen`: what stood there when it was asked for; `channel`: the name of the way to pay, which older proposals lack. */
const collectProposal = z.object({
  id: z.number(),
  account,
  seen: z.nullable(account),
  channel: z.optional(z.string()),
})
export type CollectProposal = z.output<typeof collectProposal>

/** What of an account operators write, in one order. */
export const storedAccount = (row: NewCollect): CollectProposal['account'] => account.parse(row)

/** An account as whoever decides reads it: a way to pay has a name there and no number. */
export const readableAccount = (
  { platform_id: channelId, ...rest }: CollectProposal['account'],
  channel: string | undefined,
) => (channel === undefined ? { platform_id: channelId, ...rest } : { channel, ...rest })

/** Whether an account can be what is wished, the channel's accounts locked; answers what stands there. Refuses 4002, 4000 and 7008. */
export async function checkCollectProposal(
  tx: Db,
  { channels, collectAccounts: accounts }: OperatorNeeds['payments']['operator'],
  id: number,
  wished: NewCollect,
): Promise<Row | undefined> {
  await channels.lockChannels(tx)
  const channel = (await channels.findChannelRow(tx, wished.platform_id)) ?? refuse('notFound')
  if (channel.provider !== 'manual') refuseField('platform_id')
  if (id === 0) {
    const known = await accounts.listAccountsOf(tx, channel.id)
    return known.length >= accounts.mostAccounts ? refuse('tooManyAccounts') : undefined
  }
  const before = (await accounts.lockAccount(tx, id)) ?? refuse('notFound')
  return before.platform_id === wished.platform_id ? before : refuseField('platform_id')
}

export const saveAccount = (
  tx: Db,
  { collectAccounts: accounts }: OperatorNeeds['payments']['operator'],
  { id, account: wished }: CollectProposal,
  nowMs: number,
): Promise<Row> =>
  id === 0 ? accounts.insertAccount(tx, wished, nowMs) : accounts.updateAccount(tx, id, wished, nowMs)

/** An account that members pay to. What was asked for over another state of it is refused with 4003. */
export const collectAccountChange: Kind = {
  permission: 'finance.write',
  subjectOf: (wanted) => collectProposal.parse(wanted).account.account_name,
  shownOf: (wanted) => {
    const { account: wished, channel } = collectProposal.parse(wanted)
    return readableAccount(wished, channel)
  },
  async apply(tx, { clock }, { payments }, wanted) {
    const proposal = collectProposal.parse(wanted)
    const before = await checkCollectProposal(tx, payments.operator, proposal.id, proposal.account)
    const now = before ? storedAccount(before) : null
    if (JSON.stringify(now) !== JSON.stringify(proposal.seen)) refuse('stateChanged')
    const row = await saveAccount(tx, payments.operator, proposal, clock())
    return { target: `collect account ${row.id}`, before: now, after: proposal.account }
  },
}
