import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import { formatDay } from '@cliffhanger/i18n/format/moments.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { usePlatform } from '../../../platform/server/platform-info.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { DayBars } from '../../../ui/charts/day-bars.tsx'
import styles from './treasure-screen.module.css'
import { incomeDays } from './year-income.ts'
import { ZoneNote } from './zone-note.tsx'

/** As many payments as are drawn; fewer than the least are no picture yet. */
const most = 30
const least = 3

/** The interest of the last days as it was paid; nothing before there is something to see. */
export const IncomeBars = () => {
  const t = useTexts()
  const language = useLanguage()
  const { show, writeShort } = useAmounts()
  const zone = usePlatform()?.time_zone
  const { data } = useCall(treasureCalls.listTreasureLogs, { type: 'income', limit: most })
  const days = data && zone !== undefined ? incomeDays(data.list, zone).slice(-most) : []
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || days.length < least) return null
  const written = (minor: bigint): string => show(formatMinor(minor, coinScale.treasure), 'treasure')
  const total = days.reduce((sum, { minor }) => sum + minor, 0n)
  const dayOf = (day: string): string => formatDay(day, 'day', language)
  return (
    <section className={styles.example}>
      <h2>{t('wallet.incomeByDay')}</h2>
      <div className={styles.bars}>
        <DayBars
          label={t('commission.chart', { from: dayOf(first.day), to: dayOf(last.day), total: written(total) })}
          chooseLabel={t('commission.chooseDay')}
          leastEnd={1n}
          writeShort={(minor) => writeShort(formatMinor(minor, coinScale.treasure), 'treasure')}
          days={days.map(({ day, minor }) => ({ day, minor, written: written(minor) }))}
        />
        <ZoneNote atMs={Date.parse(`${last.day}T12:00:00Z`)} />
      </div>
    </section>
  )
}
