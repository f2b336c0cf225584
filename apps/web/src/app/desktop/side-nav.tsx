import type { LucideIcon } from 'lucide-react'
import Bookmark from 'lucide-react/icons/bookmark'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import Wallet from 'lucide-react/icons/wallet'
import { hrefTo } from '../../platform/navigation/paths.ts'
import { useSiteInfo } from '../../platform/server/platform-info.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../../ui/actions/icon.tsx'
import { AttentionMark } from '../../ui/layout/attention-mark.tsx'
import type { TabBarItem } from '../../ui/layout/tab-bar.tsx'
import { Badge } from '../../ui/people/badge.tsx'
import { useMainTabs } from '../main-tabs.tsx'
import type { ScreenRoute } from '../screen-route.ts'
import { sectionOf, shortcutOf } from './section-of.ts'
import styles from './side-nav.module.css'

/** The main screens at the side of a desktop, and the places one often goes to; without words where there is little room. */
export const SideNav = ({ route }: { readonly route: ScreenRoute }) => {
  const t = useTexts()
  const site = useSiteInfo()
  const name = site?.site_name || t('shell.appName')
  const shortcuts = [
    { href: hrefTo('search'), label: t('drama.search'), icon: Search },
    { href: hrefTo('binge'), label: t('collection.title'), icon: Bookmark },
    { href: hrefTo('wallet'), label: t('wallet.wallet'), icon: Wallet },
    { href: hrefTo('settings'), label: t('account.settings'), icon: Settings },
  ]
  // One place is where one is: the one that says it most exactly.
  const within = shortcutOf(route)
  const section = within === undefined ? sectionOf(route) : undefined
  return (
    <div className={styles.side}>
      <a className={styles.brand} href={hrefTo('home')} aria-label={name} title={name}>
        <img src={site?.logo || '/icons/icon.svg'} alt="" width={32} height={32} className={styles.logo} />
        <span className={styles.name}>{name}</span>
      </a>
      <nav className={styles.nav} aria-label={t('shell.tabs')}>
        {useMainTabs().map((item, index) => (
          <Place
            key={item.href}
            item={item}
            current={index === section ? (route.tab === undefined ? 'true' : 'page') : undefined}
          />
        ))}
      </nav>
      <nav className={styles.shortcuts} aria-label={t('drama.shortcuts')}>
        {shortcuts.map((item) => (
          <Place
            key={item.href}
            item={item}
            current={item.href === `#${within}` ? (within === route.path ? 'page' : 'true') : undefined}
          />
        ))}
      </nav>
    </div>
  )
}

interface PlaceProps {
  readonly item: TabBarItem & { readonly icon: LucideIcon }
  readonly current: 'page' | 'true' | undefined
}

const Place = ({ item: { href, label, icon, badge, dot }, current }: PlaceProps) => (
  <a className={styles.place} href={href} title={label} aria-current={current}>
    <span className={styles.label}>{label}</span>
    <span className={styles.icon}>
      <Icon of={icon} />
      <AttentionMark dot={dot} />
    </span>
    <span className={styles.count}>
      <Badge count={badge ?? 0} />
    </span>
  </a>
)
