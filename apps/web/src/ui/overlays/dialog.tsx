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

interface Asked extends Question {
  readonly answer: (isConfirmed: boolean) => void
}

const useAsked = create<{ readonly queue: readonly Asked[] }>(() => ({ queue: [] }))

/** Asks and resolves with true only where the person confirmed. Questions asked at once are shown one after the other. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const asked: Asked = {
      ...question,
      answer: (isConfirmed) => {
        useAsked.setState(({ queue }) => ({ queue: queue.filter((each) => each !== asked) }))
        resolve(isConfirmed)
      },
    }
    useAsked.setState(({ queue }) => ({ queue: [...queue, asked] }))
  })

/** Tells something that has to be read; resolves once it was closed. */
export const notify = async (question: Question): Promise<void> => {
  await confirm({ ...question, isNotice: true })
}

/** The place where questions appear; mounted once. */
export const DialogHost = () => {
  const t = useTexts()
  const asked = useAsked(({ queue }) => queue[0])
  return (
    <Sheet isOpen={asked !== undefined} onClose={() => asked?.answer(false)} title={asked?.title ?? ''} place="center">
      {asked?.text !== undefined && <p className={styles.text}>{asked.text}</p>}
      <div className={styles.buttons}>
        {asked?.isNotice !== true && (
          <Button kind="quiet" onClick={() => asked?.answer(false)}>
            {asked?.cancelLabel ?? t('shell.cancel')}
          </Button>
        )}
        <Button kind={asked?.isDanger === true ? 'danger' : 'primary'} onClick={() => asked?.answer(true)}>
          {asked?.confirmLabel ?? t('shell.confirm')}
        </Button>
      </div>
    </Sheet>
  )
}
