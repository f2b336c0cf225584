import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatDay } from '@cliffhanger/i18n/format/moments.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useOtherZone } from '../../../shared/zone/platform-zone.ts'
import { DayBars } from '../../../ui/charts/day-bars.tsx'
import { EmptyBars } from '../../../ui/charts/empty-bars.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import styles from './income-chart.module.css'

/** Where days begin, for who is elsewhere: the platform's day may be another than that of the lines below. */
const ZoneNote = ({ day }: { readonly day: string }) => {
  const t = useTexts()
  const zone = useOtherZone(Date.parse(`${day}T12:00:00Z`))
  return zone === undefined ? null : <p className={styles.note}>{t('commission.zone', { zone })}</p>
}

/** My settled income by day, of a week or of 30 days. The week stays until the month has come. */
export const IncomeChart = () => {
  const t = useTexts()
  const language = useLanguage()
  const { show, writeShort } = useAmounts()
  const [days, setDays] = useState<7 | 30>(7)
  const { data, error, refetch } = useQuery({
    ...callQuery(commissionCalls.listIncomeDays, { days }),
    placeholderData: keepPreviousData,
  })
  const written = (amount: string): string => show(amount, 'money')
  const isNothing = data?.list.every(({ amount }) => !/[1-9]/.test(amount)) ?? false
  const newest = data?.list.at(-1)
  const dayOf = (index: number): string => formatDay(data?.list.at(index)?.date ?? '', 'day', language)
  return (
    <section className={styles.chart} aria-label={t('teams.period')}>
      <Chips
        label={t('teams.period')}
        options={[
          { value: 7, label: t('teams.week') },
          { value: 30, label: t('teams.month') },
        ]}
        value={days}
        onChange={setDays}
      />
      {data && isNothing && <EmptyBars words={t('commission.noneInPeriod')} />}
      {data && !isNothing && (
        <DayBars
          key={data.list.length}
          label={t('commission.chart', { from: dayOf(0), to: dayOf(-1), total: written(data.total) })}
          chooseLabel={t('commission.chooseDay')}
          leastEnd={10n ** BigInt(coinScale.money)}
          writeShort={(minor) => writeShort(formatMinor(minor, coinScale.money), 'money')}
          days={data.list.map(({ date, amount }) => ({
            day: date,
            minor: parseMinor(amount, coinScale.money) ?? 0n,
            written: written(amount),
          }))}
        />
      )}
      {newest && !isNothing && <ZoneNote day={newest.date} />}
      {!data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={160} radius={12} />)}
    </section>
  )
}
