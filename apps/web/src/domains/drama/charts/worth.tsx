import type { ChartPlace, ChartType } from '@cliffhanger/contract/drama/schemas.ts'
import Bookmark from 'lucide-react/icons/bookmark'
import CircleCheck from 'lucide-react/icons/circle-check'
import Flame from 'lucide-react/icons/flame'
import Star from 'lucide-react/icons/star'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { scoreText } from '../score-text.ts'
import { shownCount } from '../shown-count.ts'
import styles from './rank-row.module.css'

interface WorthProps {
  readonly type: ChartType
  readonly rank: ChartPlace
}

const signs = { hot: Flame, new: CircleCheck, score: Star, binge: Bookmark } as const

/** What a drama is ranked by; nothing where that is too little to say. */
export const Worth = ({ type, rank }: WorthProps) => {
  const text = useWorthText(type, rank.rank_value)
  if (text === undefined) return null
  return (
    <span className={styles.worth} data-type={type}>
      <Icon of={signs[type]} size={14} />
      <span>{text}</span>
    </span>
  )
}

const useWorthText = (type: ChartType, value: number): string | undefined => {
  const t = useTexts()
  const language = useLanguage()
  if (value === 0) return undefined
  const count = shownCount(value, language)
  switch (type) {
    case 'hot':
      return count && t('discover.heat', { value: count })
    case 'new':
      return t('discover.completion', { value })
    case 'score':
      return t('discover.score', { value: scoreText(language, value / 10) })
    case 'binge':
      return count && t('discover.followers', { count })
  }
}
