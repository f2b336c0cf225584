import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { ServerContext } from '../../context.ts'
import type { MemberCaller } from '../../platform/http/callers.ts'

/** What media needs of its neighbours. They stand above, so their port is declared here. */
export interface MediaNeeds {
  readonly session: {
    /** Whether a login session has not ended; asked for every file, so it must not cost a look at the database each time. */
    isLive(caller: Pick<MemberCaller, 'userId' | 'sessionId'>): Promise<boolean>
    /** The platform's configuration: where the client is loaded from. */
    platform(): Promise<Pick<PlatformSettings, 'h5_url'>>
  }
}

/** What media takes of the context. */
export type MediaContext = Pick<
  ServerContext,
  'bus' | 'db' | 'storage' | 'jobs' | 'clock' | 'log' | 'settings' | 'secrets' | 'limits'
>
