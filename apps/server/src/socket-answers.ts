import { syncEvents } from '@cliffhanger/contract/sync/events.ts'
import type { ServerContext } from './context.ts'
import type { ChatDomain } from './domains/chat/index.ts'
import type { GroupsDomain } from './domains/groups/index.ts'
import type { SessionDomain } from './domains/session/index.ts'
import type { SyncDomain } from './domains/sync/index.ts'
import type { GatewayNeeds } from './platform/realtime/gateway.ts'
import type { SocketAnswers } from './platform/realtime/socket-questions.ts'

interface AnsweringDomains {
  readonly chat: Pick<ChatDomain, 'notifyTyping'>
  readonly groups: Pick<GroupsDomain, 'watch'>
  readonly sync: Pick<SyncDomain, 'heads' | 'pull'>
}

/** What the sockets ask of the domains, in the words of the platform, which knows none of them. */
export const socketAnswers = (
  { db }: Pick<ServerContext, 'db'>,
  domains: AnsweringDomains & {
    readonly chat: Pick<ChatDomain, 'memberships' | 'notifyTyping'>
    readonly session: Pick<SessionDomain, 'member' | 'sessions'>
    readonly sync: Pick<SyncDomain, 'epoch'>
  },
): GatewayNeeds => ({
  ...domains.chat.memberships,
  authenticate: (token) => domains.session.member(token),
  endedAmong: (sessionIds) => domains.session.sessions.endedAmong(sessionIds),
  async logout(caller) {
    await domains.session.sessions.end(db, caller.sessionId, 'logout')
  },
  epoch: () => domains.sync.epoch(),
  answer: answerQuestion(domains),
})

/** Which domain answers which question of a device. */
export const answerQuestion =
  (domains: AnsweringDomains): SocketAnswers['answer'] =>
  async (socket, { action, data }) => {
    switch (action) {
      case syncEvents.heads.action:
        return domains.sync.heads(socket.caller.userId, data)
      case syncEvents.pull.action:
        return domains.sync.pull(socket.caller.userId, data)
      case 'watch_group':
        await domains.groups.watch(socket, data.group_id, data.on === 1)
        return undefined
      case 'typing':
        await domains.chat.notifyTyping(socket.caller.userId, data.conversation_id, data.doing)
        return undefined
      default:
        return action satisfies never
    }
  }
