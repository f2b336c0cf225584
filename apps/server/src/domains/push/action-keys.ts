import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { Clock } from '../../platform/clock.ts'
import { sealerOf } from '../../platform/security/sealed.ts'
import type { MasterSecrets } from '../../platform/security/secrets.ts'

/** Which notification a key came with: of which sign-in's browser, and of which message. */
export interface Notified {
  readonly sessionId: number
  readonly messageId: number
}

/** Longer than a push service keeps a notification, and a weekend without a network besides. */
const lastsMs = 3 * dayMs

/** The right to act from a notification (S-150). A service worker has no token; what it was sent, only its browser could read. */
export interface ActionKeys {
  seal(notified: Notified): string
  /** Undefined where the key is none of ours, or too old. */
  open(key: string): Notified | undefined
}

export function openActionKeys(secrets: Pick<MasterSecrets, 'secret' | 'earlier'>, clock: Clock): ActionKeys {
  const sealer = sealerOf(secrets, 'push-action')
  return {
    seal: ({ sessionId, messageId }) =>
      sealer.seal(`${sessionId}.${messageId}.${clock() + lastsMs}`).toString('base64url'),
    open(key) {
      try {
        const opened = sealer.open(Buffer.from(key, 'base64url'))
        const [sessionId = 0, messageId = 0, untilMs = 0] = opened.split('.').map(Number)
        return clock() < untilMs ? { sessionId, messageId } : undefined
      } catch {
        return undefined
      }
    },
  }
}
