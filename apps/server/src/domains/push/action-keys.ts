import { sealerOf } from '../../platform/security/sealed.ts'
import type { MasterSecrets } from '../../platform/security/secrets.ts'

/** Which notification a key came with: of which sign-in's browser, and of which message. */
export interface Notified {
  readonly sessionId: number
  readonly messageId: number
}

/** The right to act from a notification (S-150). A service worker has no token; what it was sent, only its browser could read. */
export interface ActionKeys {
  seal(notified: Notified): string
  /** Undefined where the key is none of ours. */
  open(key: string): Notified | undefined
}

export function openActionKeys(secrets: Pick<MasterSecrets, 'secret' | 'earlier'>): ActionKeys {
  const sealer = sealerOf(secrets, 'push-action')
  return {
    seal: ({ sessionId, messageId }) => sealer.seal(`${sessionId}.${messageId}`).toString('base64url'),
    open(key) {
      try {
        const [sessionId = 0, messageId = 0] = sealer.open(Buffer.from(key, 'base64url')).split('.').map(Number)
        return { sessionId, messageId }
      } catch {
        return undefined
      }
    },
  }
}
