import ImagePlus from 'lucide-react/icons/image-plus'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { RoomElement } from '../room/room-place.tsx'
import styles from './drop-frame.module.css'

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

interface DropFrameProps {
  /** Hears at least one file, of whatever kind. */
  readonly onDrop: (files: readonly File[]) => void
}

/** Takes files that are dragged into the open chat from elsewhere, and shows a frame around it while they are above it. */
export const DropFrame = ({ onDrop }: DropFrameProps) => {
  const t = useTexts()
  const room = useContext(RoomElement)
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((files: readonly File[]) => files.length > 0 && onDrop(files))
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const isHere = ({ target }: DragEvent): boolean => target instanceof Node && room.current?.contains(target) === true
    // A picture of this page also counts as a file where browsers are concerned: nobody means to send it again.
    let isOwn = false
    const follow = (event: DragEvent): void => {
      if (isOwn || !event.dataTransfer || !holdsFiles(event)) return
      // Beside the chat as well, where the browser would open the file in place of the app.
      event.preventDefault()
      event.dataTransfer.dropEffect = isHere(event) ? 'copy' : 'none'
      setIsOver(isHere(event))
    }
    const drop = (event: DragEvent): void => {
      if (isOwn || !holdsFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      if (isHere(event)) take([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('dragstart', () => (isOwn = true), { signal })
    document.addEventListener('dragend', () => (isOwn = false), { signal })
    document.addEventListener('dragover', follow, { signal })
    document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false), {
      signal,
    })
    document.addEventListener('drop', drop, { signal })
    return () => ending.abort()
  }, [room])
  if (!isOver) return null
  return (
    <div className={styles.cover}>
      <p className={styles.frame}>
        <span className={styles.words}>
          <Icon of={ImagePlus} size={40} />
          {t('chat.dropFiles')}
        </span>
      </p>
    </div>
  )
}
