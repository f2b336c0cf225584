import type { OfflineLicence } from '@cliffhanger/contract/drama/offline-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { judgeSavings, licenceEndMs, type OfflineRefusal, offlineLimits } from '@cliffhanger/rules/drama/offline.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { membershipEndMs } from '../../membership/index.ts'
import { membershipOf } from '../membership-of.ts'
import { denialOf } from '../present.ts'
import { type EpisodeRow, listNamedEpisodes } from '../queries/episodes.ts'
import { countOtherDevices, type EpisodeName, endLicences, lockLicences, readCopies, saveLicences } from './queries.ts'

type Device = Pick<CallContext<'bearer'>, 'db' | 'caller' | 'clock' | 'settings'>

/** A licence that was granted, or why it was not. `endsMs` is also the end of what opens the episode, where that comes sooner. */
export type Granted = { readonly endsMs: number } | { readonly refusal: OfflineRefusal }

/** Does something about the licences of the caller, and nothing else at once. */
const alone = <Result>(device: Device, work: (inside: Device) => Promise<Result>): Promise<Result> =>
  device.db.transaction(
    async (tx) => {
      await lockLicences(tx, device.caller.userId)
      return work({ ...device, db: tx })
    },
    { retries: 3 },
  )

/** Grants the device of the caller a licence for an episode they may watch, or renews it. Whether they may is the caller's to decide first. */
export const grantLicence = (device: Device, episode: EpisodeRow): Promise<Granted | undefined> =>
  alone(device, async (inside) => (await grantAll(inside, [episode])).get(episode.id))

/** Renews what the device holds, all in one transaction. What ended says why, and refuses nothing of the rest. A device that names all it holds
 *  gives up what it deleted without a network, which makes room before anything is judged. */
export const renewAll = (device: Device, names: readonly EpisodeName[], isAll: boolean): Promise<OfflineLicence[]> =>
  alone(device, async (inside) => {
    const { db: tx, caller, clock } = inside
    if (isAll) await endLicences(tx, caller, 'others', names, clock())
    const membership = await membershipOf(inside)
    const found = await listNamedEpisodes(tx, caller.userId, names)
    const episodes = new Map(found.map((row) => [keyOf({ video_id: row.drama_id, number: row.number }), row]))
    const named = new Set(names.flatMap((name) => episodes.get(keyOf(name)) ?? []))
    const granted = await grantAll(
      inside,
      [...named].filter((row) => denialOf(row, membership) === ''),
    )
    return names.map((name) => {
      const episode = episodes.get(keyOf(name))
      const licence = episode && granted.get(episode.id)
      if (licence) return 'refusal' in licence ? ended(name, 'limit') : presentLicence(name, licence.endsMs)
      return ended(name, episode ? denialOf(episode, membership) : 'gone')
    })
  })

/** Ends licences of the caller's device; answers how many had not ended. */
export const release = (device: Device, names: readonly EpisodeName[]): Promise<number> =>
  alone(device, ({ db: tx, caller, clock }) => endLicences(tx, caller, 'these', names, clock()))

const keyOf = ({ video_id, number }: EpisodeName): string => `${video_id}/${number}`

/** Licences for these episodes, each there once, in their order, under the lock. */
async function grantAll(
  { db: tx, caller, clock, settings }: Device,
  episodes: readonly EpisodeRow[],
): Promise<ReadonlyMap<number, Granted>> {
  const nowMs = clock()
  const { held, begun, in_day: inDay } = await readCopies(tx, caller, nowMs)
  const isRenewed = episodes.every(({ id }) => held.includes(id))
  const otherDevices = isRenewed ? 0 : await countOtherDevices(tx, caller, nowMs)
  const limits = { ...offlineLimits, perDay: offlineLimits.perDay * settings.RATE_FACTOR }
  const refusals = judgeSavings(
    { otherDevices, inDay, held, begun },
    episodes.map(({ id }) => id),
    limits,
  )
  // When the membership ends without which some of them would be locked.
  const memberEndMs = episodes.some(isOpenedByMembership) ? await membershipEndMs(tx, caller.userId, nowMs) : undefined
  const granted = episodes.map((episode, index): readonly [number, Granted] => {
    const refusal = refusals[index]
    const endsMs = licenceEndMs(isOpenedByMembership(episode) ? memberEndMs : undefined, nowMs)
    return [episode.id, refusal ? { refusal } : { endsMs }]
  })
  const licences = granted.flatMap(([id, each]) =>
    'refusal' in each ? [] : [{ episode_id: id, ends_ms: each.endsMs }],
  )
  if (licences.length > 0) await saveLicences(tx, caller, licences, nowMs)
  return new Map(granted)
}

const isOpenedByMembership = (episode: EpisodeRow): boolean => denialOf(episode, 'none') !== ''

const ended = ({ video_id, number }: EpisodeName, reason: OfflineLicence['deny_reason']): OfflineLicence => ({
  video_id,
  number,
  end_time: 0,
  deny_reason: reason,
})

export const presentLicence = ({ video_id, number }: EpisodeName, endsMs: number): OfflineLicence => ({
  video_id,
  number,
  end_time: toSeconds(endsMs),
  deny_reason: '',
})
