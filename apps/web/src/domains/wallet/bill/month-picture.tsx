import { type CoinCode, coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { barHeights } from '@cliffhanger/rules/bar-heights.ts'
import { scaleEnd } from '@cliffhanger/rules/chart-scale.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { monthName, monthsBack } from '../../../shared/months.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { monthRequest } from './bill-filter.ts'
import styles from './month-picture.module.css'

interface MonthPictureProps {
  readonly coin: CoinCode
  /** The last month shown. */
  readonly latest: string
  readonly chosen: string
  readonly onChoose: (month: string) => void
}

/** How many months are drawn. */
export const shownMonths = 6

interface MonthSum {
  readonly month: string
  /** In minor units of the coin. */
  readonly in: bigint
  readonly out: bigint
}

/** In and out of the last months as bars below a scale that ends at a round amount, and above them what they came to together. A month is a
 *  button: it stands above in their place, and its lines below. Nothing where nothing came or went. */
export const MonthPicture = ({ coin, latest, chosen, onChoose }: MonthPictureProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show, write, writeShort } = useAmounts()
  const [pointed, setPointed] = useState<string>()
  const { sums, isWhole } = useMonthSums(coin, latest)
  const minors = sums.flatMap((sum) => [sum.in, sum.out])
  if (isWhole && minors.every((minor) => minor === 0n)) return null
  const end = scaleEnd(minors, 1n)
  const heights = barHeights(minors, end)
  const written = (minor: bigint): string => formatMinor(minor, coinScale[coin])
  const read = sums.find(({ month }) => month === (pointed ?? chosen)) ?? sums.find(({ month }) => month === chosen)
  const above = read ?? {
    in: sums.reduce((total, sum) => total + sum.in, 0n),
    out: sums.reduce((total, sum) => total + sum.out, 0n),
  }
  return (
    <section className={styles.picture} aria-label={t('wallet.monthPicture')}>
      <div className={styles.head}>
        <p>{read ? monthName(read.month, language) : t('wallet.lastMonths', { count: shownMonths })}</p>
        <dl className={styles.sums}>
          <div>
            <dt>{t('wallet.in')}</dt>
            <dd>{isWhole ? write(written(above.in), coin) : emptyLine}</dd>
          </div>
          <div data-out>
            <dt>{t('wallet.out')}</dt>
            <dd>{isWhole ? write(written(above.out), coin) : emptyLine}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.plot}>
        <ul className={styles.months}>
          {sums.map((sum, index) => {
            const { month } = sum
            const words = {
              month: monthName(month, language),
              in: show(written(sum.in), coin),
              out: show(written(sum.out), coin),
            }
            const shown = monthName(month, language, 'short')
            const point = () => setPointed(month)
            const leave = () => setPointed(undefined)
            return (
              <li key={month}>
                <button
                  type="button"
                  className={styles.month}
                  data-read={month === read?.month || undefined}
                  aria-pressed={month === chosen}
                  // Begins with what is seen, for who speaks to the page.
                  aria-label={`${shown} – ${t('wallet.monthBar', words)}`}
                  onClick={() => onChoose(month === chosen ? '' : month)}
                  // A finger chooses at once; it does not point.
                  onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point()}
                  onPointerLeave={leave}
                  onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point()}
                  onBlur={leave}
                >
                  <Bars in={heights[index * 2] ?? 0} out={heights[index * 2 + 1] ?? 0} />
                  <span className={styles.name}>{shown}</span>
                </button>
              </li>
            )
          })}
        </ul>
        <div className={styles.scale} aria-hidden="true">
          <span>{isWhole && writeShort(written(end), coin)}</span>
          <span>{isWhole && writeShort(written(end / 2n), coin)}</span>
        </div>
      </div>
    </section>
  )
}

/** The oldest month first; nothing came and went where it is not known yet. */
const useMonthSums = (
  coin: CoinCode,
  latest: string,
): { readonly sums: readonly MonthSum[]; readonly isWhole: boolean } => {
  const months = monthsBack(latest, shownMonths).toReversed()
  const replies = useQueries({
    queries: months.map((month) =>
      callQuery(overviewCalls.listBills, { coin_code: coin, ...monthRequest(month), page: 1, limit: 1 }),
    ),
  })
  const minorOf = (amount = '0'): bigint => parseMinor(amount, coinScale[coin]) ?? 0n
  return {
    sums: months.map((month, index) => {
      const reply = replies[index]?.data
      return { month, in: minorOf(reply?.in_sum), out: minorOf(reply?.out_sum) }
    }),
    isWhole: replies.every(({ data }) => data !== undefined),
  }
}

/** Two bars in percent of the height; what is nothing is a line on the ground. */
const Bars = ({ in: inShare, out: outShare }: { readonly in: number; readonly out: number }) => (
  <svg className={styles.bars} viewBox="0 0 32 100" preserveAspectRatio="none" aria-hidden="true">
    <Bar x={1} height={inShare} className={styles.in} />
    <Bar x={17} height={outShare} className={styles.out} />
  </svg>
)

interface BarProps {
  readonly x: number
  readonly height: number
  readonly className: string | undefined
}

const Bar = ({ x, height, className }: BarProps) => (
  <rect x={x} y={100 - Math.max(height, 1)} width={14} height={Math.max(height, 1)} rx={3} className={className} />
)
