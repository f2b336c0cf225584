import { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import type { MoneyWaiting } from '@cliffhanger/contract/payments/operator-finance-schemas.ts'
import { useGetOne } from 'react-admin'
import type { Source } from '../../platform/data-provider.ts'
import { isSomebodyHere } from '../../platform/presence.ts'
import { callServer } from '../../platform/server.ts'
import { useMayDo } from '../../platform/use-may-do.ts'

/** The figures are one thing: id 1. */
const onlyOne = 1
const pollMs = 60_000

type Stored = MoneyWaiting & { readonly id: number }

const readMoneyWaiting = async (): Promise<Stored> => ({
  id: onlyOne,
  ...(await callServer(financeOperatorCalls.getMoneyWaiting, {})).waiting,
})

export const moneyWaitingSource: Source = {
  list: async () => ({ list: [await readMoneyWaiting()], total: 1 }),
  one: () => readMoneyWaiting(),
}

const whileSomebodyIsHere = () => (isSomebodyHere() ? pollMs : false)

/** What waits for operators who handle money. Asks every minute while an operator looks at the page; undefined without the permission
 *  `finance.read`. */
export const useMoneyWaiting = (): MoneyWaiting | undefined => {
  const mayRead = useMayDo()('finance.read')
  const options = { enabled: mayRead, refetchInterval: whileSomebodyIsHere } as const
  return useGetOne<Stored>('money-waiting', { id: onlyOne }, options).data
}
