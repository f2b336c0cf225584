import Smartphone from 'lucide-react/icons/smartphone'
import { useInstall } from '../../platform/install.ts'
import { hrefTo } from '../../platform/navigation/paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../actions/button.tsx'
import { Icon } from '../actions/icon.tsx'
import styles from './install-guide.module.css'

/** Offers the home screen to those whose browser can; nothing for everybody else. */
export const InstallGuide = () => {
  const t = useTexts()
  const { way, install, putOff } = useInstall()
  if (way === null) return null
  return (
    <aside className={styles.guide} aria-label={t('shell.installTitle')}>
      <span className={styles.icon}>
        <Icon of={Smartphone} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{t('shell.installTitle')}</p>
        <p className={styles.hint}>{t(way === 'menu' ? 'shell.installIos' : 'shell.installHint')}</p>
        <div className={styles.actions}>
          {way === 'button' && (
            <Button size="small" onClick={() => void install()}>
              {t('shell.install')}
            </Button>
          )}
          {way === 'menu' && (
            <a className={styles.how} href={hrefTo('addDesktop')}>
              {t('shell.installHow')}
            </a>
          )}
          <Button kind="text" size="small" onClick={putOff}>
            {t('shell.later')}
          </Button>
        </div>
      </div>
    </aside>
  )
}
