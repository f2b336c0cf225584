import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Checkout, type CheckoutParts } from '../../../shared/checkout/checkout.tsx'
import type { Receipt } from '../../../shared/receipts/receipt.ts'
import { ReceiptSheet } from '../../../shared/receipts/receipt-sheet.tsx'
import { forgetMembership } from '../membership-answers.ts'
import { PlanTiles } from './plan-tiles.tsx'

interface PlanShopProps extends CheckoutParts {
  readonly plans: readonly VipPlan[]
  /** What buying a plan does. */
  readonly noteOf: (plan: VipPlan) => string
  /** Where the page has its foot. */
  readonly foot?: HTMLElement | null | undefined
}

/** Chooses a plan, and buys it. */
export const PlanShop = ({ plans, noteOf, ...checkout }: PlanShopProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const [receipt, setReceipt] = useState<Receipt>()
  const [wantedId, setWantedId] = useState<number>()
  const plan = plans.find(({ id }) => id === wantedId) ?? plans.find(({ is_hot }) => is_hot === 1) ?? plans[0]
  if (!plan) return null
  return (
    <>
      <PlanTiles plans={plans} planId={plan.id} onChoose={setWantedId} />
      <Checkout
        key={plan.id}
        {...checkout}
        type="vip"
        offer={plan}
        note={noteOf(plan)}
        onOrder={async (ids) => {
          const request = { plan_id: plan.id, ...(ids.length > 0 && { coupon_ids: [...ids] }) }
          return (await payOnce(membershipCalls.buyVip, `plan ${plan.id} ${ids.join(',')}`, request)).order
        }}
        onPaid={({ title, pay_amount, coin_code, order_no }) => {
          setReceipt({
            title: t('membership.paid'),
            number: order_no,
            lines: [
              { label: t('membership.title'), value: title },
              { label: t('wallet.amount'), value: show(pay_amount, coin_code) },
              { label: t('wallet.number'), value: order_no },
            ],
          })
          void forgetMembership()
        }}
        onLater={({ order_no }) => goTo('orders', { order_no })}
      />
      <ReceiptSheet receipt={receipt} onDone={() => setReceipt(undefined)} />
    </>
  )
}
