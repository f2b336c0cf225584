import { useTexts } from '../../../platform/texts.ts'
import { useOtherZone } from '../../../shared/zone/platform-zone.ts'
import styles from './treasure-screen.module.css'

/** When the days of the picture begin, for who is in another zone: every moment elsewhere is that of the device. */
export const ZoneNote = ({ atMs }: { readonly atMs: number }) => {
  const t = useTexts()
  const zone = useOtherZone(atMs)
  return zone === undefined ? null : <p className={styles.note}>{t('commission.zone', { zone })}</p>
}
