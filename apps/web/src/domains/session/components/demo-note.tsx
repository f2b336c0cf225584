import { useTexts } from '../../../platform/texts.ts'
import { useKnownPlatform } from '../use-known-platform.ts'
import styles from './demo-note.module.css'

/** Says on a sign-in page of a demonstration that it is one. */
export const DemoNote = () => {
  const t = useTexts()
  return useKnownPlatform()?.is_demo === 1 ? <p className={styles.note}>{t('session.demoNote')}</p> : null
}
