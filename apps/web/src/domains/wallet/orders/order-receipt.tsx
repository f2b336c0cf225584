import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import type { Receipt } from '../../../shared/receipts/receipt.ts'
import { ReceiptSheet } from '../../../shared/receipts/receipt-sheet.tsx'
import { ShareReceipt } from '../../../shared/receipts/share-receipt.tsx'
import { orderStateName, useOrderTitle } from './order-words.ts'

/** What is kept of an order that was paid. */
const useReceipt = (order: Order): Receipt => {
  const t = useTexts()
  const language = useLanguage()
  const titleOf = useOrderTitle()
  const { show } = useAmounts()
  const { pay_amount, coin_code, pay_time, order_no } = order
  return {
    title: titleOf(order),
    lines: [
      { label: t('wallet.amount'), value: show(pay_amount, coin_code) },
      { label: t('withdrawal.state'), value: orderStateName(order, t) },
      { label: t('recharge.paidAt'), value: pay_time > 0 ? formatMoment(pay_time * 1000, 'moment', language) : '' },
      { label: t('withdrawal.number'), value: order_no },
    ],
    number: order_no,
  }
}

/** The receipt of an order that was paid. */
export const OrderReceipt = ({ order }: { readonly order: Order }) => <ShareReceipt receipt={useReceipt(order)} />

/** How an order ended that was paid while it was looked at; one that was paid before shows its receipt alone. */
export const OrderResult = ({ order }: { readonly order: Order }) => {
  const [wasPaid] = useState(order.state === orderStates.paid)
  const [isSeen, setIsSeen] = useState(false)
  const receipt = useReceipt(order)
  const isNew = order.state === orderStates.paid && !wasPaid && !isSeen
  return <ReceiptSheet receipt={isNew ? receipt : undefined} onDone={() => setIsSeen(true)} />
}
