import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { formatNumber } from '@cliffhanger/i18n/format/numbers.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { StarChoice, Stars } from '../../../../ui/forms/star-choice.tsx'
import { rateDrama } from '../../collection/collection-actions.ts'
import { pointsPerStar } from '../../score-text.ts'
import styles from './rating.module.css'

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
        <Stars filled={given} />
      ) : (
        <StarChoice
          filled={isBusy ? chosen : 0}
          nameOf={(count) => t('player.starsOf', { count })}
          onChoose={(count) => {
            if (isBusy) return
            setChosen(count)
            run(count)
          }}
        />
      )}
    </section>
  )
}
