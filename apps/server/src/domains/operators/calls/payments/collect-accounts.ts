import type { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import { type CollectRow, type NewCollect } from '../../../payments/index.ts'
import { recordAction } from '../../audit.ts'
import {
  type CollectProposal,
  checkCollectProposal,
  readableAccount,
  saveAccount,
  storedAccount,
} from '../../changes/collect-kind.ts'
import { presentChange } from '../../changes/present-change.ts'
import { requestApproval } from '../../changes/request-change.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { type PictureContext, publishPicture } from '../../pictures.ts'

type Calls = typeof channelOperatorCalls

const codePicture = { folder: 'collect', longestSide: 1200 } as const

const listCollectAccounts =
  ({ payments }: OperatorNeeds): Handler<Calls['listCollectAccounts']> =>
  async (context, { platform_id: channelId }) => {
    if (!(await payments.operator.channels.findChannelRow(context.db, channelId))) refuse('notFound')
    const rows = await payments.operator.collectAccounts.listAccountsOf(context.db, channelId)
    return { list: rows.map((row) => presentAccount(context, row)) }
  }

/**
 * Adds an account members pay to, or changes one. An exchanged account is how such money is stolen, so another operator has to agree;
 * closing one takes nobody else, that can only save money. Orders that were made keep the account they name.
 */
const saveCollectAccount =
  (needs: OperatorNeeds): Handler<Calls['saveCollectAccount']> =>
  async (context, { id, reason, ...form }) => {
    if (form.account_no.trim() === '' && form.qr_key === '') refuseField('account_no')
    const account = {
      platform_id: form.platform_id,
      bank_name: form.bank_name.trim(),
      account_name: form.account_name.trim(),
      account_no: form.account_no.trim(),
      qr_key: await publishPicture(context.storage, form.qr_key, 'qr_key', codePicture),
      tip: form.tip.trim(),
      is_open: form.is_open === 1,
    }
    return context.db.transaction(async (tx) => {
      const before = await checkCollectProposal(tx, needs.payments.operator, id, account)
      const seen = before ? storedAccount(before) : null
      const channel = await needs.payments.operator.channels.findChannelRow(tx, account.platform_id)
      const proposal: CollectProposal = { id, account, seen, ...(channel && { channel: channel.name }) }
      if (before && isOnlyClosing(before, account)) {
        const after = await saveAccount(tx, needs.payments.operator, proposal, context.clock())
        await recordAction(tx, context, {
          action: 'collectAccount.edit',
          target: `collect account ${id}`,
          reason,
          before: seen,
          after: account,
        })
        return { account: presentAccount(context, after), change: null }
      }
      const change = await requestApproval(tx, context, needs, {
        kind: 'collect.account',
        proposal,
        base: seen && readableAccount(seen, channel?.name),
        reason,
      })
      const now = id === 0 ? undefined : await needs.payments.operator.collectAccounts.lockAccount(tx, id)
      return { account: now ? presentAccount(context, now) : null, change: await presentChange(tx, change) }
    })
  }

const isOnlyClosing = (before: CollectRow, account: NewCollect): boolean =>
  before.is_open &&
  !account.is_open &&
  JSON.stringify(storedAccount(before)) === JSON.stringify(storedAccount({ ...account, is_open: true }))

const presentAccount = (context: PictureContext, row: CollectRow) => ({
  id: row.id,
  platform_id: row.platform_id,
  bank_name: row.bank_name,
  account_name: row.account_name,
  account_no: row.account_no,
  qr_key: row.qr_key,
  qr: publicAddress(context, row.qr_key),
  tip: row.tip,
  is_open: row.is_open ? (1 as const) : (0 as const),
  create_time: toSeconds(row.created_ms),
})

export const collectAccountHandlers = (needs: OperatorNeeds) => ({
  listCollectAccounts: listCollectAccounts(needs),
  saveCollectAccount: saveCollectAccount(needs),
})
