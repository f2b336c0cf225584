import type { ComponentProps, ComponentType } from 'react'
import { DramaParts } from '../../domains/chat/dramas/drama-parts.ts'
import { GroupParts } from '../../domains/chat/links/group-parts.ts'
import { NamedDrama } from '../../domains/drama/card/named-drama.tsx'
import { JoinCard } from '../../domains/groups/joining/join-card.tsx'
import { laterPart } from '../../ui/feedback/later-part.tsx'

const DramaCard = laterPart(async () => (await import('../../domains/drama/card/drama-card.tsx')).DramaCard)
const DramaCover = laterPart(async () => (await import('../../domains/drama/card/drama-cover.tsx')).DramaCover)

const dramas: NonNullable<ComponentProps<typeof DramaParts>['value']> = {
  renderCard: (link) => <DramaCard link={link} />,
  renderCover: (link) => <DramaCover link={link} />,
  renderNamed: (link, say) => <NamedDrama link={link} say={say} />,
}

const groups: NonNullable<ComponentProps<typeof GroupParts>['value']> = {
  renderCard: (code, link) => <JoinCard code={code} link={link} />,
}

/** A screen of chats in which dramas and groups that were sent are cards, not links. */
export const withCards =
  (ChatScreen: ComponentType): ComponentType =>
  () => (
    <DramaParts value={dramas}>
      <GroupParts value={groups}>
        <ChatScreen />
      </GroupParts>
    </DramaParts>
  )
