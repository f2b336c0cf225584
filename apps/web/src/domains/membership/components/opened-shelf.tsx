import type { VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { useOpened } from '../use-opened.ts'
import styles from './opened-shelf.module.css'

/** The dramas a kind of membership opens, to look at before one pays; nothing where a platform has none for members. */
export const OpenedShelf = ({ kind }: { readonly kind: VipKind }) => {
  const t = useTexts()
  const dramas = useOpened(kind)
  if (!dramas || dramas.length === 0) return null
  return (
    <section className={styles.shelf} aria-label={t('membership.opened')}>
      <h2 className={styles.heading}>{t('membership.opened')}</h2>
      <ul className={styles.covers}>
        {dramas.map(({ id, title, cover }) => (
          <li key={id}>
            <a className={styles.drama} href={hrefTo('dramaDetail', { id })}>
              <Poster url={cover} title={title} />
              <span className={styles.title}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
