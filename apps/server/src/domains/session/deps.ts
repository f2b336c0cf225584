import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { SessionNeeds } from './needs.ts'
import type { Sessions } from './sessions.ts'

/** What the calls of this domain share. */
export interface SessionDeps {
  readonly domains: SessionNeeds
  readonly sessions: Sessions
  /** The platform's configuration, cached. */
  platform(): Promise<PlatformSettings>
}
