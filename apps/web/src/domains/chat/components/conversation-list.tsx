import { type ReactElement, useMemo, useRef, useState } from 'react'
import { VList, type VListHandle } from 'virtua'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useUser } from '../../../platform/session/session.ts'
import { databaseOf, useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { type ConversationChange, changeConversation } from '../../../shared/conversations/change-conversation.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { conversationOf } from '../conversations/conversation.ts'
import {
  type ChatFilter,
  countConversations,
  readArchived,
  readConversations,
  readFiltered,
  readOnlineFriends,
  readWaiting,
} from '../conversations/conversation-list.ts'
import { useDrafts } from '../conversations/drafts/drafts.ts'
import { markRead } from '../conversations/read-marks.ts'
import { useReadHere } from '../conversations/reading.ts'
import { useNow } from '../conversations/use-now.ts'
import { readFolder } from '../folders/folder-rows.ts'
import { clearConversation } from '../messages/message-actions.ts'
import type { FolderRow, SessionRow } from '../storage/rows.ts'
import { ArchiveRow } from './archive-row.tsx'
import { ConversationItem } from './conversation-item.tsx'
import styles from './conversation-list.module.css'

/** As high as a row is expected to be; where letters are large it is higher. */
const rowPx = 72
/** Rows read at once, and by how many the piece moves: most scrolling needs no new one. */
const pieceSize = 80
const pieceStep = 20

/** Nobody, until the device has looked. */
const nobody: ReadonlySet<number> = new Set()

const flipped = (flag: 0 | 1): 0 | 1 => (flag === 1 ? 0 : 1)

/** A piece of the chat list: the conversations from place `start` on. */
interface Piece {
  readonly start: number
  readonly sessions: readonly SessionRow[]
}

/** The conversations around the place one looks at; the last ones read stay while the next are on their way. */
const usePiece = (start: number, pinned: number | undefined): Piece | undefined => {
  const piece = useStored(
    async (database): Promise<Piece | undefined> =>
      pinned === undefined
        ? undefined
        : { start, sessions: await readConversations(database, start, pieceSize, pinned) },
    [start, pinned],
  )
  const [shown, setShown] = useState(piece)
  if (piece && piece !== shown) setShown(piece)
  return piece ?? shown
}

/** Draws one conversation of the list, with what can be done with it. */
const useDrawnRow = (): ((conversation: SessionRow) => ReactElement) => {
  const t = useTexts()
  const nowMs = useNow()
  const user = useUser()
  const drafts = useDrafts()
  // Its row is at rest while one writes; what is left in the field is a draft once one leaves.
  const open = useReadHere()
  const waiting = useStored(readWaiting)
  const online = useStored(readOnlineFriends) ?? nobody

  const change = useAction(async (conversation: SessionRow, setting: ConversationChange) => {
    if (user) await changeConversation(user.user_id, conversation, setting)
  })
  const read = useAction(async ({ conversation_id }: SessionRow) => {
    if (user) await markRead(databaseOf(user.user_id), conversation_id, user.user_id)
  })
  const remove = useAction(async ({ conversation_id }: SessionRow) => {
    const conversation = user && conversationOf(conversation_id, user.user_id)
    if (!conversation) return
    const isSure = await confirm({
      title: t('chat.deleteChatTitle'),
      text: t('chat.deleteChatHint'),
      confirmLabel: t('chat.deleteChat'),
      isDanger: true,
    })
    if (isSure) await clearConversation(user.user_id, conversation, { stays: false })
  })

  return (conversation) => (
    <ConversationItem
      key={conversation.conversation_id}
      session={conversation}
      draft={conversation.conversation_id === open ? '' : (drafts.get(conversation.conversation_id) ?? '')}
      waiting={waiting?.get(conversation.conversation_id)}
      isOnline={conversation.chat_type === 'private' && online.has(conversation.chat_id)}
      nowMs={nowMs}
      onPin={() => change.run(conversation, { is_top: flipped(conversation.is_top) })}
      onArchive={(is_archived) => change.run(conversation, { is_archived })}
      onRead={() => read.run(conversation)}
      onMute={(quiet) => change.run(conversation, quiet)}
      onDelete={() => remove.run(conversation)}
    />
  )
}

/** All conversations of this device, however many: only those near the place one looks at are read and drawn. */
export const ConversationList = () => {
  const draw = useDrawnRow()
  const [start, setStart] = useState(0)
  const counts = useStored(countConversations)
  const piece = usePiece(start, counts?.pinned)
  // The archive is a row above them.
  const above = counts && counts.archived > 0 ? 1 : 0
  const total = (counts?.total ?? 0) + above
  const places = useMemo(() => Array.from({ length: total }, (_, index) => index), [total])

  const list = useRef<VListHandle>(null)
  const follow = (offset: number): void => {
    const first = (list.current?.findItemIndex(offset) ?? 0) - (pieceSize - pieceStep) / 3
    setStart(Math.max(0, Math.floor(first / pieceStep) * pieceStep))
  }
  // Places without rows would be a blank page on a slow device.
  if (!piece) return <SkeletonRows />
  return (
    <VList ref={list} itemSize={rowPx} data={places} onScroll={follow}>
      {(index) => {
        if (counts && index < above)
          return <ArchiveRow key="archive" count={counts.archived} unread={counts.archivedUnread} />
        const conversation = piece?.sessions[index - above - piece.start]
        return conversation ? draw(conversation) : <div key={`place-${index}`} className={styles.empty} />
      }}
    </VList>
  )
}

/** What is in the archive (S-132). */
export const ArchivedConversations = () => {
  const t = useTexts()
  const draw = useDrawnRow()
  const sessions = useStored(readArchived)
  if (sessions?.length === 0)
    return <EmptyList drawing="people" title={t('chats.archiveEmpty')} hint={t('chats.archiveHint')} />
  return (
    <VList itemSize={rowPx} data={sessions ?? []}>
      {draw}
    </VList>
  )
}

/** The conversations that pass a filter. */
export const FilteredConversations = ({ filter }: { readonly filter: Exclude<ChatFilter, 'all'> }) => {
  const t = useTexts()
  const draw = useDrawnRow()
  const sessions = useStored((database) => readFiltered(database, filter), [filter])
  if (sessions?.length === 0)
    return <EmptyList drawing="people" title={t(filter === 'unread' ? 'chat.allRead' : 'chat.nothingFound')} />
  return (
    <VList itemSize={rowPx} data={sessions ?? []}>
      {draw}
    </VList>
  )
}

/** The conversations of a folder, also those of the archive (S-137). */
export const FolderConversations = ({ folder }: { readonly folder: FolderRow }) => {
  const t = useTexts()
  const draw = useDrawnRow()
  const sessions = useStored((database) => readFolder(database, folder), [folder])
  if (sessions?.length === 0)
    return (
      <EmptyList
        drawing="people"
        title={t('chats.folderEmpty')}
        hint={t('chats.folderEmptyHint')}
        action={
          <Button size="small" onClick={() => goTo('chatFolders', { folder_id: folder.folder_id })}>
            {t('chats.folderEdit')}
          </Button>
        }
      />
    )
  return (
    <VList itemSize={rowPx} data={sessions ?? []}>
      {draw}
    </VList>
  )
}
