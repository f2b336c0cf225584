import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { type Minor, parseMinor } from '@cliffhanger/rules/money.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { dailyTransferLimit, isTransferable, type TransferableCoin } from '@cliffhanger/rules/wallet/transfer.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { findPayee, refuseWhileCoolingOff } from '../../../account/index.ts'
import { balanceIn, type NewTransfer } from '../../../ledger/index.ts'
import type { WalletDeps } from '../../deps.ts'
import { newNumber } from '../../numbers.ts'
import { readWalletSettings } from '../../wallet-settings.ts'
import { presentTransfer } from '../present.ts'
import { addToDay, insertTransfer, type TransferRow } from '../queries/transfers.ts'

type Row = typeof transferCalls.transfer

const routes = { money: 'transfer.cash', gold: 'transfer.gold' } as const

/**
 * Moves a coin to another member (V-21, V-22), at most once per key for ever. Made in a chat, it stands there as a card: stored in the same
 * transaction, so that there is one exactly where there is a transfer.
 */
export const transfer =
  (deps: WalletDeps): Handler<Row> =>
  async (context, input) => {
    const { db: tx, caller } = context
    const { userId } = caller
    const coin = isTransferable(input.coin_code) ? input.coin_code : refuseField('coin_code')
    const amount = parseMinor(input.amount, coinScale[coin]) ?? refuseField('amount')
    const payee = (await findPayee(tx, { id: input.to_user_id, userNo: input.to_user_no })) ?? refuse('userNotFound')
    if (payee.id === userId) refuse('cannotTransferToSelf')
    if (input.chat === 1 && !(await deps.domains.friends.relationOf(tx, userId, payee.id)).isFriend)
      refuse('notFriends')
    await refuseWhileCoolingOff(tx, userId, context.clock())
    await enforceDailyLimit(context, coin, amount)
    const row = await insertTransfer(tx, {
      order_no: newNumber(context, 'transfer'),
      from_user_id: userId,
      to_user_id: payee.id,
      coin_code: coin,
      amount: amount.toString(),
      remark: input.remark,
      created_ms: context.clock(),
    })
    const posted = await deps.ledger.postOnce(tx, postingOf(context, row))
    const { user_no, nick_name, avatar_url } = payee
    const record = presentTransfer(row, userId, { user_id: payee.id, user_no, nick_name, avatar_url })
    const card = input.chat === 1 && {
      msg_id: await deps.domains.chat.postTransferCard(tx, {
        senderId: userId,
        peerId: payee.id,
        transferId: row.id,
        coinCode: coin,
        amount: record.amount,
        remark: row.remark,
      }),
    }
    const notified = await deps.ledger.notify(tx, posted, [userId, payee.id])
    return { record, balance: balanceIn(notified.get(userId) ?? [], coin), ...card }
  }

/** Refuses 7005 where the day's sum of this coin would be above the limit. Its row is locked: two at once are judged one after the other. */
async function enforceDailyLimit(context: CallContext<'bearer'>, coin: TransferableCoin, amount: Minor): Promise<void> {
  const { db: tx, clock, caller, settings: process } = context
  const { settings } = await readWalletSettings(tx)
  const day = platformDay(clock(), process.TIME_ZONE)
  const limit = dailyTransferLimit(settings.transfer_daily_amount, coin)
  if (!(await addToDay(tx, { userId: caller.userId, day, coin, amount, limit }))) refuse('amountOutOfRange')
}

const postingOf = ({ caller, idempotencyKey }: CallContext<'bearer'>, row: TransferRow): NewTransfer => ({
  kind: 'transfer',
  key: `transfer:u${caller.userId}:${idempotencyKey ?? refuse('idempotencyKeyMissing')}`,
  bizNo: row.order_no,
  remark: row.remark,
  moves: [
    {
      route: routes[row.coin_code],
      coin: row.coin_code,
      amount: BigInt(row.amount),
      from: row.from_user_id,
      to: row.to_user_id,
    },
  ],
})
