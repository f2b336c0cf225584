import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { AmountForm } from '../components/amount/amount-form.tsx'
import { usePaySteps } from './arrival.ts'
import { ChannelChooser } from './channel-chooser.tsx'
import { RechargeButton } from './recharge-button.tsx'
import { RechargeByPhone } from './recharge-by-phone.tsx'
import styles from './recharge-form.module.css'
import { RechargeHead } from './recharge-head.tsx'
import { RewardHint } from './reward-hint.tsx'
import { UsdtRates } from './usdt-rates.tsx'
import { type RechargeOffer, useRecharge } from './use-recharge.ts'
import { YouGet } from './you-get.tsx'

/** A top-up of an amount of one's own, where it is touched: a page of keys. */
export const OwnAmount = (offer: RechargeOffer) => {
  const t = useTexts()
  const { show } = useAmounts()
  const stepsOf = usePaySteps()
  const recharge = useRecharge(offer)
  const { amount, limits, channel, wanted, quickAmounts } = recharge
  const { terms, groups } = offer
  return (
    <AmountForm
      field={{
        ...amount.field,
        label: t('recharge.amount'),
        hint: t('recharge.limits', { min: show(limits.min, 'money'), max: show(limits.max, 'money') }),
        offered: quickAmounts,
      }}
      before={<RechargeHead />}
      action={
        <>
          <YouGet {...recharge} />
          <RechargeButton {...recharge} />
        </>
      }
      onSubmit={recharge.create.run}
    >
      <ChannelChooser groups={groups} {...recharge} />
      {channel && <p className={styles.text}>{stepsOf(channel)}</p>}
      {channel?.kind === 'usdt' && <UsdtRates />}
      <RewardHint terms={terms} amount={wanted} />
      {terms.text !== '' && <div className={styles.text} dangerouslySetInnerHTML={{ __html: terms.text }} />}
      <RechargeByPhone {...recharge} />
    </AmountForm>
  )
}
