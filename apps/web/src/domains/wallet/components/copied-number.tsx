import Copy from 'lucide-react/icons/copy'
import { copyText } from '../../../platform/clipboard.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import styles from './copied-number.module.css'

/** A number one may have to tell support; a tap copies it. */
export const CopiedNumber = ({ number }: { readonly number: string }) => {
  const t = useTexts()
  const copy = () =>
    copyText(number).then(
      () => toast(t('shell.copied')),
      () => toast(t('shell.copyFailed')),
    )
  return (
    <button
      type="button"
      className={styles.number}
      aria-label={`${t('wallet.copyNumber')} ${number}`}
      onClick={() => void copy()}
    >
      <span>{number}</span>
      <Icon of={Copy} size={16} />
    </button>
  )
}
