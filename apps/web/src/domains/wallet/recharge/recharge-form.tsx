import type { CallData } from '@cliffhanger/contract/call.ts'
import type { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { PayPlatform, RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { ExpressCheckout } from '../express/express-checkout.tsx'
import { useAmount } from '../use-amount.ts'
import { useArrival } from './arrival.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { firstPlan } from './first-plan.ts'
import { PlanGrid } from './plan-grid.tsx'
import { RechargeAmount } from './recharge-amount.tsx'
import styles from './recharge-form.module.css'
import { RechargeHead } from './recharge-head.tsx'
import { isWithin, rechargeLimits } from './recharge-limits.ts'
import { RechargeSummary } from './recharge-summary.tsx'
import {
  lastChannel,
  rechargeIntent,
  requestExpressRecharge,
  requestRecharge,
  type Wanted,
} from './request-recharge.ts'
import { RewardHint } from './reward-hint.tsx'
import { UsdtRates } from './usdt-rates.tsx'

interface RechargeFormProps {
  readonly terms: CallData<typeof rechargeCalls.getRechargeTerms>
  readonly plans: readonly RechargePlan[]
  readonly groups: readonly { readonly name: string; readonly list: readonly PayPlatform[] }[]
}

/** A plan and a way to pay are chosen already; whoever wants others touches them. */
export const RechargeForm = ({ terms, plans, groups }: RechargeFormProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const arrivalOf = useArrival()
  const channels = groups.flatMap(({ list }) => list)
  const [planId, setPlanId] = useState(() => firstPlan(plans)?.id)
  const [channelId, setChannelId] = useState<number>()
  const [isTried, setIsTried] = useState(false)
  const plan = plans.find(({ id }) => id === planId)
  const fitting = channels.filter((each) => plan === undefined || isWithin(plan.amount, rechargeLimits(terms, each)))
  // A way to pay limits an amount that is typed, so none is chosen for it.
  const first = plan || channels.length === 1 ? (fitting[0] ?? channels[0]) : undefined
  const channel = channels.find(({ id }) => id === channelId) ?? lastChannel(fitting) ?? first
  const limits = rechargeLimits(terms, channel)
  const amount = useAmount({ coin: 'money', ...limits })
  const wanted = plan?.amount ?? amount.value
  // A channel that does not take the plan's amount says so before anything is asked for.
  const planMisfit = plan && !isWithin(plan.amount, limits) ? t('recharge.planMisfit') : undefined

  const what = (money: string): Wanted => (plan ? { plan_id: plan.id } : { amount: money })
  // A wallet of the phone is one touch, whichever way is chosen below; it is there for sums it takes.
  const byPhone = channels.find(
    (each) => each.express && wanted !== undefined && isWithin(wanted, rechargeLimits(terms, each)),
  )

  const create = useAction(
    async () => {
      setIsTried(true)
      const isAmountRight = plan !== undefined || amount.check()
      if (!isAmountRight || wanted === undefined || !channel || planMisfit !== undefined) return
      goTo('payRecharge', { order_no: await requestRecharge(what(wanted), channel) })
    },
    (error) => amount.refuse(error),
  )

  if (channels.length === 0) {
    return <EmptyState icon={WalletMinimal} title={t('recharge.noChannel')} hint={t('recharge.noChannelHint')} />
  }
  return (
    <div className={styles.frame}>
      <form
        className={classNames(page.form, styles.form)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          create.run()
        }}
      >
        <div className={styles.half}>
          <RechargeHead />
          {plans.length > 0 && <PlanGrid plans={plans} planId={planId} onChoose={setPlanId} />}
          {plan === undefined && <RechargeAmount field={amount.field} limits={limits} channel={channel} />}
          <RewardHint terms={terms} amount={wanted} />
        </div>
        <div className={styles.half}>
          <ChannelChoice
            groups={groups}
            channelId={channel?.id}
            onChoose={setChannelId}
            error={isTried && !channel ? t('recharge.channelMissing') : planMisfit}
          />
          {channel?.kind === 'usdt' && <UsdtRates />}
          {terms.text !== '' && <div className={styles.text} dangerouslySetInnerHTML={{ __html: terms.text }} />}
          {wanted !== undefined && byPhone?.express && (
            <ExpressCheckout
              express={byPhone.express}
              intent={rechargeIntent(what(wanted), byPhone)}
              amount={wanted}
              begin={() => requestExpressRecharge(what(wanted), byPhone)}
              onSent={(orderNo) => goTo('payRecharge', { order_no: orderNo })}
            />
          )}
          <RechargeSummary plan={plan} wanted={wanted} channel={channel} />
          <div className={styles.pay}>
            {channel && <p className={styles.arrival}>{`${channel.name} · ${arrivalOf(channel)}`}</p>}
            <Button type="submit" block busy={create.isBusy}>
              {wanted === undefined
                ? t('recharge.createOrder')
                : t('recharge.payNow', { amount: show(wanted, 'money') })}
            </Button>
          </div>
        </div>
      </form>
    </div>
  )
}
