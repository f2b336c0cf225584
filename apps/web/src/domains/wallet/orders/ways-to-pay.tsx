import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import { useState } from 'react'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { balanceAfter } from '../amount-input.ts'
import { ChannelChoice } from '../recharge/channel-choice.tsx'
import { rememberPayAddress } from '../recharge/pay-address.ts'
import { isWithin } from '../recharge/recharge-limits.ts'
import { useWallets } from '../use-wallets.ts'
import { forgetAbout } from '../wallet-answers.ts'
import { OrderPaySheet } from './order-pay-sheet.tsx'

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
          isBrief
          onChoose={(id) => choose.run(id)}
        />
      )}
    </>
  )
}

const BalanceWay = ({ order }: { readonly order: Order }) => {
  const { pay_amount, coin_code } = order
  const t = useTexts()
  const { show } = useAmounts()
  const { walletOf } = useWallets()
  const [due, setDue] = useState<Order>()
  const balance = walletOf(coin_code)?.balance ?? '0'
  const close = (): void => setDue(undefined)
  return (
    <>
      <CellGroup flush>
        <Cell
          icon={WalletMinimal}
          title={t('recharge.payByBalance')}
          description={t('wallet.balanceOf', { amount: show(balance, coin_code) })}
          isDisabled={balanceAfter(balance, pay_amount, coinScale[coin_code]) === undefined}
          onClick={() => setDue(order)}
        />
      </CellGroup>
      <OrderPaySheet order={due} onPaid={close} onClose={close} />
    </>
  )
}
