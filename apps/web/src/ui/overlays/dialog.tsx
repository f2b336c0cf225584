import { create } from 'zustand'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../actions/button.tsx'
import styles from './dialog.module.css'
import { Sheet } from './sheet.tsx'

interface Question {
  readonly title: string
  readonly text?: string
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  /** A notice has nothing to decide: one button. */
  readonly isNotice?: boolean
  /** The act cannot be undone. */
  readonly isDanger?: boolean
}

interface Requested extends Question {
  readonly answer: (isConfirmed: boolean) => void
}

const useRequested = create<{ readonly queue: readonly Requested[] }>(() => ({ queue: [] }))

/** Asks and resolves with true only where the person confirmed. Questions asked at once are shown one after the other. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const requested: Requested = {
      ...question,
      answer: (isConfirmed) => {
        useRequested.setState(({ queue }) => ({ queue: queue.filter((each) => each !== requested) }))
        resolve(isConfirmed)
      },
    }
    useRequested.setState(({ queue }) => ({ queue: [...queue, requested] }))
  })

/** Tells something that has to be read; resolves once it was closed. */
export const notify = async (question: Question): Promise<void> => {
  await confirm({ ...question, isNotice: true })
}

/** The place where questions appear; mounted once. */
export const DialogHost = () => {
  const t = useTexts()
  const requested = useRequested(({ queue }) => queue[0])
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
