import type { ChartPlace, ChartType } from '@cliffhanger/contract/drama/schemas.ts'
import { formatCompact } from '@cliffhanger/i18n/format/compact.ts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Minus from 'lucide-react/icons/minus'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { DramaRow } from '../drama-row.tsx'
import { scoreText } from '../score-text.ts'
import styles from './rank-screen.module.css'

interface RankRowProps {
  readonly type: ChartType
  readonly rank: ChartPlace
  readonly isEager: boolean
}

/** A drama in a chart: its place, how that changed since a day before, and what it is ranked by. */
export const RankRow = ({ type, rank, isEager }: RankRowProps) => (
  <DramaRow
    drama={unmarked(type, rank)}
    isEager={isEager}
    before={
      <span className={styles.place} data-top={rank.rank <= 3 ? rank.rank : undefined}>
        <span className={styles.number}>{rank.rank}</span>
        <Move rank={rank.rank} formerRank={rank.former_rank} />
      </span>
    }
    note={<Worth type={type} rank={rank} />}
  />
)

/** In the chart of what is hot, or new, the mark would say of every row what the chart is. */
const unmarked = (type: ChartType, { badge, ...rank }: ChartPlace) =>
  badge === undefined || badge === type ? rank : { ...rank, badge }

const Move = ({ rank, formerRank }: { readonly rank: number; readonly formerRank: number }) => {
  const t = useTexts()
  // Of what was in no chart a day before, there is no change to tell.
  if (formerRank === 0) return null
  const ranks = Math.abs(formerRank - rank)
  const [icon, label, kind] =
    formerRank > rank
      ? ([ArrowUp, t('discover.placeUp', { count: ranks }), 'up'] as const)
      : formerRank < rank
        ? ([ArrowDown, t('discover.placeDown', { count: ranks }), 'down'] as const)
        : ([Minus, t('discover.placeSame'), 'same'] as const)
  return (
    <span className={styles.move} data-kind={kind}>
      <Icon of={icon} size={12} />
      <span className="visually-hidden">{label}</span>
      {ranks > 0 && <span aria-hidden="true">{ranks}</span>}
    </span>
  )
}

const Worth = ({ type, rank }: Omit<RankRowProps, 'isEager'>) => {
  const t = useTexts()
  const language = useLanguage()
  const { rank_value: value } = rank
  if (value === 0) return null
  switch (type) {
    case 'hot':
      return <span>{t('discover.heat', { value: formatCompact(value, language) })}</span>
    case 'new':
      return <span>{t('discover.completion', { value })}</span>
    case 'score':
      return <span>{t('discover.score', { value: scoreText(language, value / 10) })}</span>
    case 'binge':
      return <span>{t('discover.followers', { count: value })}</span>
  }
}
