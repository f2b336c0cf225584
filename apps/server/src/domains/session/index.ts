import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Authentication, MemberCaller } from '../../platform/http/callers.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { openMemberAuthentication } from './authentication.ts'
import { sessionHandlers } from './calls/handlers.ts'
import type { SessionDeps } from './deps.ts'
import { forgetJob, forgetPast } from './forget.ts'
import type { SessionNeeds } from './needs.ts'
import { createSessionOperator, type SessionOperator } from './operator.ts'
import { openPlatformReader } from './platform-configuration.ts'
import { isProvenSession, updatePushToken } from './queries/login-sessions.ts'
import { registerRemoteConfig } from './remote-config.ts'
import { openSessions, type Sessions } from './sessions.ts'

export { seedDemoPlatform } from './demo-platform.ts'
export type { MemberOverviewRow } from './queries/member-overview.ts'
export type { MemberSessionRow } from './queries/member-sessions.ts'
export type { PublishedVersion } from './queries/published-texts.ts'
export { readAgreement } from './read-agreement.ts'
export type { Sessions } from './sessions.ts'

export interface SessionDomain extends Domain {
  readonly member: Authentication['member']
  /** Whether a login session has not ended. */
  isLive(caller: Pick<MemberCaller, 'userId' | 'sessionId'>): Promise<boolean>
  /** Whether a sign-in showed more than a device id. */
  readonly isProvenSession: typeof isProvenSession
  /** Where a sign-in receives pushes; '' ends them. */
  readonly updatePushToken: typeof updatePushToken
  readonly sessions: Sessions
  /** The platform's configuration, cached. */
  platform(): Promise<PlatformSettings>
  /** What operators do about sign-ins, the configuration, agreements and versions. */
  readonly operator: SessionOperator
}

/** Signing in, staying signed in, and what a client must know before. */
export function createSessionDomain(context: ServerContext, domains: SessionNeeds): SessionDomain {
  const reader = openPlatformReader(context)
  const authentication = openMemberAuthentication(context)
  const deps: SessionDeps = { domains, sessions: openSessions(context, domains), platform: () => reader.read() }
  return {
    member: authentication.member,
    isLive: authentication.isLive,
    isProvenSession,
    updatePushToken,
    sessions: deps.sessions,
    platform: deps.platform,
    operator: createSessionOperator(),
    calls: bindCalls(sessionCalls, sessionHandlers(deps)),
    routes: (app) => registerRemoteConfig(app, context, deps),
    async start() {
      await context.jobs.work(forgetJob, () => forgetPast(context))
    },
    stop() {
      authentication.stop()
      reader.stop()
    },
  }
}
