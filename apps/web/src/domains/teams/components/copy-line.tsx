import { copyText } from '../../../platform/clipboard.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import styles from './copy-line.module.css'

interface CopyLineProps {
  readonly label: string
  readonly text: string
  /** What the button says to somebody who does not see the line. */
  readonly action: string
  /** To be read at a glance, such as a code. */
  readonly isLarge?: boolean
}

/** Something to pass on, and the button that copies it. */
export const CopyLine = ({ label, text, action, isLarge = false }: CopyLineProps) => {
  const t = useTexts()
  const copy = useAction(
    () => copyText(text).then(() => toast(t('shell.copied'))),
    () => {
      toast(t('shell.copyFailed'))
      return true
    },
  )
  return (
    <div className={styles.line}>
      <div>
        <span>{label}</span>
        <p className={isLarge ? styles.large : undefined}>{text}</p>
      </div>
      <Button kind="quiet" size="small" busy={copy.isBusy} onClick={copy.run}>
        {action}
      </Button>
    </div>
  )
}
