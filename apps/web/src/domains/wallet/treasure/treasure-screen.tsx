import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import type { TreasureInfo } from '@cliffhanger/contract/wallet/treasure-schemas.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import History from 'lucide-react/icons/history'
import { type ReactNode, useState } from 'react'
import { useIsDesktop, useIsRoomy } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { LargeSum } from '../../../shared/figures/large-sum.tsx'
import { useModules } from '../../../shared/modules.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import card from '../components/worth-card.module.css'
import { useWallets } from '../use-wallets.ts'
import { IncomeBars } from './income-bars.tsx'
import { HowItPays, LastTreasureLogs } from './treasure-below.tsx'
import { TreasureMove } from './treasure-move.tsx'
import { TreasureProjection } from './treasure-projection.tsx'
import styles from './treasure-screen.module.css'
import { useTreasureLog } from './use-treasure-log.tsx'
import { yearIncome, yearRate } from './year-income.ts'

/** Money set aside that earns (S-112). Where the module is closed it takes nothing in; out is always open. */
export const TreasureScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('wallet')
  const isDesktop = useIsDesktop()
  const isRoomy = useIsRoomy()
  const isOpen = useModules().treasure === 1
  const [way, setWay] = useState<'in' | 'out'>()
  const { data, error, isPending, refetch } = useCall(treasureCalls.getTreasure, {})
  const treasure = data?.treasure
  const { walletOf, isPending: isOwnPending } = useWallets()
  const own = walletOf('money')?.balance ?? (isOwnPending ? undefined : '0.00')
  const retry = () => void refetch()
  const isEmpty = treasure !== undefined && !/[1-9]/.test(treasure.balance)
  const moves = (
    <>
      {!(isEmpty && isOpen) && (
        <Button kind={isOpen ? 'quiet' : 'primary'} block disabled={isEmpty} onClick={() => setWay('out')}>
          {t('wallet.moveOut')}
        </Button>
      )}
      {isOpen && (
        <Button block onClick={() => setWay('in')}>
          {t('wallet.moveIn')}
        </Button>
      )}
    </>
  )
  const savings = (
    <>
      {isPending && <SkeletonRows rows={3} />}
      {error && !treasure && <ErrorState error={error} onRetry={retry} />}
      {error && treasure && <StaleNote onRetry={retry} />}
      {treasure && (
        <PullToRefresh onRefresh={refetch}>
          <TreasureCard treasure={treasure} />
          {isDesktop && <div className={page.buttons}>{moves}</div>}
          {treasure.is_paused === 1 && <p className={styles.warning}>{t('wallet.treasurePaused')}</p>}
          {!isOpen && <p className={styles.note}>{t('wallet.treasureClosed')}</p>}
          {!isEmpty && <IncomeBars />}
          {isOpen && isEmpty && treasure.is_paused === 0 && own !== undefined && (
            <TreasureProjection rate={treasure.day_rate} own={own} />
          )}
          {!isRoomy && <LastTreasureLogs />}
          {isOpen && <HowItPays rate={treasure.day_rate} />}
        </PullToRefresh>
      )}
      {treasure && <TreasureMove way={way} treasure={treasure} onClose={() => setWay(undefined)} />}
    </>
  )
  const records = (
    <IconButton icon={History} size={22} label={t('wallet.treasureLog')} onClick={() => goTo('treasureLog')} />
  )
  return (
    <Screen
      width={isRoomy ? 'panes' : 'column'}
      top={<NavBar title={t('wallet.treasure')} onBack={goBack} right={!isRoomy && records} />}
      bottom={treasure && !isDesktop && <BottomBar>{moves}</BottomBar>}
    >
      {isRoomy ? <Beside>{savings}</Beside> : savings}
    </Screen>
  )
}

/** The savings with what came and went beside them. */
const Beside = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts()
  const { tabs, list } = useTreasureLog()
  return (
    <Panes side={children} title={t('wallet.treasureLog')} head={tabs}>
      {list}
    </Panes>
  )
}

/** What it is worth today, what it earned so far, and what a year of it brings. */
const TreasureCard = ({ treasure }: { readonly treasure: TreasureInfo }) => {
  const t = useTexts()
  const language = useLanguage()
  const { write, show } = useAmounts()
  const { balance, day_rate: rate, is_paused: paused } = treasure
  const year = paused === 1 ? undefined : yearIncome(balance, rate)
  const gained = (sum: string): string =>
    /[1-9]/.test(sum) ? withDirection(write(sum, 'treasure'), true) : write(sum, 'treasure')
  const figures = [
    // Who never saved has earned nothing to speak of.
    ...(/[1-9]/.test(balance + treasure.total_income)
      ? [
          { label: t('wallet.yesterdayIncome'), value: gained(treasure.yesterday_income) },
          { label: t('wallet.totalIncome'), value: gained(treasure.total_income) },
        ]
      : []),
    { label: t('wallet.yearRate'), value: `≈ ${percentOf(yearRate(rate), language)}%` },
    ...(year === undefined ? [] : [{ label: t('wallet.yearIncome'), value: `≈ ${write(year, 'treasure')}` }]),
  ]
  return (
    <section className={classNames(card.card, styles.card)} aria-label={t('wallet.treasureTotal')}>
      <h2 className={card.name}>{t('wallet.treasureTotal')}</h2>
      <p className={card.balance}>
        <LargeSum written={show(balance, 'treasure')} />
      </p>
      <dl className={classNames(card.facts, styles.figures)}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
