import { useTexts } from '../../../platform/texts.ts'
import { useOtherZone } from '../../../shared/zone/platform-zone.ts'
import styles from './treasure-screen.module.css'

/** In which zone the days and times of the savings are, once, for who is in another. */
export const ZoneNote = ({ atMs }: { readonly atMs: number }) => {
  const t = useTexts()
  const zone = useOtherZone(atMs)
  return zone === undefined ? null : <p className={styles.note}>{t('wallet.zone', { zone })}</p>
}
