import type { FoundVideo } from '@cliffhanger/contract/drama/schemas.ts'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/actions/icon.tsx'
import styles from './drama-facts.module.css'
import { scoreText } from './score-text.ts'

interface DramaFactsProps {
  readonly drama: Pick<FoundVideo, 'score' | 'update_number'>
  /** What a list has its dramas for, in front of the others. */
  readonly note?: ReactNode
  /** The note is the score. */
  readonly hasScore?: boolean
}

/** What every list says of a drama, in one order: what the list is about, its stars, and how many episodes are out. */
export const DramaFacts = ({ drama, note, hasScore = true }: DramaFactsProps) => {
  const t = useTexts()
  return (
    <span className={styles.facts}>
      {note}
      {hasScore && <StarScore score={drama.score} />}
      <span>{t('drama.allEpisodes', { count: drama.update_number })}</span>
    </span>
  )
}

/** A star and a score of 1 to 10 in stars (V-39); nothing while too few have rated. */
export const StarScore = ({ score }: { readonly score: string }) => {
  const t = useTexts()
  const language = useLanguage()
  if (Number(score) === 0) return null
  const value = scoreText(language, score)
  return (
    <span className={styles.score}>
      <Icon of={Star} size={14} />
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{t('discover.score', { value })}</span>
    </span>
  )
}
