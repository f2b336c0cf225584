import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { DramaGrid } from '../home/drama-grid.tsx'
import styles from './detail-screen.module.css'

const shownDramas = 6

/** Dramas like this one; nothing where there are none, or they did not come: the page is whole without them. */
export const Similar = ({ id }: { readonly id: number }) => {
  const t = useTexts()
  const { data } = useCall(discoverCalls.listRecommended, { id, limit: shownDramas })
  if (!data || data.list.length === 0) return null
  return (
    <section className={styles.similar} aria-label={t('collection.similar')}>
      <h2 className={styles.heading}>{t('collection.similar')}</h2>
      <DramaGrid dramas={data.list} columns={3} />
    </section>
  )
}
