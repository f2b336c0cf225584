import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import styles from './search-screen.module.css'

/** The categories as words to tap: each shows its dramas, and the way back leads here again. */
export const GenreChips = () => {
  const t = useTexts()
  const genres = useCall(dramaCalls.listHomeTypes, {}).data?.list.filter(({ id }) => id > 0) ?? []
  if (genres.length < 2) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{t('discover.browseTypes')}</h2>
      <ul className={styles.words}>
        {genres.map(({ id, name }) => (
          <li key={id}>
            <a className={styles.word} href={hrefTo('search', { type_id: id })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
