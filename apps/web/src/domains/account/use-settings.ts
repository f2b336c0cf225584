import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { MemberSetting } from '@cliffhanger/contract/account/schemas.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { call } from '../../platform/server/client.ts'
import { runOptimistically } from '../../platform/server/optimistic.ts'
import { useCall } from '../../platform/server/queries.ts'

/** My preferences, and what switches one of them: shown at once, taken back where the server refuses. */
export const useSettings = () => {
  const { data, error, refetch } = useCall(accountCalls.getAccount, {})
  const change = (name: keyof MemberSetting, isOn: boolean): Promise<void> => {
    const changes: Partial<MemberSetting> = { [name]: flagOf(isOn) }
    return runOptimistically(
      accountCalls.getAccount,
      {},
      (account) => ({ ...account, setting: { ...account.setting, ...changes } }),
      async () => {
        await call(accountCalls.editOtherInfo, changes)
      },
    )
  }
  return { setting: data?.setting, error, refetch, change }
}
