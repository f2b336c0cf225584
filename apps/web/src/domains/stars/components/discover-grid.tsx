import { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import type { DiscoverEntry } from '@cliffhanger/contract/stars/schemas.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import styles from './discover-grid.module.css'

/** Ways that operators put above the stars: to pages of the client, or elsewhere; nothing where there are none. */
export const DiscoverGrid = () => {
  const t = useTexts()
  const entries = useCall(starCalls.listDiscoverEntries, {}).data?.list ?? []
  if (entries.length === 0) return null
  return (
    <nav aria-label={t('stars.discover')}>
      <ul className={styles.grid}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Entry = ({ entry: { title, icon, link_type: kind, link, badge } }: { readonly entry: DiscoverEntry }) => {
  const content = (
    <>
      <span className={styles.picture}>
        <img src={assetUrl(icon)} alt="" width={48} height={48} />
        {badge !== '' && <span className={styles.badge}>{badge}</span>}
      </span>
      <span className={styles.title}>{title}</span>
    </>
  )
  if (kind === 'page') {
    return (
      <a className={styles.entry} href={`#${link}`}>
        {content}
      </a>
    )
  }
  return (
    <a className={styles.entry} href={link} target="_blank" rel="noreferrer">
      {content}
    </a>
  )
}
