import type { CallData } from '@cliffhanger/contract/call.ts'
import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import styles from './float-entries.module.css'

type Entries = CallData<typeof dramaCalls.getHomeConfig>['float_entries']

/** A route of the client, or an address elsewhere. */
const isRoute = (link: string) => link.startsWith('/')

/** Pictures that float over the page and lead to what operators chose. */
export const FloatEntries = ({ entries, label }: { readonly entries: Entries; readonly label: string }) => (
  <nav className={styles.entries} aria-label={label}>
    {entries.map(({ icon, link }, index) => (
      <a
        key={link}
        className={styles.entry}
        href={isRoute(link) ? `#${link}` : link}
        {...(!isRoute(link) && { target: '_blank', rel: 'noreferrer' })}
        aria-label={`${label} ${index + 1}`}
      >
        <img src={assetUrl(icon)} alt="" width={52} height={52} />
      </a>
    ))}
  </nav>
)
