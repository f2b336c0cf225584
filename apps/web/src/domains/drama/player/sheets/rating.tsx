import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import Star from 'lucide-react/icons/star'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { rateDrama } from '../../collection/collection-actions.ts'
import { scoreText } from '../../score-text.ts'
import styles from './rating.module.css'

const scores = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Rates a drama from 1 to 10, once (V-39); afterwards it says what was given. */
export const Rating = ({ drama }: { readonly drama: Video }) => {
  const t = useTexts()
  const language = useLanguage()
  const action = useAction((score: number) => rateDrama(drama, score))
  const isRated = drama.my_score > 0
  return (
    <section className={styles.rating} aria-label={t('player.rate')}>
      <p className={styles.words}>
        {isRated ? t('player.rated', { score: drama.my_score }) : t('player.rate')}
        {drama.score_count > 0 && (
          <span className={styles.average}>
            {t('player.score', { score: scoreText(language, drama.score), count: drama.score_count })}
          </span>
        )}
      </p>
      <div className={styles.stars}>
        {scores.map((score) => (
          <button
            key={score}
            type="button"
            className={styles.star}
            data-given={score <= drama.my_score}
            aria-label={t('player.scoreOf', { score })}
            disabled={isRated || action.isBusy}
            onClick={() => action.run(score)}
          >
            <Icon of={Star} size={20} />
            <span>{score}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
