import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { ReactElement } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { BarInPage, BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { BenefitMatrix } from '../components/benefit-matrix.tsx'
import { MemberCard } from '../components/member-card.tsx'
import { MembershipFacts } from '../components/membership-facts.tsx'
import { OpenedShelf } from '../components/opened-shelf.tsx'
import { TimePieces } from '../components/time-pieces.tsx'
import styles from './my-vip-screen.module.css'

interface MyVipScreenProps {
  /** One order in the list; it leads to its page. */
  readonly renderOrder: (order: Order) => ReactElement
}

/** What I am and until when, and what I bought. */
export const MyVipScreen = ({ renderOrder }: MyVipScreenProps) => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const isDesktop = useIsDesktop()
  const { data, error, refetch } = useCall(membershipCalls.listVipPlans, {})
  const pages = usePagedCall(orderCalls.listOrders, { order_type: 'vip' }, ({ order_no }) => order_no)
  const isMember = data !== undefined && data.vip_type !== 0
  const act = data && (
    <BottomBar>
      <Button block onClick={() => goTo('vip', data.vip_type === 2 ? { type: 2 } : {})}>
        {t(isMember ? 'membership.renew' : 'membership.join')}
      </Button>
    </BottomBar>
  )
  return (
    <Screen width="panes" top={<NavBar title={t('membership.mine')} onBack={goBack} />} bottom={!isDesktop && act}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} />)}
      {data && (
        <RecordList
          pages={pages}
          beside={
            <div key="membership">
              <MemberCard vipType={data.vip_type} endTime={data.vip_end_time} />
              {data.vip_type !== 0 && <TimePieces times={data.times ?? []} kind={data.vip_type} />}
              {isDesktop && <BarInPage>{act}</BarInPage>}
              <OpenedShelf kind={data.vip_type === 2 ? 2 : 1} />
              <MembershipFacts endTime={data.vip_end_time} />
              <BenefitMatrix benefits={data.benefits} />
            </div>
          }
          before={[
            <h2 key="records" className={styles.heading}>
              {t('membership.records')}
            </h2>,
          ]}
          // A member who bought nothing would take the empty list for a mistake.
          empty={t(isMember ? 'membership.notBought' : 'membership.noRecords')}
          renderRows={(list) => list.map(renderOrder)}
        />
      )}
    </Screen>
  )
}
