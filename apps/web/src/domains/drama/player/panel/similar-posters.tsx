import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { PosterCard } from '../../home/poster-card.tsx'
import styles from './player-panel.module.css'

/** They fill rows of two and of three. */
const shownDramas = 6

/** Dramas like the one that plays, below its episodes; nothing where there are none, or they did not come. */
export const SimilarPosters = ({ dramaId }: { readonly dramaId: number }) => {
  const t = useTexts()
  const { data } = useCall(discoverCalls.listRecommended, { id: dramaId, limit: shownDramas })
  const others = data?.list.filter(({ id }) => id !== dramaId) ?? []
  if (others.length === 0) return null
  return (
    <section className={styles.similar} aria-label={t('collection.similar')}>
      <h3 className={styles.heading}>{t('collection.similar')}</h3>
      <ul className={styles.posters}>
        {others.map((drama) => (
          <li key={drama.id}>
            <PosterCard drama={drama} />
          </li>
        ))}
      </ul>
    </section>
  )
}
