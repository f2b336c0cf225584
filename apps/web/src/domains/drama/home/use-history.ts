import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { useCall } from '../../../platform/server/queries.ts'

/** More than this device keeps: others of the member's devices may have played something since. */
const requestedDramas = 24

/** What the member watched last, as the server tells it in today's language. */
export const useHistory = (enabled: boolean) =>
  useCall(collectionCalls.listMine, { type: 'history', page: 1, limit: requestedDramas }, { enabled })
