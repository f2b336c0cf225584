import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import { crowdOrderStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import ReceiptText from 'lucide-react/icons/receipt-text'
import type { ReactNode } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import styles from '../components/crowdfunding.module.css'

interface PayScreenProps {
  /** An order as the wallet shows and takes the payment of every one. */
  readonly renderOrder: (orderNo: string) => ReactNode
}

/** Pays what was joined, while its units are kept. */
export const PayScreen = ({ renderOrder }: PayScreenProps) => {
  const t = useTexts()
  const goBack = useGoBack('myCrowd')
  const orderNo = useScreenQuery().get('order_no') ?? ''
  return (
    <Screen
      top={
        <NavBar
          title={t('crowdfunding.payment')}
          onBack={goBack}
          right={<IconButton icon={ReceiptText} label={t('crowdfunding.mine')} onClick={() => goTo('myCrowd')} />}
        />
      }
    >
      <Reserved orderNo={orderNo} />
      {renderOrder(orderNo)}
    </Screen>
  )
}

/** How many units wait for the payment; nothing once none do. */
const Reserved = ({ orderNo }: { readonly orderNo: string }) => {
  const t = useTexts()
  const { data } = useCall(crowdOrderCalls.listMyOrders, { state: crowdOrderStates.unpaid, limit: 50 })
  const order = data?.list.find(({ order_no }) => order_no === orderNo)
  if (!order) return null
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-label={order.title}>
        <p className={styles.heading}>{t('crowdfunding.reserved', { count: order.units })}</p>
        <p className={styles.note}>{t('crowdfunding.reservedHint')}</p>
      </section>
    </div>
  )
}
