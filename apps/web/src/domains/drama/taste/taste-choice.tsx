import { mostLikedTypes } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { VideoType } from '@cliffhanger/contract/drama/schemas.ts'
import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './taste-choice.module.css'

interface TasteChoiceProps {
  readonly genres: readonly VideoType[]
  readonly chosen: readonly number[]
  readonly hint: string
  readonly onChange: (chosen: readonly number[]) => void
}

/** What a member likes to watch: up to three categories, each with a colour of its own. */
export const TasteChoice = ({ genres, chosen, hint, onChange }: TasteChoiceProps) => {
  const t = useTexts()
  const [titleId, hintId] = [useId(), useId()]
  const isFull = chosen.length === mostLikedTypes
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <div role="group" aria-labelledby={titleId} aria-describedby={hintId} className={styles.choice}>
      <p id={titleId} className={styles.question}>
        {t('discover.tasteTitle')}
      </p>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      <div className={styles.genres}>
        {genres.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.genre}
            aria-pressed={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onClick={() => toggle(id)}
          >
            {name}
            {chosen.includes(id) && (
              <span className={styles.check}>
                <Icon of={Check} size={14} />
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  )
}
