import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { barHeights } from '@cliffhanger/rules/bar-heights.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { monthName, monthsBack } from '../../../shared/months.ts'
import styles from './month-picture.module.css'

interface MonthPictureProps {
  readonly coin: CoinCode
  /** The last month shown. */
  readonly latest: string
  readonly chosen: string
  readonly onChoose: (month: string) => void
}

const shownMonths = 6

/** In and out of the last months as bars below the highest of them; each month is a button that shows its lines, above which its sums stand. Those of
 *  a month that is pointed at are read here before it is chosen. */
export const MonthPicture = ({ coin, latest, chosen, onChoose }: MonthPictureProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show, write } = useAmounts()
  const [pointed, setPointed] = useState<string>()
  const months = monthsBack(latest, shownMonths).toReversed()
  const replies = useQueries({
    queries: months.map((month) => callQuery(overviewCalls.listBills, { coin_code: coin, month, page: 1, limit: 1 })),
  })
  const sums = replies.map(({ data }) => ({ in: data?.in_sum ?? '0', out: data?.out_sum ?? '0' }))
  const minorOf = (amount: string): bigint => parseMinor(amount, coinScale[coin]) ?? 0n
  const amounts = sums.flatMap((sum) => [sum.in, sum.out])
  const heights = barHeights(amounts.map(minorOf))
  const highest = amounts.reduce((most, amount) => (minorOf(amount) > minorOf(most) ? amount : most), '0')
  const read = pointed !== undefined && pointed !== chosen && months.includes(pointed) ? pointed : undefined
  const readSum = read === undefined ? undefined : sums[months.indexOf(read)]
  return (
    <section className={styles.picture} aria-label={t('wallet.monthPicture')}>
      <p className={styles.highest} aria-hidden="true">
        {write(highest, coin)}
      </p>
      <ul className={styles.months}>
        {months.map((month, index) => {
          const sum = sums[index] ?? { in: '0', out: '0' }
          const words = { month: monthName(month, language), in: show(sum.in, coin), out: show(sum.out, coin) }
          const shown = monthName(month, language, 'short')
          const [inHeight = 0, outHeight = 0] = heights.slice(index * 2, index * 2 + 2)
          const point = () => setPointed(month)
          const leave = () => setPointed(undefined)
          return (
            <li key={month}>
              <button
                type="button"
                className={styles.month}
                data-read={month === read || undefined}
                aria-pressed={month === chosen}
                // Begins with what is seen, for who speaks to the page.
                aria-label={`${shown} – ${t('wallet.monthBar', words)}`}
                onClick={() => onChoose(month === chosen ? '' : month)}
                // A finger chooses at once: what it points at would stand twice.
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point()}
                onPointerLeave={leave}
                onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point()}
                onBlur={leave}
              >
                <svg className={styles.bars} viewBox="0 0 40 100" preserveAspectRatio="none" aria-hidden="true">
                  <Bar x={6} height={inHeight} className={styles.in} />
                  <Bar x={22} height={outHeight} className={styles.out} />
                </svg>
                <span className={styles.name}>{shown}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles.legend} aria-hidden="true">
        {read !== undefined && <span>{monthName(read, language)}</span>}
        <span className={styles.inMark}>{[t('wallet.in'), readSum && write(readSum.in, coin)].join(' ').trim()}</span>
        <span className={styles.outMark}>
          {[t('wallet.out'), readSum && write(readSum.out, coin)].join(' ').trim()}
        </span>
      </p>
    </section>
  )
}

interface BarProps {
  readonly x: number
  readonly height: number
  readonly className: string | undefined
}

const Bar = ({ x, height, className }: BarProps) => (
  <>
    <rect x={x} y={0} width={12} height={100} rx={3} className={styles.ground} />
    <rect x={x} y={100 - height} width={12} height={height} rx={3} className={className} />
  </>
)
