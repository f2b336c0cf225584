import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { useBalance } from '../balances.ts'
import { BlockReason } from '../goods/block-reason.tsx'
import type { ExchangeBlock } from '../goods/exchange-block.ts'
import { isSome, leftAfter, missingFor, usePrice } from '../prices.ts'
import { AddressCard } from './address-card.tsx'
import styles from './confirm-form.module.css'
import type { ConfirmParts, ExchangePayment } from './confirm-parts.ts'
import { CouponCell } from './coupon-cell.tsx'
import { ExchangeSums } from './exchange-sums.tsx'
import { GoodsLine } from './goods-line.tsx'
import { useDelivery } from './use-delivery.ts'
import { type Exchange, useExchange } from './use-exchange.ts'

interface ConfirmFormProps extends ConfirmParts, Exchange {
  readonly onBack: () => void
}

/** Where it goes, what it is, what it costs, and the button that asks for the PIN. */
export const ConfirmForm = ({ CouponChoice, PaySheet, onBack, ...wanted }: ConfirmFormProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const price = usePrice()
  const { goods, variant, number, quote: plain } = wanted
  const isSent = goods.kind === 'physical'
  const delivery = useDelivery(isSent)
  const exchange = useExchange(wanted)
  const [isTried, setIsTried] = useState(false)
  const balances = { point: useBalance('point'), money: useBalance('money') }
  const { quote, money } = exchange
  const points = quote?.pay_amount ?? plain.pay_amount
  const pointsLeft = balances.point === undefined ? undefined : leftAfter(points, balances.point, 'point')
  const moneyLeft = balances.money === undefined ? undefined : leftAfter(money, balances.money, 'money')
  // Until it is known how the last try ended, what it took may be missing in the balance already.
  const block = exchange.isUnsure ? undefined : balanceBlock(points, money, balances)
  const isAddressMissing = isSent && delivery.address === null
  const confirm = (): void => {
    setIsTried(true)
    if (!isAddressMissing) exchange.setIsPaying(true)
  }
  const payment: ExchangePayment | undefined = exchange.isPaying
    ? {
        title: t('mallOrders.confirm'),
        amount: isSome(points) || !isSome(money) ? points : money,
        coin: isSome(points) || !isSome(money) ? 'point' : 'money',
        lines: [
          ...(isSome(points) && isSome(money) ? [{ label: t('mallOrders.plus'), value: show(money, 'money') }] : []),
          ...(isSome(points) && pointsLeft !== undefined
            ? [{ label: t('mallOrders.pointsLeft'), value: show(pointsLeft, 'point') }]
            : []),
          ...(isSome(money) && moneyLeft !== undefined
            ? [{ label: t('mallOrders.moneyLeft'), value: show(moneyLeft, 'money') }]
            : []),
        ],
        pay: (password) => exchange.pay(password, isSent ? delivery.address?.id : undefined),
      }
    : undefined
  return (
    <Screen
      top={<NavBar title={t('mallOrders.confirm')} onBack={onBack} />}
      bottom={
        <BottomBar>
          {block && <BlockReason block={block} />}
          <Button
            block
            disabled={block !== undefined || quote === undefined || (isSent && delivery.address === undefined)}
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
        {exchange.isUnsure && (
          <p className={styles.note} role="status">
            {t('mallOrders.unsure')}
          </p>
        )}
        <fieldset className={styles.choices} disabled={exchange.isUnsure}>
          {isSent && (
            <AddressCard
              delivery={delivery}
              isHeld={exchange.isUnsure}
              error={isTried && isAddressMissing ? t('mallOrders.addressMissing') : undefined}
            />
          )}
          <GoodsLine
            cover={goods.cover}
            name={goods.name}
            variant={variant.name}
            number={number}
            price={price(plain.price, goods.money_price)}
          />
          <CouponCell
            CouponChoice={CouponChoice}
            coupons={plain.coupons}
            chosen={exchange.coupons}
            discount={quote?.discount}
            onChange={exchange.chooseCoupons}
          />
          <TextField
            label={t('mallOrders.remark')}
            name="remark"
            value={exchange.remark}
            maxLength={100}
            placeholder={t('mallOrders.remarkHint')}
            onChange={exchange.setRemark}
          />
        </fieldset>
        <ExchangeSums
          quote={quote ?? plain}
          isRequesting={quote === undefined}
          money={money}
          pointsLeft={pointsLeft}
          moneyLeft={moneyLeft}
        />
      </div>
      <PaySheet payment={payment} onClose={() => exchange.setIsPaying(false)} />
    </Screen>
  )
}

interface Balances {
  readonly point: string | undefined
  readonly money: string | undefined
}

/** What is missing to pay; undefined where it is enough, or not known. */
const balanceBlock = (points: string, money: string, balances: Balances): ExchangeBlock | undefined => {
  const point = balances.point === undefined ? undefined : missingFor(points, balances.point, 'point')
  if (point !== undefined) return { why: 'points', missing: point }
  const cash = balances.money === undefined ? undefined : missingFor(money, balances.money, 'money')
  return cash === undefined ? undefined : { why: 'money', missing: cash }
}
