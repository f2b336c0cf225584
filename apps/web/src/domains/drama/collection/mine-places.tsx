import { paths } from '@cliffhanger/contract/client-paths.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useAddress } from '../../../platform/navigation/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import chips from '../../../ui/forms/chips.module.css'
import styles from './mine-places.module.css'

/** All lists of my dramas in one row of a desktop, whichever of them is open: a phone has its ways to them on the page about me. */
export const MinePlaces = () => {
  const t = useTexts()
  const { path, search } = useAddress()
  const tab = new URLSearchParams(search).get('tab')
  const places = [
    { label: t('collection.binge'), href: hrefTo('binge'), isOpen: path === paths.binge && tab === null },
    {
      label: t('collection.liked'),
      href: hrefTo('binge', { tab: 'skr' }),
      isOpen: path === paths.binge && tab === 'skr',
    },
    {
      label: t('collection.bought'),
      href: hrefTo('binge', { tab: 'bought' }),
      isOpen: path === paths.binge && tab === 'bought',
    },
    { label: t('collection.history'), href: hrefTo('history'), isOpen: path === paths.history },
    { label: t('offline.title'), href: hrefTo('downloads'), isOpen: path === paths.downloads },
  ]
  return (
    <nav className={classNames(chips.chips, styles.places)} aria-label={t('collection.lists')}>
      {places.map(({ label, href, isOpen }) => (
        <a key={href} className={chips.chip} href={href} aria-current={isOpen ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}
