import { useContext, useEffect, useEffectEvent } from 'react'
import { RoomElement } from '../room/room-place.tsx'

/** The files of a paste. A piece of a document comes with a picture of itself: then its words are meant. */
const pastedFiles = ({ clipboardData }: ClipboardEvent): readonly File[] => {
  if (!clipboardData || clipboardData.getData('text/plain') !== '') return []
  return [...clipboardData.files]
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/** Hears files that are pasted while a chat is open: into its fields, or where nothing is written at all. */
export const usePastedFiles = (onPaste: (files: readonly File[]) => void): void => {
  const room = useContext(RoomElement)
  const take = useEffectEvent(onPaste)
  useEffect(() => {
    const hear = (event: ClipboardEvent): void => {
      const { target } = event
      const isHere = target instanceof Node && room.current?.contains(target) === true
      if (isField(target) && !isHere) return
      const files = pastedFiles(event)
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [room])
}
