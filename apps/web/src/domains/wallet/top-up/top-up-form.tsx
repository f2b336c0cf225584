import type { CallData } from '@cliffhanger/contract/call.ts'
import type { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { PayPlatform, RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { goldOfPlan } from '@cliffhanger/rules/drama/plan-gold.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ExpressCheckout } from '../express/express-checkout.tsx'
import { usePayWords } from '../recharge/arrival.ts'
import { ChannelChoice } from '../recharge/channel-choice.tsx'
import { isWithin, rechargeLimits } from '../recharge/recharge-limits.ts'
import { rechargeIntent, requestExpressRecharge, requestRecharge } from '../recharge/request-recharge.ts'
import { isInstant, preferredWay } from '../ways/order-of-ways.ts'
import { ChannelRow } from './channel-row.tsx'
import { ConvertButton } from './convert-button.tsx'
import { Offer, PlanOffer } from './offer.tsx'
import type { Shortfall } from './shortfall.ts'
import { offeredPlans, sufficientPlans } from './sufficient-plans.ts'
import styles from './top-up.module.css'

interface TopUpFormProps extends Shortfall {
  readonly plans: readonly RechargePlan[]
  readonly groups: readonly { readonly name: string; readonly list: readonly PayPlatform[] }[]
  readonly terms: CallData<typeof rechargeCalls.getRechargeTerms>
  readonly onOrder: (orderNo: string) => void
}

/** What brings the gold, how it is paid, and one button with the sum. The cheapest that is enough and the way that was used last are chosen
 *  already. */
export const TopUpForm = ({
  missing,
  missingForAll,
  wordEnough,
  conversion,
  plans,
  groups,
  terms,
  onMore,
  meanwhile,
  onOrder,
}: TopUpFormProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const wordsOf = usePayWords()
  const takes = (amount: string) => (channel: PayPlatform) => isWithin(amount, rechargeLimits(terms, channel))
  const isPayable = (amount: string) => groups.some(({ list }) => list.some(takes(amount)))
  const offered = offeredPlans(sufficientPlans(plans, missing, isPayable), missingForAll)
  const [chosen, setChosen] = useState<number | 'balance' | undefined>(conversion ? 'balance' : offered[0]?.id)
  const [channelId, setChannelId] = useState<number>()
  const [isChoosing, setIsChoosing] = useState(false)
  const plan = offered.find(({ id }) => id === chosen)
  // A way to pay that does not take the sum is not offered for it.
  const fitting = groups
    .map((group) => ({ ...group, list: plan ? group.list.filter(takes(plan.amount)) : [] }))
    .filter(({ list }) => list.length > 0)
  const channels = fitting.flatMap(({ list }) => list)
  const channel = channels.find(({ id }) => id === channelId) ?? preferredWay(channels)
  // Somebody looks at each payment: whoever pays knows before that it takes a while.
  const isSlow = meanwhile !== undefined && channel !== undefined && !isInstant(channel)
  // A wallet of the phone is one touch, whichever way was used last.
  const byPhone = channels.find(({ express }) => express)
  const order = useAction(async () => {
    if (plan && channel) onOrder(await requestRecharge({ plan_id: plan.id }, channel))
  })
  return (
    <div className={styles.form}>
      <Offers {...{ conversion, offered, chosen, wordEnough }} onChoose={setChosen} />
      {plan && byPhone?.express && (
        <ExpressCheckout
          express={byPhone.express}
          intent={rechargeIntent({ plan_id: plan.id }, byPhone)}
          amount={plan.amount}
          begin={() => requestExpressRecharge({ plan_id: plan.id }, byPhone)}
          onSent={onOrder}
        />
      )}
      {plan && channel && !isChoosing && (
        <ChannelRow channel={channel} onChange={channels.length > 1 ? () => setIsChoosing(true) : undefined} />
      )}
      {plan && isChoosing && (
        <ChannelChoice
          groups={fitting}
          channelId={channel?.id}
          onChoose={(id) => {
            setChannelId(id)
            setIsChoosing(false)
          }}
        />
      )}
      {offered.length === 0 && !conversion && <p className={styles.note}>{t('unlock.noPlan')}</p>}
      {plan && isSlow && <p className={styles.note}>{t('unlock.slow')}</p>}
      <div className={styles.pay}>
        {conversion && chosen === 'balance' && <ConvertButton conversion={conversion} missing={missing} />}
        {plan && channel && (
          <Button block busy={order.isBusy} onClick={order.run}>
            {wordsOf(channel, show(plan.amount, 'money'))}
          </Button>
        )}
        <Button block kind="text" onClick={onMore}>
          {t('unlock.moreWays')}
        </Button>
      </div>
    </div>
  )
}

interface OffersProps extends Pick<Shortfall, 'conversion' | 'wordEnough'> {
  readonly offered: readonly RechargePlan[]
  readonly chosen: number | 'balance' | undefined
  readonly onChoose: (chosen: number | 'balance') => void
}

/** What brings the gold: the balance where it reaches, and plans with what they are enough for, which the first of those says that are enough
 *  for the same. */
const Offers = ({ conversion, offered, chosen, wordEnough, onChoose }: OffersProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const enough = offered.map((plan) => wordEnough?.(goldOfPlan(plan)))
  return (
    <div className={styles.offers} role="radiogroup" aria-label={t('unlock.waysToGold')}>
      {conversion && (
        <Offer
          isChosen={chosen === 'balance'}
          onChoose={() => onChoose('balance')}
          title={t('unlock.fromBalance')}
          more={t('recharge.atOnce')}
          price={show(conversion.amount, 'money')}
        />
      )}
      {offered.map((plan, index) => (
        <PlanOffer
          key={plan.id}
          plan={plan}
          enough={enough.indexOf(enough[index]) === index ? enough[index] : undefined}
          isChosen={chosen === plan.id}
          onChoose={() => onChoose(plan.id)}
        />
      ))}
    </div>
  )
}
