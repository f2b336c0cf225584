import { useTexts } from '../../platform/texts.ts'
import { Button } from '../actions/button.tsx'
import styles from './dialog.module.css'
import { Sheet } from './sheet.tsx'

export interface Question {
  readonly title: string
  readonly text?: string
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  /** A notice has nothing to decide: one button. */
  readonly isNotice?: boolean
  /** The act cannot be undone. */
  readonly isDanger?: boolean
}

/** A question that waits for its answer. */
export interface RequestedQuestion extends Question {
  readonly answer: (isConfirmed: boolean) => void
}

/** A question with its buttons; closed where there is none. */
export const QuestionSheet = ({ requested }: { readonly requested: RequestedQuestion | undefined }) => {
  const t = useTexts()
  return (
    <Sheet
      isOpen={requested !== undefined}
      onClose={() => requested?.answer(false)}
      title={requested?.title ?? ''}
      position="center"
    >
      {requested?.text !== undefined && <p className={styles.text}>{requested.text}</p>}
      <div className={styles.buttons}>
        {requested?.isNotice !== true && (
          <Button kind="quiet" onClick={() => requested?.answer(false)}>
            {requested?.cancelLabel ?? t('shell.cancel')}
          </Button>
        )}
        <Button kind={requested?.isDanger === true ? 'danger' : 'primary'} onClick={() => requested?.answer(true)}>
          {requested?.confirmLabel ?? t('shell.confirm')}
        </Button>
      </div>
    </Sheet>
  )
}
