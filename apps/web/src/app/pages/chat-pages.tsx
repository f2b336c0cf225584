import type { ComponentProps, ReactNode } from 'react'
import { DramaParts } from '../../domains/chat/dramas/drama-parts.ts'
import { ChatScreen } from '../../domains/chat/screens/chat-screen.tsx'
import { GroupChatScreen } from '../../domains/chat/screens/group-chat-screen.tsx'
import { laterPart } from '../../ui/feedback/later-part.tsx'

const DramaCard = laterPart(async () => (await import('../../domains/drama/card/drama-card.tsx')).DramaCard)
const DramaCover = laterPart(async () => (await import('../../domains/drama/card/drama-cover.tsx')).DramaCover)

const parts: NonNullable<ComponentProps<typeof DramaParts>['value']> = {
  renderCard: (link) => <DramaCard link={link} />,
  renderCover: (link) => <DramaCover link={link} />,
}

const WithDramas = ({ children }: { readonly children: ReactNode }) => <DramaParts value={parts}>{children}</DramaParts>

/** A chat with one person, in which dramas are cards. */
export const ChatPage = () => (
  <WithDramas>
    <ChatScreen />
  </WithDramas>
)

/** A group's chat, in which dramas are cards. */
export const GroupChatPage = () => (
  <WithDramas>
    <GroupChatScreen />
  </WithDramas>
)
