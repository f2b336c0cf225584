import { isNewMember, isVisit, shareCreditsADay } from '@cliffhanger/rules/drama/share.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { insertActions, insertActionsOnce } from '../discover/queries/actions.ts'
import type { DramaNeeds } from '../needs.ts'
import { countShare, creditVisit, findVisit, insertVisit, lockDay } from './queries/visits.ts'

/** Where a browser's secret id is not known its sign-in goes by another name, which is no device. */
const deviceName = /^[\w-]{16}$/

/**
 * Counts that a member opened a drama by somebody's link. A code that leads elsewhere counts for nothing, as does a visit to
 * oneself; a repeat is no second visit. The first one of a device and an account counts for the sharer's task of the day.
 */
export async function recordVisit(
  context: CallContext<'bearer'>,
  { rewards }: Pick<DramaNeeds, 'rewards'>,
  dramaId: number,
  code: string,
): Promise<void> {
  const { userId: visitorId, deviceId: device } = context.caller
  if (!deviceName.test(device)) return
  const nowMs = context.clock()
  await context.db.transaction(async (tx) => {
    const found = await findVisit(tx, { code, dramaId, visitorId, device: Buffer.from(device, 'base64url') })
    if (!found) return
    const sharerId = found.sharer_id
    const seen = {
      sharerId,
      visitorId,
      isOwnDevice: found.is_own_device,
      inviterId: found.inviter_id,
      registeredMs: found.registered_ms,
      nowMs,
    }
    if (!isVisit(seen)) return
    const day = platformDay(nowMs, context.settings.TIME_ZONE)
    const visit = { codeId: found.code_id, sharerId, dramaId, visitorId, device, isNewMember: isNewMember(seen), day }
    if (!(await insertVisit(tx, visit, nowMs))) return
    if ((await lockDay(tx, sharerId, day)) < shareCreditsADay) {
      await creditVisit(tx, visit)
      await rewards.facts.note(tx, [{ userId: sharerId, code: 'share', key: `${day}:${visitorId}` }])
    }
    await countShare(tx, dramaId)
    await insertActions(tx, visitorId, dramaId, ['share'], nowMs)
    await insertActionsOnce(tx, sharerId, [dramaId], 'share', nowMs)
  })
}
