import { useEffect } from 'react'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { databaseOf } from '../../../platform/storage/local-database.ts'
import type { GroupRow } from '../storage/rows.ts'
import { changeGroup } from './groups-store.ts'

/** S-122: a mute of mine ends on this device, too, when its time is over, in every tab that shows the group. */
export const useOwnMute = (myId: number, group: GroupRow | undefined): void => {
  const groupId = group?.group_id ?? 0
  const untilMs = group?.userMuted === 1 ? (group.userMutedUntil ?? 0) * 1000 : 0
  useEffect(() => {
    if (untilMs === 0) return
    const end = () => {
      const database = databaseOf(myId)
      database
        .write(() =>
          // Another mute may have taken its place.
          changeGroup(database, groupId, ({ userMutedUntil = 0 }) =>
            userMutedUntil * 1000 === untilMs ? { userMuted: 0, userMutedUntil: 0 } : {},
          ),
        )
        .catch(ignoreQuietly)
    }
    const timer = setTimeout(end, Math.max(0, untilMs - serverNowMs()))
    return () => clearTimeout(timer)
  }, [myId, groupId, untilMs])
}
