import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import type { TreasureInfo } from '@cliffhanger/contract/wallet/treasure-schemas.ts'
import { formatMinor, parseRate, shareOf } from '@cliffhanger/rules/money.ts'
import History from 'lucide-react/icons/history'
import { type ReactNode, useState } from 'react'
import { useIsDesktop, useIsRoomy } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
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
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { TreasureMove } from '../components/forms/treasure-move.tsx'
import card from '../components/worth-card.module.css'
import styles from './treasure-screen.module.css'
import { useTreasureLog } from './use-treasure-log.tsx'

/** In minor units. */
const exampleSums = [100_00n, 1_000_00n, 10_000_00n]

const daysOfYear = 365n

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
          <p className={styles.note}>{t(isOpen ? 'wallet.treasureHint' : 'wallet.treasureClosed')}</p>
          {isOpen && treasure.is_paused === 0 && <YearExample rate={treasure.day_rate} />}
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

/** What round sums bring in a year at the rate of today, without interest on interest. */
const YearExample = ({ rate }: { readonly rate: string }) => {
  const t = useTexts()
  const { show } = useAmounts()
  const dayRate = parseRate(rate) ?? 0n
  const written = (minor: bigint): string => show(formatMinor(minor, coinScale.treasure), 'treasure')
  const lines = exampleSums.map((sum) => ({ sum, income: daysOfYear * shareOf(sum, dayRate) }))
  if (lines.every(({ income }) => income === 0n)) return null
  return (
    <section className={styles.example}>
      <h2>{t('wallet.treasureYear')}</h2>
      <DetailList lines={lines.map(({ sum, income }) => ({ label: written(sum), value: `≈ ${written(income)}` }))} />
    </section>
  )
}

const TreasureCard = ({ treasure }: { readonly treasure: TreasureInfo }) => {
  const t = useTexts()
  const language = useLanguage()
  const { write, show } = useAmounts()
  return (
    <section className={classNames(card.card, styles.card)} aria-label={t('wallet.treasureTotal')}>
      <h2 className={card.name}>{t('wallet.treasureTotal')}</h2>
      <p className={card.balance}>{show(treasure.balance, 'treasure')}</p>
      <dl className={classNames(card.facts, styles.figures)}>
        <div>
          <dt>{t('wallet.yesterdayIncome')}</dt>
          <dd>{write(treasure.yesterday_income, 'treasure')}</dd>
        </div>
        <div>
          <dt>{t('wallet.totalIncome')}</dt>
          <dd>{write(treasure.total_income, 'treasure')}</dd>
        </div>
        <div>
          <dt>{t('wallet.dayRate')}</dt>
          <dd>{`${percentOf(treasure.day_rate, language)}%`}</dd>
        </div>
      </dl>
    </section>
  )
}
