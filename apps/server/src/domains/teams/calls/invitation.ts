import type { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findParent, findUsers, getAccount } from '../../account/index.ts'
import { readAgreement } from '../../session/index.ts'
import { inviteLink } from '../invite-link.ts'
import type { TeamsNeeds } from '../needs.ts'
import { countInvitees } from '../queries/team.ts'

/** The rules of teams among the agreements. */
const teamRules = 2

export const getInvitation =
  ({ session, rewards }: TeamsNeeds): Handler<typeof teamCalls.getInvitation> =>
  async ({ db, caller, language, origin }) => {
    const account = await getAccount(db, caller.userId)
    const parents = account.inviter_id === null ? undefined : await findUsers(db, [account.inviter_id])
    const parent = parents?.get(account.inviter_id ?? 0)
    return {
      user_code: account.user_code,
      url: inviteLink(await session.platform(), origin, account.user_code),
      rule: (await readAgreement(db, language, teamRules))?.content ?? '',
      invite_total: await countInvitees(db, caller.userId),
      reward_total: formatMinor(await rewards.sumInviteGold(db, caller.userId), coinScale.gold),
      coin_code: 'gold',
      parent: parent ? { user_id: parent.user_id, nick_name: parent.nick_name, avatar_url: parent.avatar_url } : null,
    }
  }

/** Whose code this is: what their invitation says of them, and nothing else. */
export const getInviter: Handler<typeof teamCalls.getInviter> = async ({ db }, { code }) => {
  const inviter = (await findParent(db, code)) ?? refuse('inviteCodeUnknown')
  return { user_id: inviter.id, nick_name: inviter.nick_name, avatar_url: inviter.avatar_url }
}
