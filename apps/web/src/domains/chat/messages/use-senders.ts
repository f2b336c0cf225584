import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import { useEffect } from 'react'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { databaseOf } from '../../../platform/storage/local-database.ts'
import type { Conversation } from '../conversations/conversation.ts'
import { loadSenders } from '../conversations/groups-store.ts'

/** Asks for the names of people who wrote these messages of a group and are not known here. */
export const useSenders = (
  myId: number,
  { chatType, targetId }: Pick<Conversation, 'chatType' | 'targetId'>,
  messages: readonly Pick<Message, 'sender_id'>[],
): void => {
  const others = messages.map(({ sender_id }) => sender_id).filter((id) => id > 0 && id !== myId)
  const wrote = chatType === 'group' ? [...new Set(others)].join(',') : ''
  useEffect(() => {
    if (wrote === '') return
    loadSenders(databaseOf(myId), targetId, wrote.split(',').map(Number)).catch(ignoreQuietly)
  }, [myId, targetId, wrote])
}
