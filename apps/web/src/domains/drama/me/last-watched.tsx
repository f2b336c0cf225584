import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { SavedCard } from '../collection/saved-card.tsx'
import { Section } from '../home/section.tsx'
import styles from './last-watched.module.css'

/** As many as home asks for: the answer is at hand when one comes from there. */
const requested = 24
const columns = 3

/** What I watched last, each leading on where I stopped, for the page about me on a desktop. Its place is the same with nothing in it. */
export const LastWatched = () => {
  const t = useTexts()
  const { data } = useCall(collectionCalls.listMine, { type: 'history', page: 1, limit: requested })
  const list = data?.list.slice(0, columns)
  const isEmpty = list?.length === 0
  return (
    <div className={styles.part}>
      <Section title={t('collection.history')} {...(!isEmpty && { more: hrefTo('history') })}>
        <ul className={styles.row} data-empty={isEmpty}>
          {list?.map((drama) => (
            <li key={drama.id} className={styles.card}>
              <SavedCard drama={drama} isChosen={undefined} opens="player" />
            </li>
          ))}
          {Array.from({ length: columns - (list?.length ?? 0) }, (_, index) => (
            <li key={`place ${index}`} className={styles.place} aria-hidden="true" />
          ))}
          {isEmpty && (
            <li className={styles.empty}>
              <span className={styles.title}>{t('collection.historyEmpty')}</span>
              <a className={styles.look} href={hrefTo('home')}>
                {t('collection.look')}
              </a>
            </li>
          )}
        </ul>
      </Section>
    </div>
  )
}
