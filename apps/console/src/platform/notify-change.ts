import type { OperatorChange } from '@cliffhanger/contract/operators/change-schemas.ts'
import { changeStates } from '@cliffhanger/contract/operators/states.ts'
import { useNotify } from 'react-admin'
import { textOf } from './texts.ts'

/** Says whether what was asked for holds now or waits for a second operator; null: it was done at once. */
export const useNotifyChange = (): ((change: OperatorChange | null) => void) => {
  const notify = useNotify()
  return (change) =>
    change?.state === changeStates.waiting
      ? notify(textOf('operators.asked'), { type: 'info' })
      : notify(textOf('shell.saved'), { type: 'success' })
}
