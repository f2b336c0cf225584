import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { ComponentType } from 'react'
import type { ScreenRoute } from '../screen-route.ts'

/** Addresses are also read where nothing can be drawn (app/print-routes.ts): what draws cards comes with the screen. */
const withCards = async (screen: ComponentType): Promise<ComponentType> =>
  (await import('../pages/with-cards.tsx')).withCards(screen)

export const chatRoutes: readonly ScreenRoute[] = [
  {
    path: paths.chats,
    list: paths.chats,
    tab: 3,
    load: async () => withCards((await import('../../domains/chat/screens/chat-list-screen.tsx')).ChatListScreen),
  },
  {
    path: paths.archivedChats,
    list: paths.chats,
    load: async () => withCards((await import('../../domains/chat/screens/archived-screen.tsx')).ArchivedScreen),
  },
  {
    path: paths.chatFolders,
    list: paths.settings,
    load: async () => (await import('../../domains/chat/screens/chat-folders-screen.tsx')).ChatFoldersScreen,
  },
  {
    path: paths.reminders,
    list: paths.settings,
    load: async () => withCards((await import('../../domains/chat/screens/reminders-screen.tsx')).RemindersScreen),
  },
  {
    path: paths.chatBackgrounds,
    list: paths.settings,
    load: async () => (await import('../../domains/chat/screens/background-screen.tsx')).BackgroundsScreen,
  },
  {
    path: paths.chatBackground,
    list: paths.chats,
    isDeeper: true,
    shows: 'target_id',
    load: async () => (await import('../../domains/chat/screens/background-screen.tsx')).BackgroundScreen,
  },
  {
    path: paths.chat,
    list: paths.chats,
    shows: 'friend_idx',
    load: async () => withCards((await import('../../domains/chat/screens/chat-screen.tsx')).ChatScreen),
  },
  {
    path: paths.groupChat,
    list: paths.chats,
    shows: 'group_id',
    load: async () => withCards((await import('../../domains/chat/screens/group-chat-screen.tsx')).GroupChatScreen),
  },
  {
    path: paths.pinnedMessage,
    list: paths.chats,
    isDeeper: true,
    shows: 'group_id',
    load: async () =>
      withCards((await import('../../domains/chat/screens/pinned-message-screen.tsx')).PinnedMessageScreen),
  },
  {
    path: paths.shareCard,
    load: async () => (await import('../../domains/chat/screens/share-card-screen.tsx')).ShareCardScreen,
  },
  {
    path: paths.chatDetails,
    list: paths.chats,
    isDeeper: true,
    shows: 'friend_idx',
    load: async () => (await import('../../domains/chat/screens/chat-details-screen.tsx')).ChatDetailsScreen,
  },
  {
    path: paths.exportChat,
    list: paths.chats,
    isDeeper: true,
    shows: 'target_id',
    load: async () => (await import('../../domains/chat/export/export-screen.tsx')).ExportScreen,
  },
  {
    path: paths.forward,
    shows: 'payload',
    load: async () => withCards((await import('../../domains/chat/screens/forward-screen.tsx')).ForwardScreen),
  },
  {
    path: paths.privateTextHistory,
    list: paths.chats,
    isDeeper: true,
    shows: 'target_id',
    load: async () =>
      withCards((await import('../../domains/chat/screens/history-screen.tsx')).PrivateTextHistoryScreen),
  },
  {
    path: paths.privateMediaHistory,
    list: paths.chats,
    isDeeper: true,
    shows: 'target_id',
    load: async () =>
      withCards((await import('../../domains/chat/screens/history-screen.tsx')).PrivateMediaHistoryScreen),
  },
  {
    path: paths.privateAudioHistory,
    list: paths.chats,
    isDeeper: true,
    shows: 'target_id',
    load: async () =>
      withCards((await import('../../domains/chat/screens/history-screen.tsx')).PrivateAudioHistoryScreen),
  },
  {
    path: paths.privateMixedHistory,
    list: paths.chats,
    isDeeper: true,
    shows: 'target_id',
    load: async () =>
      withCards((await import('../../domains/chat/screens/history-screen.tsx')).PrivateMixedHistoryScreen),
  },
  {
    path: paths.groupTextHistory,
    list: paths.chats,
    isDeeper: true,
    shows: 'target_id',
    load: async () => withCards((await import('../../domains/chat/screens/history-screen.tsx')).GroupTextHistoryScreen),
  },
  {
    path: paths.groupMediaHistory,
    list: paths.chats,
    isDeeper: true,
    shows: 'target_id',
    load: async () =>
      withCards((await import('../../domains/chat/screens/history-screen.tsx')).GroupMediaHistoryScreen),
  },
  {
    path: paths.groupAudioHistory,
    list: paths.chats,
    isDeeper: true,
    shows: 'target_id',
    load: async () =>
      withCards((await import('../../domains/chat/screens/history-screen.tsx')).GroupAudioHistoryScreen),
  },
  {
    path: paths.groupMixedHistory,
    list: paths.chats,
    isDeeper: true,
    shows: 'target_id',
    load: async () =>
      withCards((await import('../../domains/chat/screens/history-screen.tsx')).GroupMixedHistoryScreen),
  },
  {
    path: paths.favorites,
    load: async () => withCards((await import('../../domains/chat/screens/favorites-screen.tsx')).FavoritesScreen),
  },
]
