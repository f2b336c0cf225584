import { ECDH } from 'node:crypto'
import type { PushSubscription } from '@cliffhanger/contract/push/schemas.ts'
import { refuseField } from '../../platform/http/refusal.ts'
import type { PushServices } from './push-service.ts'

/** Refuses 4000 for an address we do not send to, and for a key nothing can be encrypted for. */
export function checkSubscription(services: PushServices, { endpoint, p256dh }: PushSubscription): void {
  if (!services.accepts(endpoint)) refuseField('endpoint')
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
  } catch {
    refuseField('p256dh')
  }
}
