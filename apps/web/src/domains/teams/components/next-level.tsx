import type { CallData } from '@cliffhanger/contract/call.ts'
import type { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import styles from './next-level.module.css'

type Answer = CallData<typeof agentCalls.getAgentLevels>

/** Whole percent of what is asked for, at most all of it. */
const percentReached = (reached: number, needed: number): number =>
  needed <= 0 ? 100 : Math.min(100, Math.floor((reached / needed) * 100))

const minorOf = (amount: string): number => Number(parseMinor(amount, coinScale.money) ?? 0n)

type Standing = Pick<Answer, 'levels' | 'held' | 'reached'>

/** The level above the one I hold; undefined where there is none. */
export const levelAbove = ({ levels, held = 0 }: Standing) =>
  levels.filter(({ level }) => level > held).toSorted((one, other) => one.level - other.level)[0]

/** Whether my team is known to be short of what the level above asks for. */
export const isShort = (standing: Standing): boolean => {
  const next = levelAbove(standing)
  const { reached } = standing
  if (!next || !reached) return false
  return reached.sales < next.need_sales || minorOf(reached.amount) < minorOf(next.need_amount)
}

/** The level above the one I hold: what it asks for, how far my team is, and what it pays (S-100). Nothing where there is none, or nobody says. */
export const NextLevel = (standing: Standing) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const next = levelAbove(standing)
  const { reached } = standing
  if (!next || !reached) return null
  const { level, name, need_sales: sales, need_amount: amount, rate_1: first, rate_2: second } = next
  const asked = [
    {
      words: t('teams.salesReached', {
        reached: formatCount(reached.sales, language),
        needed: formatCount(sales, language),
      }),
      percent: percentReached(reached.sales, sales),
      isAsked: sales > 0,
    },
    {
      words: t('teams.amountReached', { reached: write(reached.amount, 'money'), needed: write(amount, 'money') }),
      percent: percentReached(minorOf(reached.amount), minorOf(amount)),
      isAsked: minorOf(amount) > 0,
    },
  ].filter(({ isAsked }) => isAsked)
  return (
    <div className={styles.card}>
      <h3 className={styles.title}>{t('teams.nextLevel', { level, name })}</h3>
      {asked.length > 0 && <p className={styles.text}>{t('teams.nextAsks')}</p>}
      {asked.map(({ words, percent }) => (
        <div key={words} className={styles.part}>
          <span>{words}</span>
          <ProgressBar percent={percent} label={words} />
        </div>
      ))}
      <p className={styles.text}>
        {t('teams.nextPays', { first: percentOf(first, language), second: percentOf(second, language) })}
      </p>
      {!isShort(standing) && <p className={styles.ready}>{t('teams.nextReady')}</p>}
    </div>
  )
}
