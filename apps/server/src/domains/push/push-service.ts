import { createECDH, createHash } from 'node:crypto'
import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { PushNotice, PushSubscription } from '@cliffhanger/contract/push/schemas.ts'
import webPush from 'web-push'
import type { ServerContext } from '../../context.ts'
import { isPublicEndpoint, lookupPublic } from '../../platform/outgoing/public-address.ts'
import type { Secrets } from '../../platform/security/secrets.ts'
import type { Settings } from '../../settings.ts'

/** What a push service answered: it took the notification, the browser is gone for good, it may work later, it never will. */
export type Outcome =
  | { readonly kind: 'delivered' | 'gone' }
  | { readonly kind: 'failed' | 'refused'; readonly reason: string }

/** The push services of the browsers, as this platform speaks to them. */
export interface PushServices {
  /** Base64url of the key browsers subscribe with. */
  readonly publicKey: string
  /** Whether notifications may be sent there at all. */
  accepts(endpoint: string): boolean
  /** Encrypts the notification for the browser (RFC 8291) and hands it to its push service; never rejects. */
  send(subscription: PushSubscription, notice: PushNotice): Promise<Outcome>
  close(): void
}

const timeoutMs = 5000
/** How long a push service keeps a notification for a browser that is off. */
const retentionSeconds = 86_400
const socketsPerService = 32

export function openPushServices({ settings, secrets }: Pick<ServerContext, 'settings' | 'secrets'>): PushServices {
  const isInnerAllowed = settings.PUSH_PRIVATE
  const keys = vapidKeys(secrets)
  const vapidDetails = { ...keys, subject: contactOf(settings) }
  const common = { keepAlive: true, maxSockets: socketsPerService, timeout: 30_000 }
  const httpsAgent = new HttpsAgent({ ...common, ...(!isInnerAllowed && { lookup: lookupPublic }) })
  const httpAgent = new HttpAgent(common)

  const accepts = (endpoint: string): boolean =>
    isInnerAllowed ? /^https?:$/.test(URL.parse(endpoint)?.protocol ?? '') : isPublicEndpoint(endpoint)

  const post = (endpoint: string, headers: Record<string, string>, body: Buffer): Promise<number> =>
    new Promise((resolve, reject) => {
      const isTls = endpoint.startsWith('https:')
      const options = {
        method: 'POST',
        headers,
        agent: isTls ? httpsAgent : httpAgent,
        signal: AbortSignal.timeout(timeoutMs),
      }
      const request = (isTls ? httpsRequest : httpRequest)(endpoint, options, (response) => {
        response.on('error', reject)
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      request.on('error', reject)
      request.end(body)
    })

  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, notice) {
      // What was allowed when the browser subscribed may not be allowed any more.
      if (!accepts(endpoint)) return { kind: 'refused', reason: 'not a public address' }
      try {
        const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
          vapidDetails,
          TTL: retentionSeconds,
          urgency: 'high',
          topic: topicOf(notice.tag),
        })
        return outcomeOf(await post(endpoint, details.headers, details.body))
      } catch (error) {
        return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
      }
    },
    close() {
      httpsAgent.destroy()
      httpAgent.destroy()
    },
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const reason = `the push service answered ${status}`
  return status === 429 || status >= 500 ? { kind: 'failed', reason } : { kind: 'refused', reason }
}

/** A push service keeps only the newest notification of a topic for a browser that is off; 32 characters at most. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32)

/** The platform's key pair (RFC 8292), made of its lasting root: the same in every process and at every start. */
function vapidKeys(secrets: Secrets, name = 'vapid'): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
  const privateKey = secrets.lasting(name)
  try {
    pair.setPrivateKey(privateKey)
  } catch {
    // One in four billion secrets is no number of the curve.
    return vapidKeys(secrets, `${name}-next`)
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

function contactOf({ PUSH_CONTACT, PUBLIC_URL, MAIL_FROM }: Settings): string {
  if (PUSH_CONTACT) return PUSH_CONTACT
  if (PUBLIC_URL.startsWith('https:')) return PUBLIC_URL
  return `mailto:${/<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`
}
