import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { OrderView } from '../orders/order-view.tsx'
import type { Shortfall } from './shortfall.ts'
import styles from './top-up.module.css'
import { TopUpForm } from './top-up-form.tsx'

interface GoldSheetProps extends Shortfall {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Gets missing gold over what one was doing: from the balance, or by a plan that is paid and waited for here. Whoever opened it sees the gold
 *  arrive and goes on. */
export const GoldSheet = ({ isOpen, onClose, ...content }: GoldSheetProps) => {
  const t = useTexts()
  const { write } = useAmounts()
  const amount = write(String(content.missing), 'gold')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('unlock.getGold', { amount })}>
      {isOpen && <Content {...content} />}
    </Sheet>
  )
}

const Content = (props: Shortfall) => {
  const t = useTexts()
  const [orderNo, setOrderNo] = useState<string>()
  if (orderNo === undefined) return <Offers {...props} onOrder={setOrderNo} />
  return (
    <div className={styles.order}>
      <p className={page.note}>{t('unlock.goesOn')}</p>
      <OrderView orderNo={orderNo} />
      {props.meanwhile}
      <Button block kind="text" onClick={() => setOrderNo(undefined)}>
        {t('recharge.otherWays')}
      </Button>
    </div>
  )
}

const Offers = (props: Shortfall & { readonly onOrder: (orderNo: string) => void }) => {
  const plans = useCall(rechargeCalls.listRechargePlans, {})
  const channels = useCall(rechargeCalls.listPayPlatformGroups, {})
  const terms = useCall(rechargeCalls.getRechargeTerms, {})
  const questions = [plans, channels, terms]
  const failed = questions.find(({ error, data }) => error && !data)
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!plans.data || !channels.data || !terms.data) return <SkeletonRows rows={3} />
  return <TopUpForm {...props} plans={plans.data.list} groups={channels.data.groups} terms={terms.data} />
}
