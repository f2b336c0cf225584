import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import type { TransferRecord } from '@cliffhanger/contract/wallet/transfer-schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { TransferableCoin } from '@cliffhanger/rules/wallet/transfer.ts'
import { useState } from 'react'
import { payOnce } from '../../../../platform/server/pay-once.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import type { Receipt } from '../../../../shared/receipts/receipt.ts'
import { vibrate } from '../../../../ui/feedback/haptics.ts'
import { balanceAfter } from '../../amount-input.ts'
import { useAmount } from '../../use-amount.ts'
import { useFee } from '../../use-fee.ts'
import { useWallets } from '../../use-wallets.ts'
import { forgetAbout } from '../../wallet-answers.ts'
import type { Payment } from './pay-sheet.tsx'

/** A member by their id, as chats know them, or by their number, as codes do. */
export type NamedPayee = { readonly user_id: number } | { readonly user_no: string }

interface TransferOptions {
  readonly named: NamedPayee
  readonly isFromChat: boolean
  readonly onDone: () => void
  /** The amount that was asked for; '' for none. */
  readonly asked: string
}

/** A transfer that is being filled in, and the payment that makes it once the form was sent with a right amount and its receiver is known. */
export function useTransfer({ named, isFromChat, onDone, asked }: TransferOptions) {
  const t = useTexts()
  const { show } = useAmounts()
  const { walletOf } = useWallets()
  const found = useCall(transferCalls.findPayee, named)
  const payee = found.data
  const [coin, setCoin] = useState<TransferableCoin>('money')
  const [remark, setRemark] = useState('')
  /** What is about to be paid, as it stood when the form was sent. */
  const [payment, setPayment] = useState<Payment>()
  const receiptOf = useReceiptOf()
  const [receipt, setReceipt] = useState<Receipt>()
  const wallet = walletOf(coin)
  // Gold that was granted stays with whom it was granted to.
  const balance = coin === 'gold' ? wallet?.bought : wallet?.balance
  const amount = useAmount({ coin, balance }, asked)
  const given = amount.value
  const after = given === undefined || balance === undefined ? undefined : balanceAfter(balance, given, coinScale[coin])

  const transfer = async ({ user_id }: Payee, money: string, password: string): Promise<void> => {
    const intent = `${user_id} ${coin} ${money} ${remark}`
    const { record, balance: left } = await payOnce(transferCalls.transfer, intent, {
      to_user_id: user_id,
      coin_code: coin,
      amount: money,
      remark,
      chat: flagOf(isFromChat),
      pay_password: password,
    })
    setPayment(undefined)
    if (!isFromChat) setReceipt(receiptOf(record, left))
    await forgetAbout('wallet')
    if (!isFromChat) return
    // The chat itself shows what was sent.
    vibrate('success')
    onDone()
  }

  const paymentOf = (receiver: Payee, money: string): Payment => {
    return {
      title: t('wallet.transferTo', { name: receiver.nick_name }),
      amount: money,
      coin,
      lines: [
        { label: t('wallet.receiver'), value: `${receiver.nick_name} · ${receiver.user_no}` },
        ...(remark === '' ? [] : [{ label: t('wallet.remark'), value: remark }]),
        { label: t('wallet.fee'), value: t('wallet.noFee') },
        ...(after === undefined ? [] : [{ label: t('payment.balanceAfter'), value: show(after, coin) }]),
      ],
      pay: (password) => transfer(receiver, money, password),
    }
  }

  return {
    found,
    coin,
    setCoin,
    amountField: amount.field,
    /** What would be sent, in words; undefined while it is not right. */
    sum: given === undefined ? undefined : show(given, coin),
    /** What is left of mine afterwards, in words. */
    left: after === undefined ? undefined : show(after, coin),
    missing: amount.missing,
    remark,
    setRemark,
    submit(): void {
      if (amount.check() && payee && given !== undefined) setPayment(paymentOf(payee, given))
    },
    payment,
    closePayment: () => setPayment(undefined),
    receipt,
    closeReceipt(): void {
      setReceipt(undefined)
      onDone()
    },
  }
}

/** What is shown, shared and saved of a transfer that was made. */
const useReceiptOf = () => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const writeFee = useFee()
  return (
    { other, amount, coin_code, fee, remark, order_no, create_time }: TransferRecord,
    balanceAfterwards: string,
  ): Receipt => ({
    number: order_no,
    title: t('wallet.sentTo', { amount: show(amount, coin_code), name: other.nick_name }),
    lines: [
      { label: t('wallet.partyTo'), value: `${other.nick_name} · ${other.user_no}` },
      { label: t('wallet.fee'), value: writeFee(fee, coin_code) },
      { label: t('wallet.balanceAfter'), value: show(balanceAfterwards, coin_code), isMine: true },
      { label: t('wallet.remark'), value: remark },
      { label: t('wallet.time'), value: formatMoment(create_time * 1000, 'moment', language) },
      { label: t('wallet.number'), value: order_no },
    ],
  })
}
