import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { idIn } from './id-in.ts'

/** What the address of a chat tells. */
export interface Opening {
  readonly targetId: number
  /** A message to open at; 0 = none. */
  readonly startAt: number
  /** What the screen before knew of the person or group. */
  readonly knownName: string
  readonly knownFace: string
}

/** Reads the address of a chat by the names its kind has there. */
export const useOpening = (idName: 'friend_idx' | 'group_id', titleName: 'nick_name' | 'group_name'): Opening => {
  const query = useScreenQuery()
  return {
    targetId: idIn(query, idName),
    startAt: idIn(query, 'msg_id'),
    knownName: query.get(titleName) ?? '',
    knownFace: query.get('avatar_url') ?? '',
  }
}
