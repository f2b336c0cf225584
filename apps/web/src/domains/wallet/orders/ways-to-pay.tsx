import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { orderCalls } from '@cliffhanger/contract/wallet/order-calls.ts'
import type { Order } from '@cliffhanger/contract/wallet/order-schemas.ts'
import { rechargeCalls } from '@cliffhanger/contract/wallet/recharge-calls.ts'
import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import { useState } from 'react'
import { useAmounts } from '../../../platform/amounts.ts'
import { payOnce } from '../../../platform/pay-once.ts'
import { useCall } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../ui/cell.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { balanceAfter } from '../amount-input.ts'
import { type Payment, PaySheet } from '../components/pay-sheet.tsx'
import { ChannelChoice } from '../recharge/channel-choice.tsx'
import { rememberPayAddress } from '../recharge/pay-address.ts'
import { isWithin } from '../recharge/recharge-limits.ts'
import { useWallets } from '../use-wallets.ts'
import { forgetAbout } from '../wallet-answers.ts'
import { orderTitle } from './order-words.ts'

/** Other ways to pay an open order: another channel, or the balance where that can buy such a thing. */
export const WaysToPay = ({ order }: { readonly order: Order }) => {
  const t = useTexts()
  const { order_no, order_type, platform_id, pay_amount } = order
  const { data } = useCall(rechargeCalls.listPayPlatforms, { order_type })
  const choose = useAction(async (id: number) => {
    if (id === platform_id) return
    const request = { order_no, action: 'pay', pay_type: 'channel', platform_id: id } as const
    const { pay_url } = await payOnce(orderCalls.payOrder, `channel ${order_no} ${id}`, request)
    if (pay_url !== undefined) rememberPayAddress(order_no, pay_url)
    await forgetAbout('recharge')
  })
  const channels = (data?.list ?? []).filter(
    ({ id, min_amount, max_amount }) =>
      id === platform_id || isWithin(pay_amount, { min: min_amount, max: max_amount }),
  )
  const others = channels.some(({ id }) => id !== platform_id)
  return (
    <>
      {order_type !== 'recharge' && <BalanceWay order={order} />}
      {others && (
        <ChannelChoice
          groups={[{ name: t('recharge.otherWays'), list: channels }]}
          channelId={platform_id}
          onChoose={(id) => choose.run(id)}
        />
      )}
    </>
  )
}

const BalanceWay = ({ order }: { readonly order: Order }) => {
  const { order_no, pay_amount, coin_code } = order
  const t = useTexts()
  const { show } = useAmounts()
  const { walletOf } = useWallets()
  const [payment, setPayment] = useState<Payment>()
  const balance = walletOf(coin_code)?.balance ?? '0'
  const after = balanceAfter(balance, pay_amount, coinScale[coin_code])
  const open = (): void =>
    setPayment({
      title: orderTitle(order, t),
      amount: pay_amount,
      coin: coin_code,
      lines: after === undefined ? [] : [{ label: t('payment.balanceAfter'), value: show(after, coin_code) }],
      pay: async (pay_password) => {
        const request = { order_no, action: 'pay', pay_type: 'balance', pay_password } as const
        await payOnce(orderCalls.payOrder, `balance ${order_no}`, request)
        setPayment(undefined)
        await forgetAbout('order')
      },
    })
  return (
    <>
      <CellGroup flush>
        <Cell
          icon={WalletMinimal}
          title={t('recharge.payByBalance')}
          description={t('wallet.balanceOf', { amount: show(balance, coin_code) })}
          isDisabled={after === undefined}
          onClick={open}
        />
      </CellGroup>
      <PaySheet payment={payment} onClose={() => setPayment(undefined)} />
    </>
  )
}
