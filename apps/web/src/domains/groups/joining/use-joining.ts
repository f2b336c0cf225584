import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { JoinEntry, JoinInfo } from '@cliffhanger/contract/groups/join-links.ts'
import { call } from '../../../platform/server/client.ts'
import { useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'

interface Joining {
  readonly code: string
  readonly info: JoinInfo
  /** Shows the group's chat. */
  readonly open: () => void
  /** Asks anew what the link offers. */
  readonly refresh: () => Promise<unknown>
}

/** What a link offers at this moment, and coming in by it or asking to (S-135). */
export const useJoining = ({ code, info: { group, entry: offered }, open, refresh }: Joining) => {
  const t = useTexts()
  const { group_id, group_name } = group
  // Somebody let me in while I look at it.
  const isIn = useStored(async (database) => (await database.groups.get(group_id)) !== undefined, [group_id]) ?? false
  const join = useAction(async () => {
    try {
      const reply = await call(groupsCalls.joinByLink, { code })
      if (reply.entry === 'member') {
        toast(t('joining.joined', { name: group_name }))
        return open()
      }
    } catch (error) {
      await refresh()
      throw error
    }
    await refresh()
  })
  const entry: JoinEntry = isIn ? 'member' : offered
  return { entry, join }
}

/** Why nobody comes in, or what became of it; nothing where there is something to do. */
export const entryTitles = {
  join: undefined,
  ask: undefined,
  waiting: 'joining.asked',
  member: 'joining.member',
  full: 'joining.full',
  closed: 'joining.closed',
  banned: 'joining.banned',
  refused: 'joining.refused',
} as const satisfies Record<JoinEntry, string | undefined>
