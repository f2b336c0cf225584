import type { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { getAccount } from '../../../account/index.ts'
import type { DramaNeeds } from '../../needs.ts'
import { shortInvitePath } from '../invite-address.ts'

/** The addresses that carry the caller's code to whoever opens them (S-103), and those of the packages. */
export const getInviteAddress =
  (domains: DramaNeeds): Handler<typeof collectionCalls.getInviteAddress> =>
  async ({ db, caller, origin }) => {
    const { h5_url, android_url, ios_url } = await domains.session.platform()
    const base = (h5_url || origin).replace(/\/+$/, '')
    const { user_code: code } = await getAccount(db, caller.userId)
    return { url: `${base}/#/?u=${code}`, android_url, ios_url, short_url: `${base}${shortInvitePath}${code}` }
  }
