import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { streamOf } from '../../domains/chat/testing.ts'
import { joiningIn } from '../../domains/groups/joining/testing.ts'
import { newGroup } from '../../domains/groups/testing.ts'
import { registeredFilm } from '../../domains/uploads/testing.ts'
import { type Member, newMember } from '../members.ts'
import type { TestServer } from '../server.ts'
import { askedPoll, type GroupScene, type Scene } from './hostile-acts.ts'

/** What somebody wrote in a chat: a text and a poll. */
async function write(server: TestServer, { token }: Member, { chat_type, target_id }: Scene['chat']) {
  const row = chat_type === 'group' ? chatCalls.sendGroupMessage : chatCalls.sendPrivateMessage
  const message = { target_id, content_text: textContent('hello') }
  const poll = { target_id, msg_type: 'poll', content_text: askedPoll } as const
  return {
    text: (await server.succeed(row, { local_id: randomUUID(), ...message }, { token })).msg_id,
    poll: (await server.succeed(row, { local_id: randomUUID(), ...poll }, { token })).msg_id,
  }
}

const schedule = async (server: TestServer, { token }: Member, chat: Scene['chat']): Promise<number> => {
  const send_time = Math.floor(server.context.clock() / 1000) + 7200
  const later = { ...chat, local_id: randomUUID(), content_text: textContent('later'), send_time }
  return (await server.succeed(chatCalls.scheduleMessage, later, { token })).scheduled_id
}

/** What an actor has that stands in no chat: an empty folder, a picture and a film they registered. */
export async function ownThings(server: TestServer, actor: Member) {
  const { userId, token } = actor
  const { folder_id } = await server.succeed(
    chatCalls.addChatFolder,
    { local_id: randomUUID(), name: 'Mine', emoji: '', kinds: [], no_muted: 0, conversation_ids: [] },
    { token },
  )
  const proof = `chat/${userId}/202611/${randomUUID().replaceAll('-', '')}.png`
  await server.context.db.execute(
    `insert into uploads (user_id, upload_type, resource_type, url, thumb_url, file_name, file_total, file_size, file_hash, content_type,
       stored_size, stored_hash, width, height, duration_ms, created_ms, registered_ms)
     values ($1, 'chat', 'image', $2, '', 'a.png', 1, 1, repeat('0', 64), 'image/png', 1, repeat('0', 64), 1, 1, 0, 0, 1)`,
    [userId, proof],
  )
  return { folderId: folder_id, proof, film: await registeredFilm(server, actor, 3) }
}

/** A group of four with something of everything; the actor is in it, in it as a manager, or nobody there ever met them. */
export async function groupScene(server: TestServer, as: 'manager' | 'member' | 'stranger') {
  const { groupId, creator, members } = await newGroup(server, { friends: 3, managers: as === 'manager' ? 1 : 0 })
  const [first, other, target = other] = members
  const chat = { chat_type: 'group', target_id: groupId } as const
  const joining = joiningIn(server)
  const { link_id: linkId, code } = (await joining.add(creator, groupId)).data
  const asker = await newMember(server)
  await joining.join(asker, (await joining.add(creator, groupId, { needs_approval: 1 })).data)
  const [own, theirs] = [await write(server, first, chat), await write(server, other, chat)]
  const actor = as === 'stranger' ? await newMember(server) : first
  const scene: GroupScene = {
    ...{ actor, chat, conversation_id: `g_${groupId}`, target, asker, linkId, code },
    ...{ theirs: theirs.text, theirPoll: theirs.poll, own: own.text, ownPoll: own.poll },
    scheduledId: await schedule(server, first, chat),
    ...(await ownThings(server, actor)),
  }
  return { scene, groupId, creator, others: [creator, other] as const }
}

/** The chat of two friends with something of everything, as one of them comes upon it, or somebody whom neither knows. */
export async function privateScene(server: TestServer, as: 'friend' | 'stranger') {
  const [one, peer] = [await newMember(server), await newMember(server)]
  await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, one.userId, peer.userId))
  const chat = { chat_type: 'private', target_id: peer.userId } as const
  const own = await write(server, one, chat)
  const theirs = await write(server, peer, { ...chat, target_id: one.userId })
  const actor = as === 'stranger' ? await newMember(server) : one
  const scene: Scene = {
    ...{ actor, chat, conversation_id: streamOf(one, peer) },
    ...{ theirs: theirs.text, theirPoll: theirs.poll, own: own.text, ownPoll: own.poll },
    scheduledId: await schedule(server, one, chat),
    ...(await ownThings(server, actor)),
  }
  return { scene, peer, others: as === 'stranger' ? ([one, peer] as const) : ([peer] as const) }
}
