import type { CallData } from '@cliffhanger/contract/call.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { VipKind, VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Crown from 'lucide-react/icons/crown'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { type ReactNode, useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import type { CheckoutParts } from '../../../shared/checkout/checkout.tsx'
import { unbroken } from '../../../shared/unbroken.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { BenefitLines } from '../components/benefit-lines.tsx'
import { BenefitMatrix } from '../components/benefit-matrix.tsx'
import { KindTabs } from '../components/kind-tabs.tsx'
import { MembershipFacts } from '../components/membership-facts.tsx'
import { OpenedShelf } from '../components/opened-shelf.tsx'
import { PlanShop } from '../components/plan-shop.tsx'
import { ShopHead } from '../components/shop-head.tsx'
import { TimePieces } from '../components/time-pieces.tsx'
import styles from './vip-screen.module.css'

type Reply = CallData<typeof membershipCalls.listVipPlans>

const daySeconds = 86_400

/** Membership: what I am, the plans of VIP and SVIP, and what each has. `type=2` opens SVIP. */
export const VipScreen = (deps: CheckoutParts) => {
  const t = useTexts()
  const kind = useScreenQuery().get('type') === '2' ? 2 : 1
  return (
    <MembershipPage
      title={t('membership.title')}
      kind={kind}
      renderTabs={(plans) => (
        <KindTabs plans={plans} kind={kind} onChange={(value) => changeQuery('type', value === 2 ? '2' : null)} />
      )}
      {...deps}
    />
  )
}

/** SVIP alone and what it has, for who came for it. */
export const SvipShopScreen = (deps: CheckoutParts) => {
  const t = useTexts()
  return <MembershipPage title={t('membership.shop')} kind={2} {...deps} />
}

interface MembershipPageProps extends CheckoutParts {
  readonly title: string
  /** What is on sale here. */
  readonly kind: VipKind
  /** The choice of what is on sale, where there is one. */
  readonly renderTabs?: (plans: readonly VipPlan[]) => ReactNode
}

const MembershipPage = ({ title, kind, renderTabs, ...parts }: MembershipPageProps) => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const isDesktop = useIsDesktop()
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const { data, error, refetch } = useCall(membershipCalls.listVipPlans, {})
  return (
    <Screen
      width="wide"
      top={
        <NavBar
          title={title}
          onBack={goBack}
          right={<IconButton icon={ReceiptText} label={t('membership.mine')} onClick={() => goTo('myVip')} />}
        />
      }
      bottom={!isDesktop && <div ref={setFoot} />}
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} />)}
      {data && error && <StaleNote onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.halves}>
          <div>
            {renderTabs?.(data.list)}
            <ShopHead kind={kind} vipType={data.vip_type} endTime={data.vip_end_time} />
            {isDesktop && (
              <>
                <BenefitLines benefits={data.benefits} kind={kind} />
                <OpenedShelf kind={kind} />
              </>
            )}
          </div>
          <div>
            <Plans answer={data} kind={kind} foot={foot} {...parts} />
            {/* The button at the foot pays for a plan: on a phone the plans come first, so that one sees which. */}
            {!isDesktop && <BenefitLines benefits={data.benefits} kind={kind} />}
            <BenefitMatrix benefits={data.benefits} plans={data.list} kind={kind} />
            {data.vip_type === kind && <TimePieces times={data.times ?? []} kind={kind} />}
            <MembershipFacts endTime={data.vip_type >= kind ? data.vip_end_time : 0} />
            {/* Last where it is not in the way of what stands below it, for its covers come later. */}
            {!isDesktop && <OpenedShelf kind={kind} />}
          </div>
        </div>
      )}
    </Screen>
  )
}

interface PlansProps extends CheckoutParts {
  readonly answer: Reply
  readonly kind: VipKind
  readonly foot: HTMLElement | null
}

const Plans = ({ answer: reply, kind, ...parts }: PlansProps) => {
  const t = useTexts()
  const language = useLanguage()
  const plans = reply.list.filter(({ vip_type }) => vip_type === kind)
  if (plans.length === 0)
    return <EmptyState icon={Crown} title={t('membership.noPlans')} hint={t('membership.noPlansHint')} />
  const date = unbroken(formatMoment(reply.vip_end_time * 1000, 'dayInFull', language))
  const noteOf = ({ days }: VipPlan): string => {
    if (reply.vip_type === 0) return ''
    if (reply.vip_type === 2 && kind === 1) return t('membership.vipAfter', { date })
    if (reply.vip_type === 1 && kind === 2) return t('membership.vipPauses')
    const end = unbroken(formatMoment((reply.vip_end_time + days * daySeconds) * 1000, 'day', language))
    return t('membership.adds', { count: days, date: end })
  }
  return (
    <>
      <h2 className={styles.heading}>{t(reply.vip_type < kind ? 'membership.choose' : 'membership.extend')}</h2>
      <PlanShop key={kind} plans={plans} noteOf={noteOf} {...parts} />
    </>
  )
}
