import { couponCalls } from '@cliffhanger/contract/coupons/coupon-calls.ts'
import type { CouponState, ListedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import TicketPlus from 'lucide-react/icons/ticket-plus'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { forgetAbout } from '../wallet-answers.ts'
import { CodeForm } from './code-form.tsx'
import { CouponCard } from './coupon-card.tsx'
import { productLink } from './coupon-words.ts'
import styles from './coupons-screen.module.css'

const states = ['unused', 'used', 'expired', 'available'] as const

/** My coupons by what became of them, and those I can get. */
export const CouponsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('wallet')
  const requested = useScreenQuery().get('tab')
  const state = states.find((each) => each === requested) ?? 'unused'
  const [isCodeOpen, setIsCodeOpen] = useState(false)
  const names: Readonly<Record<CouponState, string>> = {
    unused: t('coupons.unused'),
    used: t('coupons.used'),
    expired: t('coupons.expired'),
    available: t('coupons.available'),
  }
  const redeemCode = async (code: string): Promise<void> => {
    await payOnce(couponCalls.claimCoupon, code, { code })
    setIsCodeOpen(false)
    toast(t('coupons.claimed'))
    changeQuery('tab', null)
    await forgetAbout('coupon')
  }
  return (
    <Screen
      top={
        <>
          <NavBar
            title={t('coupons.coupons')}
            onBack={goBack}
            right={<IconButton icon={TicketPlus} label={t('coupons.enterCode')} onClick={() => setIsCodeOpen(true)} />}
          />
          <Tabs
            label={t('coupons.coupons')}
            tabs={states.map((value) => ({ value, label: names[value] }))}
            value={state}
            onChange={(value) => changeQuery('tab', value === 'unused' ? null : value)}
            fill
          />
        </>
      }
    >
      <CouponList key={state} state={state} />
      <Sheet isOpen={isCodeOpen} onClose={() => setIsCodeOpen(false)} title={t('coupons.enterCode')}>
        <CodeForm label={t('coupons.couponCode')} submitLabel={t('coupons.takeCoupon')} onSend={redeemCode} />
      </Sheet>
    </Screen>
  )
}

const CouponList = ({ state }: { readonly state: CouponState }) => {
  const t = useTexts()
  const { list, query, scroll } = usePagedCall(couponCalls.listCoupons, { state }, ({ id, coupon_id }) =>
    state === 'available' ? coupon_id : id,
  )
  if (!query.data) {
    return query.error ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : <SkeletonRows />
  }
  if (list.length === 0) {
    if (state === 'available')
      return <EmptyList drawing="ticket" title={t('coupons.noneAvailable')} hint={t('coupons.noneAvailableHint')} />
    const available = (
      <Button kind="quiet" size="small" onClick={() => changeQuery('tab', 'available')}>
        {t('coupons.seeAvailable')}
      </Button>
    )
    return <EmptyList drawing="ticket" title={t('coupons.noCoupons')} action={available} />
  }
  return (
    <div className={styles.list}>
      {query.error && <StaleNote onRetry={() => void query.refetch()} />}
      {list.map((coupon) => (
        <CouponCard key={state === 'available' ? coupon.coupon_id : coupon.id} coupon={coupon}>
          <CouponAction coupon={coupon} />
        </CouponCard>
      ))}
      <InfiniteScroll {...scroll} />
    </div>
  )
}

const CouponAction = ({ coupon }: { readonly coupon: ListedCoupon }) => {
  const t = useTexts()
  switch (coupon.state) {
    case 'unused': {
      const href = productLink(coupon.order_types)
      return (
        href !== undefined && (
          <a className={styles.use} href={href}>
            {t('coupons.use')}
          </a>
        )
      )
    }
    case 'used':
      return t('coupons.usedMark')
    case 'expired':
      return t('coupons.expiredMark')
    case 'available':
      return <Claim coupon={coupon} />
    default:
      return coupon.state satisfies never
  }
}

const Claim = ({ coupon: { coupon_id, price_point, name, stock } }: { readonly coupon: ListedCoupon }) => {
  const t = useTexts()
  const { show } = useAmounts()
  const isFree = !/[1-9]/.test(price_point)
  const price = show(price_point, 'point')
  const claim = useAction(async () => {
    if (!isFree && !(await confirm({ title: name, text: t('coupons.exchangeQuestion', { price }) }))) return
    await payOnce(couponCalls.claimCoupon, String(coupon_id), { coupon_id })
    toast(t('coupons.claimed'))
    await forgetAbout('coupon')
  })
  return (
    <Button size="small" busy={claim.isBusy} disabled={stock === 0} onClick={() => claim.run()}>
      {isFree ? t('coupons.claim') : t('coupons.exchangeFor', { price })}
    </Button>
  )
}
