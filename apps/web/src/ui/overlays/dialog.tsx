import { create } from 'zustand'
import { idlePart } from '../feedback/idle-part.tsx'
import type { Question, RequestedQuestion } from './question-sheet.tsx'

const useRequested = create<{ readonly queue: readonly RequestedQuestion[] }>(() => ({ queue: [] }))

/** Asks and resolves with true only where the person confirmed. Questions asked at once are shown one after the other. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const requested: RequestedQuestion = {
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

const QuestionSheet = idlePart(async () => (await import('./question-sheet.tsx')).QuestionSheet)

/** The place where questions appear; mounted once. */
export const DialogHost = () => {
  const queue = useRequested((state) => state.queue)
  return <QuestionSheet requested={queue[0]} waiting={queue.length} />
}
