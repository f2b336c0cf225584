import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import type { StarPlan } from '@cliffhanger/contract/star-plans/schemas.ts'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Checkout, type CheckoutParts } from '../../../shared/checkout/checkout.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { forgetStarPlans } from '../star-plan-answers.ts'
import styles from './star-shop.module.css'
import { StarTiles } from './star-tiles.tsx'

interface StarShopProps extends CheckoutParts {
  readonly plans: readonly StarPlan[]
  readonly note: string
}

/** Chooses a package, and buys it. That buying one earns nobody anything stands before the button (S-100). */
export const StarShop = ({ plans, ...checkout }: StarShopProps) => {
  const t = useTexts()
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
        onPaid={() => {
          toast(t('starPlans.paid'))
          void forgetStarPlans()
        }}
        onLater={({ order_no }) => {
          void forgetStarPlans()
          goTo('starOrders', { order_no })
        }}
      />
    </>
  )
}
