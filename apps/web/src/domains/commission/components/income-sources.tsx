import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { incomeIcons } from '../income-icons.ts'
import { incomeName } from '../income-words.ts'
import { type IncomeSource, useIncomeSources } from '../use-income-sources.ts'
import styles from './income-sources.module.css'

/** What the total is made of: a row for every way that brought something, with what it came to and what of it waits. Each leads to its own lines. */
export const IncomeSources = () => {
  const t = useTexts()
  const sources = useIncomeSources()
  if (!sources) return <Skeleton height={280} radius={12} />
  if (sources.length === 0) return null
  return (
    <CellGroup flush heading={t('commission.sources')}>
      {sources.map((source) => (
        <SourceCell key={source.type} source={source} />
      ))}
    </CellGroup>
  )
}

const SourceCell = ({ source: { type, total, wait, coin_code: coin } }: { readonly source: IncomeSource }) => {
  const t = useTexts()
  const { show } = useAmounts()
  return (
    <Cell
      icon={incomeIcons[type]}
      title={incomeName(type, t)}
      {...(/[1-9]/.test(wait) && { description: t('commission.waitingSum', { amount: show(wait, coin) }) })}
      value={<b className={styles.sum}>{show(total, coin)}</b>}
      href={type === 'star' ? hrefTo('starIncome') : hrefTo('earning', { type })}
    />
  )
}
