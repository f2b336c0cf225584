import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { useBalance } from '../balances.ts'
import { BlockReason } from '../goods/block-reason.tsx'
import { shortOf } from '../goods/exchange-block.ts'
import { leftAfter, usePrice } from '../prices.ts'
import { ConfirmFields } from './confirm-fields.tsx'
import styles from './confirm-form.module.css'
import type { ConfirmParts } from './confirm-parts.ts'
import { useExchangePayment } from './exchange-payment.ts'
import { ExchangeSums } from './exchange-sums.tsx'
import { useDelivery } from './use-delivery.ts'
import { type Exchange, useExchange } from './use-exchange.ts'

interface ConfirmFormProps extends ConfirmParts {
  readonly wanted: Exchange
  readonly onBack: () => void
}

/** Where it goes, what it is, what it costs, and the button that asks for the PIN. */
export const ConfirmForm = ({ wanted, CouponChoice, PaySheet, onBack }: ConfirmFormProps) => {
  const t = useTexts()
  const price = usePrice()
  const isSent = wanted.goods.kind === 'physical'
  const delivery = useDelivery(isSent)
  const exchange = useExchange(wanted)
  const paymentOf = useExchangePayment()
  const [isTried, setIsTried] = useState(false)
  const balances = { points: useBalance('point'), money: useBalance('money') }
  const { quote, money, isUnsure } = exchange
  const shown = quote ?? wanted.quote
  const points = shown.pay_amount
  const cost = {
    points,
    money,
    pointsLeft: balances.points === undefined ? undefined : leftAfter(points, balances.points, 'point'),
    moneyLeft: balances.money === undefined ? undefined : leftAfter(money, balances.money, 'money'),
  }
  // Until it is known how the last try ended, what it took may be missing in the balance already.
  const block = isUnsure ? undefined : shortOf(points, money, balances)
  const isAddressMissing = isSent && delivery.address === null
  const isAddressComing = isSent && delivery.address === undefined
  const confirm = (): void => {
    setIsTried(true)
    if (!isAddressMissing) exchange.setIsPaying(true)
  }
  const pay = (password: string) => exchange.pay(password, isSent ? delivery.address?.id : undefined)
  return (
    <Screen
      top={<NavBar title={t('mallOrders.confirm')} onBack={onBack} />}
      bottom={
        <BottomBar>
          {block && <BlockReason block={block} />}
          <Button
            block
            disabled={block !== undefined || exchange.isTooMany || !quote || isAddressComing}
            waitsFor={isAddressMissing ? t('mallOrders.addressMissing') : undefined}
            onClick={confirm}
          >
            {t('goods.exchangeFor', { price: price(points, money) })}
          </Button>
        </BottomBar>
      }
    >
      <div className={page.form}>
        {exchange.problem !== undefined && (
          <p className={styles.problem} role="alert">
            {exchange.problem}
          </p>
        )}
        {isUnsure && (
          <p className={styles.note} role="status">
            {t('mallOrders.unsure')}
          </p>
        )}
        <ConfirmFields
          wanted={wanted}
          exchange={exchange}
          delivery={isSent ? delivery : undefined}
          addressError={isTried && isAddressMissing ? t('mallOrders.addressMissing') : undefined}
          CouponChoice={CouponChoice}
        />
        <ExchangeSums quote={shown} isRequesting={quote === undefined} cost={cost} />
      </div>
      <PaySheet
        payment={exchange.isPaying ? paymentOf(cost, pay) : undefined}
        onClose={() => exchange.setIsPaying(false)}
      />
    </Screen>
  )
}
