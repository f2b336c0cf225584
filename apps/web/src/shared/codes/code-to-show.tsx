import type { ReactNode } from 'react'
import { copyText } from '../../platform/clipboard.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useAction } from '../../ui/actions/use-action.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { qrPicture } from '../../ui/pictures/qr-picture.ts'
import { saveQr } from '../../ui/pictures/save-qr.ts'
import styles from './code-to-show.module.css'

interface CodeToShowProps {
  /** What the code leads to. */
  readonly address: string
  /** What the picture shows, for those who cannot see it. */
  readonly title: string
  /** Name of the saved picture, without its ending. */
  readonly fileName: string
  /** What "Copy" copies, and what it is called. */
  readonly copied: { readonly text: string; readonly label: string }
  /** Stands below the picture. */
  readonly children: ReactNode
  /** Stands before the other actions. */
  readonly action?: ReactNode
}

/** A code of a member for others to scan, to copy and to save. */
export const CodeToShow = ({ address, title, fileName, copied, children, action }: CodeToShowProps) => {
  const t = useTexts()
  const save = useAction(() => saveQr(address, `${fileName}.png`))
  const copy = (): void => {
    copyText(copied.text).then(
      () => toast(t('shell.copied')),
      () => toast(t('shell.copyFailed')),
    )
  }
  return (
    <div className={styles.place}>
      <img className={styles.code} src={qrPicture(address)} alt={title} width={220} height={220} />
      {children}
      <div className={styles.acts}>
        {action}
        <Button kind="quiet" size="small" onClick={copy}>
          {copied.label}
        </Button>
        <Button kind="quiet" size="small" busy={save.isBusy} onClick={() => save.run()}>
          {t('friends.saveQr')}
        </Button>
      </div>
    </div>
  )
}
