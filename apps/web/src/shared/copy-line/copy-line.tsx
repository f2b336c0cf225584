import { Button } from '../../ui/actions/button.tsx'
import styles from './copy-line.module.css'
import { useCopy } from './use-copy.ts'

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
  const copy = useCopy(text)
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
