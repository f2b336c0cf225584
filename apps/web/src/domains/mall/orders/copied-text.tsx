import Copy from 'lucide-react/icons/copy'
import { copyText } from '../../../platform/clipboard.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import styles from './copied-text.module.css'

interface CopiedTextProps {
  /** What it is, for those who do not see its label. */
  readonly what: string
  readonly text: string
}

/** A number or a code; a tap copies it. */
export const CopiedText = ({ what, text }: CopiedTextProps) => {
  const t = useTexts()
  const copy = () =>
    copyText(text).then(
      () => toast(t('shell.copied')),
      () => toast(t('shell.copyFailed')),
    )
  return (
    <button
      type="button"
      className={styles.text}
      aria-label={`${t('mallOrders.copy', { what })} ${text}`}
      onClick={() => void copy()}
    >
      <span>{text}</span>
      <Icon of={Copy} size={16} />
    </button>
  )
}
