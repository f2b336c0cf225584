import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { useEffect } from 'react'
import { call } from '../../platform/server/client.ts'
import { queryClient, useCall } from '../../platform/server/queries.ts'
import { storeUser, useUser } from '../../platform/session/session.ts'
import { applyBadge } from '../../shared/badges.ts'
import { stopAskingName } from '../../shared/people/name-asked.ts'

/** My record: what is stored is shown at once, what the server says replaces it. */
export const useAccount = () => {
  const stored = useUser()
  const { data, error, refetch } = useCall(accountCalls.getAccount, {})
  useEffect(() => {
    if (!data) return
    storeUser(data.user_info)
    applyBadge('friends', { type: 'set', count: data.friend_badge })
  }, [data])
  return { user: stored ?? data?.user_info ?? null, error, refetch }
}

const take = async (user: LoginUser): Promise<void> => {
  storeUser(user)
  await queryClient.invalidateQueries({ queryKey: [accountCalls.getAccount.id] })
}

/** Changes my public profile; rejects with the server's refusal. */
export const editProfile = async (changes: CallRequest<typeof accountCalls.editProfile>): Promise<void> => {
  await take((await call(accountCalls.editProfile, changes)).user_info)
  if (changes.nick_name !== undefined) stopAskingName()
}

/** Binds an email, a phone or an authenticator; rejects with the server's refusal. */
export const bindAccount = async (binding: CallRequest<typeof accountCalls.bindAccount>): Promise<void> =>
  take((await call(accountCalls.bindAccount, binding)).user_info)
