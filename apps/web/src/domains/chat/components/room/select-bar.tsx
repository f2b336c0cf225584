import Forward from 'lucide-react/icons/forward'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import styles from './select-bar.module.css'

interface SelectBarProps {
  readonly count: number
  readonly onForward: () => void
  readonly onDelete: () => void
  readonly onCancel: () => void
}

/** Takes the place of the composer while messages are chosen. */
export const SelectBar = ({ count, onForward, onDelete, onCancel }: SelectBarProps) => {
  const t = useTexts()
  return (
    <footer className={styles.bar}>
      <IconButton icon={X} label={t('chat.cancelSelect')} onClick={onCancel} />
      <p className={styles.count} role="status">
        {t('chat.selected', { count })}
      </p>
      <IconButton icon={Forward} label={t('chat.forward')} disabled={count === 0} onClick={onForward} />
      <IconButton icon={Trash2} label={t('chat.deleteMessage')} disabled={count === 0} onClick={onDelete} />
    </footer>
  )
}
