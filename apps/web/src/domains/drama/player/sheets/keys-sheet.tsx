import { useTexts } from '../../../../platform/texts.ts'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import styles from './keys-sheet.module.css'

interface KeysSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Which key does what in the player. */
export const KeysSheet = ({ isOpen, onClose }: KeysSheetProps) => {
  const t = useTexts()
  const rows: readonly (readonly [string, ...string[]])[] = [
    [t('player.keyPlay'), t('player.keySpace'), 'K'],
    [t('player.keyBack'), '←'],
    [t('player.keyOn'), '→'],
    [t('player.previousEpisode'), '↑', 'P'],
    [t('player.nextEpisode'), '↓', 'N'],
    [t('player.keySound'), 'M'],
    [t('player.keyCaptions'), 'C'],
    [t('player.fullScreen'), 'F'],
    [t('player.keys'), '?'],
  ]
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('player.keys')}>
      <dl className={styles.keys}>
        {rows.map(([act, ...keys]) => (
          <div key={act} className={styles.row}>
            <dt>{act}</dt>
            <dd className={styles.names}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
