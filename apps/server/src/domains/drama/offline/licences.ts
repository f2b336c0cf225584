import type { OfflineLicence } from '@cliffhanger/contract/drama/offline-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Membership } from '@cliffhanger/rules/drama/can-play.ts'
import { judgeSaving, licenceEndMs, type OfflineRefusal, offlineLimits } from '@cliffhanger/rules/drama/offline.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { membershipEndMs } from '../../membership/index.ts'
import { denialOf } from '../present.ts'
import type { EpisodeRow } from '../queries/episodes.ts'
import { countHeld, countOtherDevices, lockLicences, saveLicence } from './queries.ts'

type Caller = Pick<CallContext<'bearer'>, 'db' | 'caller' | 'clock' | 'settings'>

/** A licence that was granted, or why it was not. `endsMs` is also the end of what opens the episode, where that comes sooner. */
export type Granted = { readonly endsMs: number } | { readonly refusal: OfflineRefusal }

/** Grants the device of the caller a licence for an episode they may watch, or renews it. Whether they may is the caller's to decide first. */
export function grantLicence(context: Caller, episode: EpisodeRow): Promise<Granted> {
  const { userId, deviceId, sessionId } = context.caller
  const licence = { userId, deviceId, sessionId, episodeId: episode.id }
  return context.db.transaction(async (tx) => {
    await lockLicences(tx, userId)
    const nowMs = context.clock()
    const held = await countHeld(tx, licence, nowMs)
    const history = {
      otherDevices: held.is_held ? 0 : await countOtherDevices(tx, licence, nowMs),
      onDevice: held.on_device,
      inDay: held.in_day,
      isHeld: held.is_held,
    }
    const limits = { ...offlineLimits, perDay: offlineLimits.perDay * context.settings.RATE_FACTOR }
    const refusal = judgeSaving(history, limits)
    if (refusal) return { refusal }
    const endsMs = licenceEndMs(await openedUntilMs(tx, episode, userId, nowMs), nowMs)
    await saveLicence(tx, licence, endsMs, nowMs)
    return { endsMs }
  })
}

/** When the membership ends without which the episode would be locked; undefined where none is needed. */
const openedUntilMs = async (
  db: Db,
  episode: EpisodeRow,
  userId: number,
  nowMs: number,
): Promise<number | undefined> => (denialOf(episode, 'none') === '' ? undefined : membershipEndMs(db, userId, nowMs))

/** A licence as the contract has it; without an episode members see, or the right to it, there is none. */
export async function renewLicence(
  context: Caller,
  asked: Pick<OfflineLicence, 'video_id' | 'number'>,
  episode: EpisodeRow | undefined,
  membership: Membership,
): Promise<OfflineLicence> {
  const ended = (reason: OfflineLicence['deny_reason']) => ({ ...asked, end_time: 0, deny_reason: reason })
  if (!episode) return ended('gone')
  const denial = denialOf(episode, membership)
  if (denial !== '') return ended(denial)
  const granted = await grantLicence(context, episode)
  return 'refusal' in granted ? ended('limit') : presentLicence(asked, granted.endsMs)
}

export const presentLicence = (
  { video_id, number }: Pick<OfflineLicence, 'video_id' | 'number'>,
  endsMs: number,
): OfflineLicence => ({ video_id, number, end_time: toSeconds(endsMs), deny_reason: '' })
