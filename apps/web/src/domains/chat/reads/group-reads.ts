import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { type GroupMember, readByLimit } from '@cliffhanger/contract/groups/schemas.ts'
import { maySeeMembers } from '@cliffhanger/rules/groups/policy.ts'
import { call } from '../../../platform/server/client.ts'
import { databaseOf, type LocalDatabase } from '../../../platform/storage/local-database.ts'
import { groupConversation } from '../conversations/conversation.ts'
import { messagesBetween, sessionOf } from '../conversations/conversation-store.ts'
import { storeMembers } from '../conversations/groups-store.ts'
import type { GroupRow, MemberRow } from '../storage/rows.ts'

const pageSize = 100

/** Whether a group is small enough to show who has read what. */
const showsReaders = ({ member_total }: Pick<GroupRow, 'member_total'>): boolean =>
  member_total > 0 && member_total <= readByLimit

/** The members of a small group page by page, each with what they have read; they are stored as they come. */
async function* memberPages(database: LocalDatabase, groupId: number): AsyncGenerator<readonly GroupMember[]> {
  for (let page = 1; ; page++) {
    const { list, total } = await call(groupsCalls.listMembers, { group_id: groupId, page, limit: pageSize })
    await database.write(() => storeMembers(database, list))
    yield list
    if (page * pageSize >= total || list.length === 0) return
  }
}

/** What others have read, of these members, up to which message; 0: nothing. */
const readUpTo = (members: readonly GroupMember[], myId: number): number =>
  Math.max(0, ...members.filter(({ user_id }) => user_id !== myId).map(({ read_msg_id = 0 }) => read_msg_id))

const isShown = ({ seq, msg_type, is_review }: Message): boolean =>
  seq > 0 && msg_type !== 'sys_notice' && is_review === reviewStates.approved

/** Somebody has read the group up to this message: so are all of mine before it. */
const noteRead = (database: LocalDatabase, groupId: number, myId: number, messageId: number): Promise<void> =>
  database.write(async () => {
    const conversation = groupConversation(groupId)
    const session = await sessionOf(database, conversation, myId)
    const newest = await messagesBetween(database, conversation, 0, messageId)
      .reverse()
      .filter(({ seq }) => seq > 0)
      .first()
    if (session && newest && newest.seq > session.peer_read_seq)
      await database.sessions.put({ ...session, peer_read_seq: newest.seq })
  })

/** Whether somebody read my messages of a group while this device was away: receipts of groups are not kept for it (S-41). Asks once, and only where
 *  my newest message is not known to be read. */
export const learnGroupReads = async (database: LocalDatabase, groupId: number, myId: number): Promise<void> => {
  const group = await database.groups.get(groupId)
  if (!group || !showsReaders(group) || maySeeMembers(group, group.userRole) !== undefined) return
  const conversation = groupConversation(groupId)
  const [session, own] = await Promise.all([
    sessionOf(database, conversation, myId),
    messagesBetween(database, conversation, 0)
      .reverse()
      .filter((message) => message.sender_id === myId && isShown(message))
      .first(),
  ])
  if (!session || !own || own.seq <= session.peer_read_seq) return
  let read = 0
  for await (const members of memberPages(database, groupId)) {
    read = Math.max(read, readUpTo(members, myId))
    if (read >= own.msg_id) break
  }
  if (read > 0) await noteRead(database, groupId, myId, read)
}

/** Members of a small group who have read up to a message. */
export const loadReaders = async (
  myId: number,
  groupId: number,
  messageId: number,
): Promise<readonly Pick<MemberRow, 'user_id' | 'group_nickname' | 'user_nickname' | 'avatar_url'>[]> => {
  const readers = []
  for await (const members of memberPages(databaseOf(myId), groupId))
    readers.push(...members.filter(({ user_id, read_msg_id = 0 }) => user_id !== myId && read_msg_id >= messageId))
  return readers
}
