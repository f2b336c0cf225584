import type { Activity } from '@cliffhanger/contract/rewards/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import styles from './event-screen.module.css'

/** Where an event leads: a screen of ours, a drama, or elsewhere, where nothing is told about us. */
export const EventWay = ({ event: { link_type: kind, link } }: { readonly event: Activity }) => {
  const t = useTexts()
  if (link === '') return null
  switch (kind) {
    case 'none':
      return null
    case 'page':
      return (
        <a className={styles.way} href={`#${link}`}>
          {t('rewards.openPage')}
        </a>
      )
    case 'video':
      return (
        <a className={styles.way} href={hrefTo('player', { id: link })}>
          {t('rewards.openDrama')}
        </a>
      )
    case 'url':
      return (
        <a className={styles.way} href={link} target="_blank" rel="noopener noreferrer">
          {t('notices.openOutside')}
        </a>
      )
    default:
      return kind satisfies never
  }
}
