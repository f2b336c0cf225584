import { createContext, type ReactNode, type RefObject, useRef } from 'react'
import { BackgroundLayer } from '../../backgrounds/background-layer.tsx'
import { useBackground } from '../../backgrounds/background-store.ts'
import styles from './room-place.module.css'

/** What the open chat takes of the page: its bar, its messages and where one writes. */
export const RoomElement = createContext<RefObject<HTMLElement | null>>({ current: null })

interface RoomPlaceProps {
  readonly conversationId: string
  readonly children: ReactNode
}

/** Where an open chat stands, on its background: what lies above all of it, such as a frame, is placed in it. */
export const RoomPlace = ({ conversationId, children }: RoomPlaceProps) => {
  const element = useRef<HTMLDivElement>(null)
  const background = useBackground(conversationId)
  return (
    <RoomElement value={element}>
      <div ref={element} className={styles.place} data-ground={background?.design === 'own' ? 'picture' : undefined}>
        <BackgroundLayer background={background} />
        {children}
      </div>
    </RoomElement>
  )
}
