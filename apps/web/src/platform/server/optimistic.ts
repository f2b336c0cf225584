import type { CallData, CallRequest, CallRow } from '@cliffhanger/contract/call.ts'
import type { Table } from 'dexie'
import * as z from 'zod/mini'
import { openTabTopic } from '../storage/tab-channel.ts'
import { callKey, queryClient } from './queries.ts'
import { recordError } from './request-log.ts'

/** Changes the answer of a call that is known on this device. What was asked before would undo the change by answering later: it is asked anew. */
export const changeAnswer = async <Row extends CallRow>(
  row: Row,
  input: CallRequest<Row>,
  change: (data: CallData<Row>) => CallData<Row>,
): Promise<void> => {
  const queryKey = callKey(row, input)
  if (queryClient.getQueryData<CallData<Row>>(queryKey) === undefined) return
  const isRequested = queryClient.isFetching({ queryKey }) > 0
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<CallData<Row>>(queryKey, (known) => (known === undefined ? known : change(known)))
  if (isRequested) queryClient.invalidateQueries({ queryKey }).catch(recordError)
}

/** Shows what an act will have changed in the answer of a call at once, and again when it is done, in case an answer from before it
 *  came between. Where the act fails, the answer is as before and is asked for again, for another change may have come between. */
export const runOptimistically = async <Row extends CallRow>(
  row: Row,
  input: CallRequest<Row>,
  change: (data: CallData<Row>) => CallData<Row>,
  action: () => Promise<void>,
): Promise<void> => {
  const queryKey = callKey(row, input)
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData<CallData<Row>>(queryKey)
  if (before !== undefined) queryClient.setQueryData(queryKey, change(before))
  try {
    await action()
  } catch (error) {
    queryClient.setQueryData(queryKey, before)
    await queryClient.invalidateQueries({ queryKey })
    throw error
  }
  await changeAnswer(row, input, change)
}

/** Has the answers of these calls asked for again, wherever they are shown. */
export const forgetAnswers = (...rows: readonly CallRow[]): Promise<void> => forget(rows.map(({ id }) => id))

/** What is forgotten within this time is asked for once: the reply to an act and the events about it come side by side. */
const gatherMs = 50

interface Requesting {
  readonly done: Promise<void>
  /** Its request has left: what is forgotten from now on may be missing in its answer. */
  hasLeft: boolean
}

const requesting = new Map<string, Requesting>()

/** Asks anew for the answers of one call. What is on its way is never given up: it is asked for again afterwards. */
const request = (id: string, after?: Promise<void>): Promise<void> => {
  const own: Requesting = { done: Promise.resolve(after).then(gather), hasLeft: false }
  async function gather(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, gatherMs))
    own.hasLeft = true
    const shown = { queryKey: [id], type: 'active' } as const
    const wasRequested = queryClient.isFetching(shown) > 0
    try {
      await queryClient.refetchQueries(shown, { cancelRefetch: false })
      // A screen had asked by itself, and was given what may be from before.
      if (wasRequested) await queryClient.refetchQueries(shown, { cancelRefetch: false })
    } finally {
      if (requesting.get(id) === own) requesting.delete(id)
    }
  }
  requesting.set(id, own)
  return own.done
}

const forgetOne = async (id: string): Promise<void> => {
  // What nobody looks at now is asked for when somebody does.
  await queryClient.invalidateQueries({ queryKey: [id], refetchType: 'none' })
  const before = requesting.get(id)
  return before && !before.hasLeft ? before.done : request(id, before?.done)
}

const forget = async (ids: readonly string[]): Promise<void> => {
  await Promise.all(ids.map(forgetOne))
}

/** Calls whose answers are old. */
const oldAnswers = openTabTopic('answers-old', z.object({ calls: z.array(z.string()) }))

oldAnswers.hear(({ calls }) => void forget(calls).catch(recordError))

/** The same in every tab of this device: the socket tells only one of them. */
export const forgetAnswersEverywhere = async (...rows: readonly CallRow[]): Promise<void> => {
  const calls = rows.map(({ id }) => id)
  oldAnswers.notify({ calls })
  await forget(calls)
}

/** Changes a row of the device's store at once, and takes the change back where the act fails. */
export const changeStored = async <Row extends object, Key>(
  table: Table<Row, Key>,
  key: Key,
  change: Partial<Row>,
  action: () => Promise<void>,
): Promise<void> => {
  const before = await table.get(key)
  if (before) await table.put({ ...before, ...change })
  try {
    await action()
  } catch (error) {
    const now = await table.get(key)
    const names = new Set(Object.keys(change))
    const former = Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => names.has(name)))
    if (now) await table.put({ ...now, ...former })
    throw error
  }
}
