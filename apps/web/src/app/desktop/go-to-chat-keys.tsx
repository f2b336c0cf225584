import { useEffect, useState } from 'react'
import { laterPart } from '../../ui/feedback/later-part.tsx'
import { isGoToChat } from './shortcut.ts'

const GoToChat = laterPart(async () => (await import('./go-to-chat.tsx')).GoToChat)

/** Hears the keys that lead to a chat from everywhere; not while a sheet asks something, which they would leave without an answer. */
export const GoToChatKeys = () => {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isGoToChat(event)) return
      // The browser would search the web with them.
      event.preventDefault()
      if (document.querySelector('dialog[open]')) return
      setWasOpen(true)
      setIsOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return wasOpen && <GoToChat isOpen={isOpen} onClose={() => setIsOpen(false)} />
}
