import type { ServerContext } from './context.ts'
import type { ChatDomain } from './domains/chat/index.ts'
import type { GroupsDomain } from './domains/groups/index.ts'
import type { SessionDomain } from './domains/session/index.ts'
import type { SyncDomain } from './domains/sync/index.ts'
import type { GatewayNeeds } from './platform/realtime/gateway.ts'

/** What the sockets ask of the domains, in the words of the platform, which knows none of them. */
export const socketAnswers = (
  { db }: Pick<ServerContext, 'db'>,
  domains: {
    readonly chat: Pick<ChatDomain, 'memberships'>
    readonly groups: Pick<GroupsDomain, 'watch'>
    readonly session: Pick<SessionDomain, 'member' | 'sessions'>
    readonly sync: SyncDomain
  },
): GatewayNeeds => ({
  ...domains.chat.memberships,
  authenticate: (token) => domains.session.member(token),
  endedAmong: (sessionIds) => domains.session.sessions.endedAmong(sessionIds),
  logout: (caller) => domains.session.sessions.end(db, caller.sessionId, 'logout'),
  epoch: () => domains.sync.epoch(),
  heads: (userId, question) => domains.sync.heads(userId, question),
  pull: (userId, question) => domains.sync.pull(userId, question),
  watchGroup: (watcher, groupId, isOn) => domains.groups.watch(watcher, groupId, isOn),
})
