import { useSiteInfo } from '../../../platform/server/platform-info.ts'
import { useTexts } from '../../../platform/texts.ts'
import styles from './brand.module.css'
import { Logo } from './logo.tsx'

/** Logo and name of the site, as the operator set them. */
export const Brand = ({ tagline }: { readonly tagline?: boolean }) => {
  const t = useTexts()
  const site = useSiteInfo()
  const name = site?.site_name || t('shell.appName')
  return (
    <div className={styles.brand}>
      {site?.logo ? (
        <img src={site.logo} alt="" width={84} height={84} className={styles.logo} />
      ) : (
        <Logo className={styles.logo} />
      )}
      <h1 className={styles.name}>{name}</h1>
      {tagline && <p className={styles.tagline}>{t('session.tagline')}</p>}
    </div>
  )
}
