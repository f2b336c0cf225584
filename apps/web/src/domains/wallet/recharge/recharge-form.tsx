import WalletMinimal from 'lucide-react/icons/wallet-minimal'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { AmountField } from '../components/forms/amount-field.tsx'
import { useIsTouched } from '../components/keypad/use-own-keys.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { OwnAmount } from './own-amount.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { RecentRecharges } from './recent-recharges.tsx'
import { RechargeButton } from './recharge-button.tsx'
import { RechargeByPhone } from './recharge-by-phone.tsx'
import styles from './recharge-form.module.css'
import { RechargeHead } from './recharge-head.tsx'
import { RechargeSummary } from './recharge-summary.tsx'
import { RewardHint } from './reward-hint.tsx'
import { UsdtRates } from './usdt-rates.tsx'
import { type RechargeOffer, useRecharge } from './use-recharge.ts'
import { YouGet } from './you-get.tsx'

/** A plan and a way to pay are chosen already; whoever wants others touches them. An amount of one's own has a page of keys where it is touched. */
export const RechargeForm = (offer: RechargeOffer) => {
  const t = useTexts()
  const isTouched = useIsTouched()
  if (offer.groups.every(({ list }) => list.length === 0)) {
    return <EmptyState icon={WalletMinimal} title={t('recharge.noChannel')} hint={t('recharge.noChannelHint')} />
  }
  return isTouched && offer.plans.length === 0 ? (
    <OwnAmount {...offer} />
  ) : (
    <PlansForm {...offer} hasKeysPage={isTouched} />
  )
}

interface PlansFormProps extends RechargeOffer {
  /** An amount of one's own is a page of its own. */
  readonly hasKeysPage: boolean
}

const PlansForm = ({ hasKeysPage, ...offer }: PlansFormProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const isDesktop = useIsDesktop()
  const recharge = useRecharge(offer)
  const { terms, plans, groups } = offer
  const { plan, planId, setPlanId, channel, setChannelId, amount, limits, wanted, quickAmounts } = recharge
  const openKeys = (): void =>
    goTo('rechargeByChannel', channel === undefined ? undefined : { platform_id: channel.id })
  return (
    <div className={styles.frame}>
      <form
        className={classNames(page.form, styles.form)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          recharge.create.run()
        }}
      >
        <div className={styles.half}>
          <RechargeHead />
          {plans.length > 0 && (
            <PlanGrid
              plans={plans}
              planId={planId}
              onChoose={setPlanId}
              onOwnAmount={hasKeysPage ? openKeys : undefined}
            />
          )}
          {plan === undefined && (
            <AmountField
              {...amount.field}
              label={t('recharge.amount')}
              hint={t('recharge.limits', { min: show(limits.min, 'money'), max: show(limits.max, 'money') })}
              offered={quickAmounts}
            />
          )}
          <RewardHint terms={terms} amount={wanted} />
        </div>
        <div className={styles.half}>
          <ChannelChoice groups={groups} channelId={channel?.id} onChoose={setChannelId} error={recharge.misfit} />
          {channel?.kind === 'usdt' && <UsdtRates />}
          {terms.text !== '' && <div className={styles.text} dangerouslySetInnerHTML={{ __html: terms.text }} />}
          <RechargeByPhone {...recharge} />
          <RechargeSummary {...recharge} />
          <div className={styles.pay}>
            {!isDesktop && <YouGet {...recharge} />}
            <RechargeButton {...recharge} />
          </div>
        </div>
      </form>
      <RecentRecharges />
    </div>
  )
}
