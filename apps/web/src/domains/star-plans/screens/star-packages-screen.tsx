import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import type { UserStar } from '@cliffhanger/contract/star-plans/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import type { CheckoutParts } from '../../../shared/checkout/checkout.tsx'
import { useModules } from '../../../shared/modules.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { MyStarCard } from '../components/my-star-card.tsx'
import { StarShop } from '../components/star-shop.tsx'
import styles from './star-packages-screen.module.css'

/** Star packages: the one I hold, those on sale, and those I bought. Where commission is closed nothing is sold. */
export const StarPackagesScreen = (checkout: CheckoutParts) => {
  const t = useTexts()
  const goBack = useGoBack('starTeam')
  const isDesktop = useIsDesktop()
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const isOpen = useModules().commission === 1
  const { data, error, refetch } = useCall(starPlanCalls.listStarPlans, {})
  const retry = () => void refetch()
  return (
    <Screen
      width="wide"
      top={
        <NavBar
          title={t('starPlans.title')}
          onBack={goBack}
          right={<IconButton icon={ReceiptText} label={t('starPlans.orders')} onClick={() => goTo('starOrders')} />}
        />
      }
      bottom={!isDesktop && <div ref={setFoot} />}
    >
      {!data && (error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows rows={5} />)}
      {data && (
        <>
          {error && <StaleNote onRetry={retry} />}
          <Halves
            first={<MyStarCard star={data.my} />}
            second={
              <>
                {!isOpen && <p className={styles.closed}>{t('starPlans.closed')}</p>}
                {isOpen && data.list.length === 0 && (
                  <EmptyState icon={Star} title={t('starPlans.noPlans')} hint={t('starPlans.noPlansHint')} />
                )}
                {isOpen && (
                  <StarShop plans={data.list} note={data.my ? t('starPlans.extends') : ''} foot={foot} {...checkout} />
                )}
              </>
            }
            last={<Bought />}
          />
        </>
      )}
    </Screen>
  )
}

/** What I bought before, the newest first; nothing where that is nothing. */
const Bought = () => {
  const t = useTexts()
  const { list, scroll } = usePagedCall(starPlanCalls.listUserStars, {}, ({ id }) => id)
  if (list.length === 0) return null
  return (
    <section aria-label={t('starPlans.history')}>
      <h2 className={styles.heading}>{t('starPlans.history')}</h2>
      {list.map((star) => (
        <BoughtRow key={star.id} star={star} />
      ))}
      <InfiniteScroll {...scroll} />
    </section>
  )
}

const BoughtRow = ({ star: { name, state, start_time: start, end_time: end } }: { readonly star: UserStar }) => {
  const t = useTexts()
  const language = useLanguage()
  const dateOf = (time: number): string => formatMoment(time * 1000, 'day', language)
  const [openedMs] = useState(() => Date.now())
  const isAhead = state === 1 && start * 1000 > openedMs
  if (state === 0) return <RecordRow title={name} line={t('starPlans.ended', { date: dateOf(end) })} />
  return (
    <RecordRow
      title={name}
      line={t('starPlans.until', { date: dateOf(end) })}
      amount={isAhead ? t('starPlans.from', { date: dateOf(start) }) : t('starPlans.running')}
      isIn={!isAhead}
    />
  )
}
