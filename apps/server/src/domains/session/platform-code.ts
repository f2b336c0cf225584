import type { CallContext } from '../../platform/http/handlers.ts'
import { refuseField } from '../../platform/http/refusal.ts'

/** Refuses 4000 when a client was built for another platform; a call that does not insist may leave the code out. */
export function checkPlatformCode({ settings }: Pick<CallContext, 'settings'>, platformCode: string | undefined): void {
  if (platformCode !== undefined && platformCode !== settings.PLAT_CODE) refuseField('plat_code')
}
