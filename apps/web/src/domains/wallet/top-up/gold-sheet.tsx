import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { ConvertPair } from '@cliffhanger/contract/wallet/conversion-schemas.ts'
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
import styles from './top-up.module.css'
import { TopUpForm } from './top-up-form.tsx'

export interface GoldSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Whole gold that is missing, above 0. */
  readonly missing: bigint
  /** Money of the member's that would bring it, with the rate at which it does; undefined where there is not enough. */
  readonly conversion: { readonly amount: string; readonly pair: ConvertPair } | undefined
  /** Leaves for the page with every plan and amount. */
  readonly onMore: () => void
}

/** Gets missing gold over what one was doing: from the balance, or by a plan that is paid and waited for here. Whoever opened it sees the gold
 *  arrive and goes on. */
export const GoldSheet = ({ isOpen, onClose, ...content }: GoldSheetProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const amount = show(String(content.missing), 'gold')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('unlock.getGold', { amount })}>
      {isOpen && <Content {...content} />}
    </Sheet>
  )
}

const Content = (props: Omit<GoldSheetProps, 'isOpen' | 'onClose'>) => {
  const t = useTexts()
  const [orderNo, setOrderNo] = useState<string>()
  if (orderNo === undefined) return <Offers {...props} onOrder={setOrderNo} />
  return (
    <div className={styles.order}>
      <p className={page.note}>{t('unlock.goesOn')}</p>
      <OrderView orderNo={orderNo} />
      <Button block kind="text" onClick={() => setOrderNo(undefined)}>
        {t('recharge.otherWays')}
      </Button>
    </div>
  )
}

const Offers = ({
  missing,
  conversion,
  onMore,
  onOrder,
}: Omit<GoldSheetProps, 'isOpen' | 'onClose'> & { readonly onOrder: (orderNo: string) => void }) => {
  const plans = useCall(rechargeCalls.listRechargePlans, {})
  const channels = useCall(rechargeCalls.listPayPlatformGroups, {})
  const terms = useCall(rechargeCalls.getRechargeTerms, {})
  const questions = [plans, channels, terms]
  const failed = questions.find(({ error, data }) => error && !data)
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!plans.data || !channels.data || !terms.data) return <SkeletonRows rows={3} />
  return (
    <TopUpForm
      missing={missing}
      conversion={conversion}
      plans={plans.data.list}
      groups={channels.data.groups}
      terms={terms.data}
      onMore={onMore}
      onOrder={onOrder}
    />
  )
}
