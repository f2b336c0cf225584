import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { formatNumber } from '@cliffhanger/i18n/format/numbers.ts'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { rateDrama } from '../../collection/collection-actions.ts'
import { pointsPerStar } from '../../score-text.ts'
import styles from './rating.module.css'

const stars = [1, 2, 3, 4, 5] as const

/** Rates a drama with one to five stars, once (V-39); afterwards it says what was given. */
export const Rating = ({ drama }: { readonly drama: Video }) => {
  const t = useTexts()
  const language = useLanguage()
  /** What is on its way, shown as given meanwhile. */
  const [chosen, setChosen] = useState(0)
  const { isBusy, run } = useAction((count: number) => rateDrama(drama, count * pointsPerStar))
  const given = drama.my_score / pointsPerStar
  const isRated = given > 0
  return (
    <section className={styles.rating} aria-label={t('player.rate')}>
      <p aria-live="polite">
        {isRated ? t('player.rated', { score: formatNumber(given, language, { most: 1 }) }) : t('player.rate')}
      </p>
      {isRated ? (
        <div className={styles.stars} aria-hidden="true">
          {stars.map((count) => (
            <StarShape key={count} filled={given - count + 1} />
          ))}
        </div>
      ) : (
        <div className={styles.stars}>
          {stars.map((count) => (
            <button
              key={count}
              type="button"
              className={styles.choice}
              aria-label={t('player.starsOf', { count })}
              onClick={() => {
                if (isBusy) return
                setChosen(count)
                run(count)
              }}
            >
              <StarShape filled={isBusy && count <= chosen ? 1 : 0} />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

/** One star: whole from 1, half from 0.5 (an odd score), else an outline. */
const StarShape = ({ filled }: { readonly filled: number }) => (
  <span className={styles.star} data-filled={filled >= 1 ? 'whole' : filled >= 0.5 ? 'half' : undefined}>
    <Icon of={Star} size={30} />
    <span className={styles.fill}>
      <Icon of={Star} size={30} />
    </span>
  </span>
)
