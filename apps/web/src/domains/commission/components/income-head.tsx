import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useModules } from '../../../shared/modules.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Figures } from '../../../ui/charts/figures.tsx'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { useDayNames } from '../use-day-names.ts'
import styles from './income-head.module.css'

/** What is in my balance by now: what was earned is paid into it. */
const Available = () => {
  const t = useTexts()
  const { show } = useAmounts()
  const wallet = useCall(overviewCalls.getOverview, {}).data?.wallets.find(({ coin_code: coin }) => coin === 'money')
  return (
    <p className={styles.of}>
      {wallet ? t('commission.inBalance', { amount: show(wallet.balance, 'money') }) : emptyLine}
    </p>
  )
}

/** What I earned in all and lately, what still waits, and the way to take it out where that is open. */
export const IncomeHead = () => {
  const t = useTexts()
  const { show } = useAmounts()
  const modules = useModules()
  const days = useDayNames()
  const { data, error, refetch } = useCall(commissionCalls.getIncome, {})
  // Where nothing came at all, the lines below say so.
  if (!data) return error ? null : <Skeleton height={196} radius={12} />
  const written = (amount: string): string => show(amount, data.coin_code)
  return (
    <>
      {error && <StaleNote onRetry={() => void refetch()} />}
      <section className={styles.head} aria-label={t('commission.total')}>
        <div>
          <h2>{t('commission.total')}</h2>
          <p className={styles.total}>{written(data.total)}</p>
          <Available />
        </div>
        {modules.withdraw === 1 && (
          <Button size="small" onClick={() => goTo('withdrawal')}>
            {t('commission.withdraw')}
          </Button>
        )}
      </section>
      <Figures
        label={t('commission.earnings')}
        figures={[
          { label: days.today, value: written(data.today) },
          { label: days.yesterday, value: written(data.yesterday) },
          { label: days.month, value: written(data.month) },
          { label: t('commission.waiting'), value: written(data.wait) },
        ]}
      />
    </>
  )
}
