import type { CallData, CallRequest, CallRow } from '@cliffhanger/contract/call.ts'
import { callKey, queryClient } from './queries.ts'

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
export const forgetAnswers = async (...rows: readonly CallRow[]): Promise<void> => {
  await Promise.all(rows.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))
}
