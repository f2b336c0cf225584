import type { ComponentProps, ComponentType } from 'react'
import { DramaParts } from '../../domains/chat/dramas/drama-parts.ts'
import { NamedDrama } from '../../domains/drama/card/named-drama.tsx'
import { laterPart } from '../../ui/feedback/later-part.tsx'

const DramaCard = laterPart(async () => (await import('../../domains/drama/card/drama-card.tsx')).DramaCard)
const DramaCover = laterPart(async () => (await import('../../domains/drama/card/drama-cover.tsx')).DramaCover)

const parts: NonNullable<ComponentProps<typeof DramaParts>['value']> = {
  renderCard: (link) => <DramaCard link={link} />,
  renderCover: (link) => <DramaCover link={link} />,
  renderNamed: (link, say) => <NamedDrama link={link} say={say} />,
}

/** A screen of chats in which dramas that were sent are dramas, not links. */
export const withDramas =
  (ChatScreen: ComponentType): ComponentType =>
  () => (
    <DramaParts value={parts}>
      <ChatScreen />
    </DramaParts>
  )
