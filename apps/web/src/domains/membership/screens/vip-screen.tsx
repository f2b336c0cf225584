import type { CallData } from '@cliffhanger/contract/call.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import type { VipKind, VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Crown from 'lucide-react/icons/crown'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import type { CheckoutParts } from '../../../shared/checkout/checkout.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { BenefitMatrix } from '../components/benefit-matrix.tsx'
import { MemberCard } from '../components/member-card.tsx'
import { PlanShop } from '../components/plan-shop.tsx'
import styles from './vip-screen.module.css'

type Reply = CallData<typeof membershipCalls.listVipPlans>

const daySeconds = 86_400

/** Membership: what I am, the plans of VIP and SVIP, and what each has. `type=2` opens SVIP. */
export const VipScreen = (deps: CheckoutParts) => {
  const t = useTexts()
  const kind = useScreenQuery().get('type') === '2' ? 2 : 1
  return (
    <MembershipPage title={t('membership.title')}>
      {(reply) => (
        <div className={styles.halves}>
          <div>
            <MemberCard vipType={reply.vip_type} endTime={reply.vip_end_time} isInShop />
            <Tabs
              label={t('membership.kinds')}
              tabs={[
                { value: 1, label: t('membership.vip') },
                { value: 2, label: t('membership.svip') },
              ]}
              value={kind}
              onChange={(value) => changeQuery('type', value === 2 ? '2' : null)}
              fill
            />
            <Plans answer={reply} kind={kind} {...deps} />
          </div>
          <BenefitMatrix benefits={reply.benefits} />
        </div>
      )}
    </MembershipPage>
  )
}

/** SVIP alone and what it has, for who came for it. */
export const SvipShopScreen = (deps: CheckoutParts) => {
  const t = useTexts()
  return (
    <MembershipPage title={t('membership.shop')}>
      {(reply) => (
        <div className={styles.halves}>
          <div>
            <Plans answer={reply} kind={2} {...deps} />
          </div>
          <BenefitMatrix benefits={reply.benefits} />
        </div>
      )}
    </MembershipPage>
  )
}

interface MembershipPageProps {
  readonly title: string
  readonly children: (reply: Reply) => React.ReactNode
}

const MembershipPage = ({ title, children }: MembershipPageProps) => {
  const t = useTexts()
  const goBack = useGoBack('me')
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
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} />)}
      {data && error && <StaleNote onRetry={() => void refetch()} />}
      {data && children(data)}
    </Screen>
  )
}

const Plans = ({
  answer: reply,
  kind,
  ...parts
}: CheckoutParts & { readonly answer: Reply; readonly kind: VipKind }) => {
  const t = useTexts()
  const language = useLanguage()
  const plans = reply.list.filter(({ vip_type }) => vip_type === kind)
  if (plans.length === 0)
    return <EmptyState icon={Crown} title={t('membership.noPlans')} hint={t('membership.noPlansHint')} />
  const date = formatMoment(reply.vip_end_time * 1000, 'dayInFull', language)
  const noteOf = ({ days }: VipPlan): string => {
    if (reply.vip_type === 0) return ''
    if (reply.vip_type === 2 && kind === 1) return t('membership.vipAfter', { date })
    if (reply.vip_type === 1 && kind === 2) return t('membership.vipPauses')
    const end = formatMoment((reply.vip_end_time + days * daySeconds) * 1000, 'day', language)
    return t('membership.adds', { count: days, date: end })
  }
  return <PlanShop key={kind} plans={plans} noteOf={noteOf} {...parts} />
}
