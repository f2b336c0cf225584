import type { EventData, EventRow, StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { sendInTurn } from '../../../platform/realtime/departures.ts'
import { publishRoomFrames, publishRoomJoined, type RoomFrame } from '../../../platform/realtime/room-frames.ts'
import { voidFrame } from '../../../platform/realtime/void-frame.ts'

/** Name of a group's stream, as it crosses the wire (socket.md 3.1). A group is a room of the sockets, by the same number. */
export const groupStream = (groupId: number): string => `g_${groupId}`

/** The group of a conversation, or undefined where the name is none of a group. */
export function groupOf(stream: string): number | undefined {
  const [, groupId] = /^g_(\d+)$/.exec(stream) ?? []
  return groupId === undefined ? undefined : Number(groupId)
}

/** An event on its way into the stream of a group. */
export interface NewGroupEvent {
  readonly action: string
  readonly data: unknown
  /** Who reads it besides creator and managers; left out: every member. The others get `void` at its seq (socket.md 3.2). */
  readonly audience?: readonly number[]
  /** What the others get in place of `void`. */
  readonly otherwise?: (position: Omit<StatefulFrame, 'action' | 'data'>) => StatefulFrame
  /** Members outside `audience` who get `void` all the same: what the event tells of, they may not read. A pull has to judge alike. */
  readonly unseenBy?: readonly number[]
  /** What members see of it in place of `data`: most of them, and some. A pull has to show the same. */
  readonly shownAs?: {
    readonly most: unknown
    readonly some: readonly { readonly users: readonly number[]; readonly data: unknown }[]
  }
}

/** A group event by its row of the contract, which types its data. */
export const newGroupEvent = <Row extends EventRow>(
  row: Row,
  data: EventData<Row>,
  audience?: readonly number[],
): NewGroupEvent => ({ action: row.action, data, ...(audience && { audience }) })

/** Where a group's stream stands, and who sees what others do not. */
export interface GroupHead {
  readonly stream_id: number
  readonly last_seq: number
  readonly members_seq: number
  /** Creator and managers. */
  readonly admins: readonly number[]
}

/** Locks the group's stream until the commit and tells where it stands: the next event gets `last_seq + 1`.
 *  After the group's own row and its members' (socket.md 3.1), before any user stream. */
export const lockGroupStream = async (tx: Db, groupId: number): Promise<GroupHead> => {
  await tx.execute(`select from streams where name = $1 for no key update`, [groupStream(groupId)])
  // A statement of its own: it sees what was committed before the lock was ours.
  return tx.one(
    `select s.id as stream_id, s.last_seq, g.members_seq,
            array(select user_id from group_members where group_id = $1 and role in ('creator', 'manager') and left_seq is null) as admins
       from groups g join streams s on s.id = g.stream_id where g.group_id = $1`,
    [groupId],
  )
}

/**
 * Numbers and stores events of a group and wakes its members after the commit; answers the seq of the first.
 * Events of user streams (conv_added, conv_removed) come after it. Whoever changes who is in the group passes `joined`, empty
 * where somebody only goes: from this seq on, nobody is written to by an older list of members.
 */
export async function appendGroupEvents(
  { bus, clock }: Pick<ServerContext, 'bus' | 'clock'>,
  tx: Db,
  groupId: number,
  events: readonly NewGroupEvent[],
  { joined }: { readonly joined?: readonly number[] } = {},
): Promise<number> {
  const ts = clock()
  const head = await lockGroupStream(tx, groupId)
  await tx.execute(
    `with numbered as (
       update streams set last_seq = last_seq + $5, changed_ms = $6 where id = $1 returning id, last_seq - $5 as before
     )
     insert into events (stream_id, seq, action, data, audience, created_ms)
       select id, before + place, action, data, case when audience = '' then null else string_to_array(audience, ',')::bigint[] end, $6
         from numbered, unnest($2::text[], $3::json[], $4::text[]) with ordinality e(action, data, audience, place)`,
    [
      head.stream_id,
      events.map(({ action }) => action),
      events.map(({ data }) => JSON.stringify(data)),
      // Creator and managers read every event: an audience without others names nobody.
      events.map(({ audience }) => (audience ? [0, ...audience].join() : '')),
      events.length,
      ts,
    ],
  )
  const lastSeq = head.last_seq + events.length
  if (joined) await tx.execute(`update groups set members_seq = $2 where group_id = $1`, [groupId, lastSeq])
  const stream = groupStream(groupId)
  const frames = events.map((event, index) => roomFrameOf(event, head, { stream, seq: head.last_seq + 1 + index, ts }))
  sendInTurn(bus, tx, stream, head.last_seq + 1, () => {
    if (joined && joined.length > 0)
      publishRoomJoined(bus, { roomId: groupId, seq: head.last_seq + 1, userIds: joined })
    publishRoomFrames(bus, groupId, { membersSeq: joined ? lastSeq : head.members_seq, frames })
  })
  return head.last_seq + 1
}

/** What the sockets of the group get of an event: the first of `some` that names a member is theirs. */
function roomFrameOf(
  { action, data, audience, otherwise = voidFrame, unseenBy = [], shownAs }: NewGroupEvent,
  { admins }: GroupHead,
  position: Omit<StatefulFrame, 'action' | 'data'>,
): RoomFrame {
  const frame = { action, ...position, data }
  const some = [
    { users: audience ? [...admins, ...audience] : [], frame },
    { users: unseenBy, frame: voidFrame(position) },
    ...(shownAs?.some ?? []).map(({ users, data: theirs }) => ({ users, frame: { ...frame, data: theirs } })),
  ].filter(({ users }) => users.length > 0)
  const most = shownAs ? { ...frame, data: shownAs.most } : frame
  return { most: audience ? otherwise(position) : most, ...(some.length > 0 && { some }) }
}
