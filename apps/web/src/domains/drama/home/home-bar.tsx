import Search from 'lucide-react/icons/search'
import { hrefTo } from '../../../platform/paths.ts'
import { useSiteInfo } from '../../../platform/platform-info.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './home-bar.module.css'

/** The site's name and the way into the search. */
export const HomeBar = ({ hint }: { readonly hint: string }) => {
  const t = useTexts()
  const site = useSiteInfo()
  return (
    <div className={styles.bar}>
      <h1 className={styles.brand}>
        {site?.logo && <img src={site.logo} alt="" width={28} height={28} className={styles.logo} />}
        <span className={styles.name}>{site?.site_name || t('shell.appName')}</span>
      </h1>
      <a className={styles.search} href={hrefTo('home', { search: '' })}>
        <Icon of={Search} size={18} />
        <span className="visually-hidden">{t('drama.search')}</span>
        <span className={styles.hint}>{hint}</span>
      </a>
    </div>
  )
}
