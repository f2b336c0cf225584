import type { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { PushServices } from '../push-service.ts'

/** The key browsers subscribe with; the same for the life of the platform. */
export const getPushKey =
  (services: PushServices): Handler<typeof pushCalls.getPushKey> =>
  () => ({ public_key: services.publicKey })
