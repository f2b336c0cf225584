import { TransportError } from '../call-error.ts'
import type { Questions } from '../sync/questions.ts'
import type { ModelServer } from './model-server.ts'

export interface PendingQuestion {
  readonly about: string
  answer(): void
  fail(): void
}

/** Questions that wait until the test answers them; the answer is the server's of that moment. */
export class PendingQuestions implements Questions {
  readonly pending: PendingQuestion[] = []
  readonly #server: ModelServer

  constructor(server: ModelServer) {
    this.#server = server
  }

  heads(after: number, from: string) {
    return this.#ask('heads', () => this.#server.heads(after, from))
  }

  pull(stream: string, afterSeq: number) {
    return this.#ask(stream, () => this.#server.pull(stream, afterSeq))
  }

  /** Answers everything, also what is asked because of an answer. */
  async answerAll(): Promise<void> {
    for (await settled(); this.pending.length > 0; await settled()) this.pending[0]?.answer()
  }

  #ask<Answer>(about: string, look: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const done = (): void => {
        this.pending.splice(this.pending.indexOf(question), 1)
      }
      const question: PendingQuestion = {
        about,
        answer: () => {
          done()
          resolve(look())
        },
        fail: () => {
          done()
          reject(new TransportError('timeout'))
        },
      }
      this.pending.push(question)
    })
  }
}

/** Resolves when every promise that could settle has settled. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
