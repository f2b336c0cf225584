import { Refused } from '@cliffhanger/client/call-error.ts'
import { caseOperatorCalls } from '@cliffhanger/contract/support/operator-case-calls.ts'
import type { CaseLine, CaseMessage } from '@cliffhanger/contract/support/operator-schemas.ts'
import { failureText } from '../../../platform/failure.ts'
import { callServer } from '../../../platform/server.ts'
import { newUuid } from '../../../platform/uuid.ts'

/** An answer the server did not acknowledge yet. Its number stays the same however often it is sent: the server takes it once. */
export interface UnsentAnswer {
  readonly localId: string
  readonly text: string
  readonly isSending: boolean
  /** Why it was not sent; '' where nobody knows. */
  readonly why: string
  /** The server said no: it was not sent, and may be written anew. */
  readonly isRefused: boolean
}

interface Sent {
  readonly message: CaseMessage
  readonly case: CaseLine
}

/** Answers and drafts outlast the page in the tab, by operator and case. */
const storageKey = (place: string): string => `support.${place}`
const placeOf = (operatorId: number, caseId: number): string => `${operatorId}.${caseId}`

const known = new Map<string, readonly UnsentAnswer[]>()
const listeners = new Set<() => void>()
/** One after the other, so that answers arrive in the order they were written in. */
const lines = new Map<string, Promise<unknown>>()

const isStored = (value: unknown): value is Pick<UnsentAnswer, 'localId' | 'text'> =>
  typeof value === 'object' &&
  value !== null &&
  'localId' in value &&
  'text' in value &&
  typeof value.localId === 'string' &&
  typeof value.text === 'string'

const readStored = (place: string): readonly UnsentAnswer[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(place)) ?? '[]')
    return (Array.isArray(stored) ? stored : [])
      .filter(isStored)
      .map(({ localId, text }) => ({ localId, text, isSending: false, why: '', isRefused: false }))
  } catch {
    return []
  }
}

const write = (place: string, answers: readonly UnsentAnswer[]): void => {
  known.set(place, answers)
  if (answers.length === 0) sessionStorage.removeItem(storageKey(place))
  else
    sessionStorage.setItem(storageKey(place), JSON.stringify(answers.map(({ localId, text }) => ({ localId, text }))))
  for (const listener of listeners) listener()
}

const answersAt = (place: string): readonly UnsentAnswer[] => {
  const answers = known.get(place) ?? readStored(place)
  known.set(place, answers)
  return answers
}

const change = (place: string, localId: string, changes: Partial<UnsentAnswer>): void =>
  write(
    place,
    answersAt(place).map((answer) => (answer.localId === localId ? { ...answer, ...changes } : answer)),
  )

const remove = (place: string, localId: string): void =>
  write(
    place,
    answersAt(place).filter((answer) => answer.localId !== localId),
  )

export const watchAnswers = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What an operator wrote at a case and the server did not acknowledge. */
export const answersOf = (operatorId: number, caseId: number): readonly UnsentAnswer[] =>
  answersAt(placeOf(operatorId, caseId))

/** Sends one that is there, again under its own number; rejects with why it was not taken. */
export function sendAgain(operatorId: number, caseId: number, localId: string): Promise<Sent | undefined> {
  const place = placeOf(operatorId, caseId)
  const answer = answersAt(place).find((each) => each.localId === localId)
  if (!answer || answer.isSending) return Promise.resolve(undefined)
  change(place, localId, { isSending: true, why: '', isRefused: false })
  const send = async (): Promise<Sent> => {
    try {
      const asked = { id: caseId, local_id: localId, text: answer.text }
      const sent = await callServer(caseOperatorCalls.answerCase, asked, { retries: 2 })
      remove(place, localId)
      return sent
    } catch (error) {
      change(place, localId, { isSending: false, why: failureText(error), isRefused: error instanceof Refused })
      throw error
    }
  }
  const sent = (lines.get(place) ?? Promise.resolve()).then(send, send)
  lines.set(place, sent)
  return sent
}

/** Sends what was written. */
export function sendAnswer(operatorId: number, caseId: number, text: string): Promise<Sent | undefined> {
  const place = placeOf(operatorId, caseId)
  const localId = newUuid()
  write(place, [...answersAt(place), { localId, text, isSending: false, why: '', isRefused: false }])
  return sendAgain(operatorId, caseId, localId)
}

/** Takes a refused one away, to be written anew. */
export function takeBack(operatorId: number, caseId: number, localId: string): void {
  remove(placeOf(operatorId, caseId), localId)
}

const draftKey = (operatorId: number, caseId: number): string => storageKey(`draft.${placeOf(operatorId, caseId)}`)

/** What was written and not sent, so that another case can be looked at meanwhile. */
export const draftOf = (operatorId: number, caseId: number): string =>
  sessionStorage.getItem(draftKey(operatorId, caseId)) ?? ''

export function storeDraft(operatorId: number, caseId: number, text: string): void {
  if (text === '') sessionStorage.removeItem(draftKey(operatorId, caseId))
  else sessionStorage.setItem(draftKey(operatorId, caseId), text)
  for (const listener of listeners) listener()
}
