import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { type ChatFolder, folderKinds } from '@cliffhanger/contract/chat/folders.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { MemberStore } from '../member-store.ts'
import type { Member } from '../members.ts'
import type { TestServer } from '../server.ts'
import type { Action } from './any-action.ts'

/** Makes a folder, puts a chat into one or takes it out, says otherwise what one holds, turns their order around, or deletes one (S-137). */
export async function fold(
  server: TestServer,
  { token }: Member,
  { back, isOn, conversation_id }: Pick<Action, 'back' | 'isOn'> & { readonly conversation_id: string },
): Promise<void> {
  const { list } = await server.succeed(chatCalls.listChatFolders, {}, { token })
  const look = {
    name: `Folder ${back}`,
    emoji: isOn ? '💼' : '',
    kinds: [...folderKinds.slice(0, back % 3)],
    no_muted: flagOf(isOn),
  }
  const one = list[back % Math.max(1, list.length)]
  if (!one || back === 0) {
    const made = { local_id: randomUUID(), ...look, conversation_ids: [conversation_id] }
    await server.call(chatCalls.addChatFolder, made, { token })
    return
  }
  const { folder_id, version, conversation_ids } = one
  switch (back % 4) {
    case 1:
      await server.call(chatCalls.fileChat, { folder_id, conversation_id, is_in: flagOf(isOn) }, { token })
      return
    case 2: {
      const chats = isOn ? [...conversation_ids, conversation_id] : [conversation_id]
      await server.call(chatCalls.editChatFolder, { folder_id, version, ...look, conversation_ids: chats }, { token })
      return
    }
    case 3: {
      const folder_ids = list.map((folder) => folder.folder_id).toReversed()
      await server.call(chatCalls.sortChatFolders, { folder_ids }, { token })
      return
    }
    default:
      await server.call(chatCalls.deleteChatFolder, { folder_id }, { token })
  }
}

/** The folders a device heard of, in their order, and those a new device is told of. */
export async function foldersBy(
  server: TestServer,
  { token }: Member,
  { folders }: MemberStore,
): Promise<{ readonly heard: readonly ChatFolder[]; readonly listed: readonly ChatFolder[] }> {
  return { heard: [...folders], listed: (await server.succeed(chatCalls.listChatFolders, {}, { token })).list }
}
