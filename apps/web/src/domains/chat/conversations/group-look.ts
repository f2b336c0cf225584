import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { mosaicOf } from '@cliffhanger/rules/groups/member-faces.ts'
import type { SessionRow } from '../storage/rows.ts'

type Look = Pick<SessionRow, 'chat_name' | 'nick_name' | 'chat_face' | 'chat_faces'>

/** What a group's conversation is called and looks like to its reader. */
export const groupLook = (
  group: Pick<Group, 'group_name' | 'avatar_url' | 'member_faces'>,
  readerId: number,
): Look => ({
  chat_name: group.group_name,
  nick_name: group.group_name,
  chat_face: group.avatar_url,
  chat_faces: mosaicOf(group, readerId),
})
