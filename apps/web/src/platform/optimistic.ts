import type { CallData, CallRequest, CallRow } from '@cliffhanger/contract/call.ts'
import type { Table } from 'dexie'
import { callKey, queryClient } from './queries.ts'
import { recordFault } from './request-log.ts'
import { hearTabs, tellTabs } from './tab-channel.ts'

/** Shows what an act will have changed in the answer of a call at once. Where the act fails, the answer is as before and is
 *  asked for again, for another change may have come between. */
export const actOptimistically = async <Row extends CallRow>(
  row: Row,
  input: CallRequest<Row>,
  change: (data: CallData<Row>) => CallData<Row>,
  act: () => Promise<void>,
): Promise<void> => {
  const queryKey = callKey(row, input)
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData<CallData<Row>>(queryKey)
  if (before !== undefined) queryClient.setQueryData(queryKey, change(before))
  try {
    await act()
  } catch (error) {
    queryClient.setQueryData(queryKey, before)
    await queryClient.invalidateQueries({ queryKey })
    throw error
  }
}

/** Has the answers of these calls asked for again, wherever they are shown. */
export const forgetAnswers = (...rows: readonly CallRow[]): Promise<void> => forget(rows.map(({ id }) => id))

const forget = async (ids: readonly string[]): Promise<void> => {
  await Promise.all(ids.map((id) => queryClient.invalidateQueries({ queryKey: [id] })))
}

hearTabs((message) => {
  if (message.kind === 'answers-old') forget(message.calls).catch(recordFault)
})

/** The same in every tab of this device: the socket tells only one of them. */
export const forgetAnswersEverywhere = async (...rows: readonly CallRow[]): Promise<void> => {
  const calls = rows.map(({ id }) => id)
  tellTabs({ kind: 'answers-old', calls })
  await forget(calls)
}

/** Changes a row of the device's store at once, and takes the change back where the act fails. */
export const changeStored = async <Row extends object, Key>(
  table: Table<Row, Key>,
  key: Key,
  change: Partial<Row>,
  act: () => Promise<void>,
): Promise<void> => {
  const before = await table.get(key)
  if (before) await table.put({ ...before, ...change })
  try {
    await act()
  } catch (error) {
    const now = await table.get(key)
    const names = new Set(Object.keys(change))
    const former = Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => names.has(name)))
    if (now) await table.put({ ...now, ...former })
    throw error
  }
}
