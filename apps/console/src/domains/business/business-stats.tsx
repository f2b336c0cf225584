import type { BusinessDay } from '@cliffhanger/contract/business/operator-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatCount, formatMoney, formatNumber, formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import { changeOf, shareOf, splitPeriods, sumOf } from '@cliffhanger/rules/business/figures.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { Box } from '@mui/material'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { Change } from '../../ui/charts/change.tsx'
import { Stat, Stats } from '../../ui/charts/stat.tsx'
import { netOf, netOfAll } from './money.ts'
import type { ShownBusiness, ShownRevenue } from './sources.ts'

interface BusinessStatsProps {
  /** Undefined while they are asked for. */
  readonly business: ShownBusiness | undefined
  /** `hidden`: the operator may not see money. */
  readonly revenue: ShownRevenue | 'hidden' | undefined
}

/** The figures of the period, each beside that of the period before. */
export const BusinessStats = ({ business, revenue }: BusinessStatsProps) => {
  const t = useTexts()
  const { now, before } = splitPeriods(business?.days ?? [])
  const [newest] = now
  // A day that still lasts would make the average of whole days smaller.
  const over = now.filter(({ day }) => day !== business?.today)
  const lasting = now.find(({ day }) => day === business?.today)
  const number = (value: number): string => formatCount(value, currentLanguage())
  const written = (value: string): string | undefined => business && value
  const perDay = (days: readonly BusinessDay[]): number => sumOf(days, 'active') / Math.max(1, days.length)
  const paid = (days: readonly BusinessDay[]): number => shareOf(sumOf(days, 'paid'), sumOf(days, 'newcomers')) ?? 0
  const hours = (days: readonly BusinessDay[]): number => sumOf(days, 'watched_seconds') / 3600
  return (
    <Stats label={t('business.figures')}>
      <Stat name={t('business.activePerDay')} value={written(number(Math.round(perDay(over))))}>
        <Change change={changeOf(perDay(over), perDay(before))} />
        {lasting && <Box>{t('business.todaySoFar', { count: number(lasting.active) })}</Box>}
        <Box>{newest && t('business.activeWeek', { count: number(newest.active_week) })}</Box>
        <Box>{newest && t('business.activeMonth', { count: number(newest.active_month) })}</Box>
      </Stat>
      {revenue !== 'hidden' && <RevenueStat revenue={revenue} />}
      <Stat name={t('business.newcomers')} value={written(number(sumOf(now, 'newcomers')))}>
        <Change change={changeOf(sumOf(now, 'newcomers'), sumOf(before, 'newcomers'))} />
      </Stat>
      <Stat name={t('business.conversion')} value={written(formatShare(paid(now), currentLanguage()))}>
        <Change change={changeOf(paid(now), paid(before))} />
      </Stat>
      <Stat
        name={t('business.watchTime')}
        value={written(
          t('business.hours', {
            count: formatNumber(hours(now), currentLanguage(), { most: hours(now) < 10 ? 1 : 0 }),
          }),
        )}
      >
        <Change change={changeOf(hours(now), hours(before))} />
      </Stat>
    </Stats>
  )
}

const RevenueStat = ({ revenue }: { readonly revenue: ShownRevenue | undefined }) => {
  const t = useTexts()
  const { now, before } = splitPeriods(revenue?.days ?? [])
  const [kept, keptBefore] = [netOfAll(now), netOfAll(before)]
  const lasting = now.find(({ day }) => day === revenue?.today)
  const money = (minor: bigint): string =>
    formatMoney(formatMinor(minor, coinScale.money), revenue?.money_name ?? '', currentLanguage())
  return (
    <Stat name={t('business.revenue')} value={revenue && money(kept)}>
      <Change change={changeOf(Number(kept), Number(keptBefore))} />
      {lasting && <Box>{t('business.todaySoFar', { count: money(netOf(lasting)) })}</Box>}
    </Stat>
  )
}
