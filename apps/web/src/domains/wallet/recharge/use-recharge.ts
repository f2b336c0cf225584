import type { CallData } from '@cliffhanger/contract/call.ts'
import type { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { PayPlatform, RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useAmount } from '../use-amount.ts'
import { preferredWay } from '../ways/order-of-ways.ts'
import { isWithin, rechargeLimits, widestLimits } from './recharge-limits.ts'
import { requestRecharge, type Wanted } from './request-recharge.ts'
import { type FormerRecharge, lastOf, startAmount, startPlan, withStart } from './start.ts'

/** What can be topped up, and how it can be paid. */
export interface RechargeOffer {
  readonly terms: CallData<typeof rechargeCalls.getRechargeTerms>
  readonly plans: readonly RechargePlan[]
  readonly groups: readonly { readonly name: string; readonly list: readonly PayPlatform[] }[]
  /** The way to pay that was chosen before. */
  readonly givenChannel?: number | undefined
  /** What the member topped up before, the newest first. */
  readonly former?: readonly FormerRecharge[]
}

/** A top-up that is being filled in: a plan or an amount, a way to pay, and the order that is made of them. All of it is there from the start, as
 *  the member had it last, the way by what it takes. */
export function useRecharge({ terms, plans, groups, givenChannel, former = [] }: RechargeOffer) {
  const t = useTexts()
  const channels = groups.flatMap(({ list }) => list)
  const last = lastOf(former)
  const [planId, setPlanId] = useState(() => startPlan(plans, last)?.id)
  const [channelId, setChannelId] = useState(givenChannel)
  const plan = plans.find(({ id }) => id === planId)
  const chosen = channels.find(({ id }) => id === channelId)
  // Only a way the member chose narrows what may be typed.
  const limits = chosen ? rechargeLimits(terms, chosen) : widestLimits(terms, channels)
  const offered = (chosen ?? preferredWay(channels, last?.platform_id))?.quick_amounts ?? []
  const [preset] = useState(() => startAmount(offered, last, limits))
  const amount = useAmount({ coin: 'money', ...limits }, preset, true)
  const wanted = plan?.amount ?? amount.value
  const takes = (channel: PayPlatform): boolean =>
    wanted === undefined || isWithin(wanted, rechargeLimits(terms, channel))
  const channel = chosen ?? preferredWay(channels.filter(takes), last?.platform_id) ?? preferredWay(channels)
  const isMisfit = channel !== undefined && !takes(channel)
  const whatFor = (money: string): Wanted => (plan ? { plan_id: plan.id } : { amount: money })

  const create = useAction(
    async () => {
      if ((plan === undefined && !amount.check()) || wanted === undefined || !channel || isMisfit) return
      goTo('payRecharge', { order_no: await requestRecharge(whatFor(wanted), channel) })
    },
    (error) => amount.refuse(error),
  )

  return {
    channels,
    plan,
    planId,
    setPlanId,
    channel,
    setChannelId,
    amount,
    /** Amounts of one's own that are a touch away. */
    quickAmounts: withStart(channel?.quick_amounts ?? [], preset),
    limits,
    /** What is paid; undefined while it is not right. */
    wanted,
    what: wanted === undefined ? undefined : whatFor(wanted),
    /** Why it cannot be asked for yet. */
    missing: plan === undefined ? amount.missing : undefined,
    /** A way that does not take the sum says so before anything is asked for. */
    misfit: isMisfit ? t('recharge.planMisfit') : undefined,
    /** A wallet of the phone is one touch, whichever way is chosen; it is there for sums it takes. */
    byPhone: wanted === undefined ? undefined : channels.find((each) => each.express !== undefined && takes(each)),
    create,
  }
}

export type Recharge = ReturnType<typeof useRecharge>
