import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import type { StarPlan } from '@cliffhanger/contract/star-plans/schemas.ts'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Checkout, type CheckoutParts } from '../../../shared/checkout/checkout.tsx'
import type { Receipt } from '../../../shared/receipts/receipt.ts'
import { ReceiptSheet } from '../../../shared/receipts/receipt-sheet.tsx'
import { forgetStarPlans } from '../star-plan-answers.ts'
import styles from './star-shop.module.css'
import { StarTiles } from './star-tiles.tsx'

interface StarShopProps extends CheckoutParts {
  readonly plans: readonly StarPlan[]
  readonly note: string
  /** Where the page has its foot. */
  readonly foot?: HTMLElement | null | undefined
}

/** Chooses a package, and buys it. That buying one earns nobody anything stands before the button (S-100). */
export const StarShop = ({ plans, ...checkout }: StarShopProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const [receipt, setReceipt] = useState<Receipt>()
  const [wantedId, setWantedId] = useState<number>()
  const plan = plans.find(({ id }) => id === wantedId) ?? plans[0]
  if (!plan) return null
  return (
    <>
      <StarTiles plans={plans} planId={plan.id} onChoose={setWantedId} />
      <p className={styles.honest}>{t('starPlans.earnsNothing')}</p>
      <Checkout
        key={plan.id}
        {...checkout}
        type="star"
        offer={plan}
        onOrder={async (ids) => {
          const request = { star_id: plan.id, ...(ids.length > 0 && { coupon_ids: [...ids] }) }
          return (await payOnce(starPlanCalls.buyStar, `package ${plan.id} ${ids.join(',')}`, request)).order
        }}
        onPaid={({ title, pay_amount, coin_code, order_no }) => {
          setReceipt({
            title: t('starPlans.paid'),
            number: order_no,
            lines: [
              { label: t('starPlans.package'), value: title },
              { label: t('wallet.amount'), value: show(pay_amount, coin_code) },
              { label: t('wallet.number'), value: order_no },
            ],
          })
          void forgetStarPlans()
        }}
        onLater={({ order_no }) => {
          void forgetStarPlans()
          goTo('starOrders', { order_no })
        }}
      />
      <ReceiptSheet receipt={receipt} onDone={() => setReceipt(undefined)} />
    </>
  )
}
