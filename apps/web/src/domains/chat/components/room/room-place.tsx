import { createContext, type ReactNode, type RefObject, useRef } from 'react'
import styles from './room-place.module.css'

/** What the open chat takes of the page: its bar, its messages and where one writes. */
export const RoomElement = createContext<RefObject<HTMLElement | null>>({ current: null })

/** Where an open chat stands: what lies above all of it, such as a frame, is placed in it. */
export const RoomPlace = ({ children }: { readonly children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  return (
    <RoomElement value={element}>
      <div ref={element} className={styles.place}>
        {children}
      </div>
    </RoomElement>
  )
}
