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
  const worth = useWorthText(type, rank.rank_value)
  if (worth === undefined) return null
  return (
    <span className={styles.worth} data-type={type}>
      <Icon of={signs[type]} size={14} />
      {worth.short === undefined ? (
        <span>{worth.text}</span>
      ) : (
        <>
          <span aria-hidden="true">{worth.short}</span>
          <span className="visually-hidden">{worth.text}</span>
        </>
      )}
    </span>
  )
}

interface WorthText {
  readonly text: string
  /** Beside a sign that says the rest. */
  readonly short?: string
}

const useWorthText = (type: ChartType, value: number): WorthText | undefined => {
  const t = useTexts()
  const language = useLanguage()
  if (value === 0) return undefined
  const count = shownCount(value, language)
  const stars = scoreText(language, value / 10)
  switch (type) {
    case 'hot':
      return count === undefined ? undefined : { text: t('discover.heat', { value: count }), short: count }
    case 'new':
      return { text: t('discover.completion', { value }) }
    case 'score':
      return { text: t('discover.score', { value: stars }), short: stars }
    case 'binge':
      return count === undefined ? undefined : { text: t('discover.followers', { count }) }
  }
}
