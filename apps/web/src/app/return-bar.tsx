import ChevronLeft from 'lucide-react/icons/chevron-left'
import X from 'lucide-react/icons/x'
import { clearReturnTarget, goToReturnTarget, type ReturnTarget } from '../platform/navigation/return-target.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/actions/icon.tsx'
import { IconButton } from '../ui/actions/icon-button.tsx'
import styles from './return-bar.module.css'

/** One tap back to the screen that the member left to do something else. */
export const ReturnBar = ({ returnTarget }: { readonly returnTarget: ReturnTarget }) => {
  const t = useTexts()
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.back} onClick={() => goToReturnTarget(returnTarget)}>
        <Icon of={ChevronLeft} size={20} />
        <span className={styles.place}>{t('unlock.backTo', { place: returnTarget.place })}</span>
      </button>
      <IconButton icon={X} size={20} label={t('shell.close')} onClick={clearReturnTarget} />
    </div>
  )
}
