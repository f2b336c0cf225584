import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { balanceAfter } from '../amount-input.ts'
import { type Payment, PaySheet } from '../components/forms/pay-sheet.tsx'
import { useWallets } from '../use-wallets.ts'
import { forgetAbout } from '../wallet-answers.ts'
import { useOrderTitle } from './order-words.ts'

interface OrderPaySheetProps {
  /** Undefined while none is to be paid: the sheet is closed. */
  readonly order: Order | undefined
  readonly onPaid: () => void
  /** It was closed unpaid. */
  readonly onClose: () => void
}

/** Pays an order out of the balance, with the payment password. */
export const OrderPaySheet = ({ order, onPaid, onClose }: OrderPaySheetProps) => {
  const t = useTexts()
  const titleOf = useOrderTitle()
  const { show } = useAmounts()
  const { walletOf } = useWallets()
  const paymentOf = (due: Order): Payment => {
    const { order_no, pay_amount, coin_code } = due
    const after = balanceAfter(walletOf(coin_code)?.balance ?? '0', pay_amount, coinScale[coin_code])
    return {
      title: titleOf(due),
      amount: pay_amount,
      coin: coin_code,
      lines: after === undefined ? [] : [{ label: t('payment.balanceAfter'), value: show(after, coin_code) }],
      pay: async (pay_password) => {
        const request = { order_no, action: 'pay', pay_type: 'balance', pay_password } as const
        await payOnce(orderCalls.payOrder, `balance ${order_no}`, request)
        onPaid()
        await forgetAbout('order')
      },
    }
  }
  return <PaySheet payment={order && paymentOf(order)} onClose={onClose} />
}
