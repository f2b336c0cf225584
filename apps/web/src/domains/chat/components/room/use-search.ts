import { useEffect, useState } from 'react'
import { isDesktop } from '../../../../platform/appearance/desktop.ts'

/** Command and F where the keyboard has a command key, Ctrl and F elsewhere. */
const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'f' && !altKey && !shiftKey && (/mac/i.test(navigator.userAgent) ? metaKey : ctrlKey)

/** Whether one looks for words in an open chat, and for which. On a desktop the keys that search a page search the chat: the browser finds only what is
 *  drawn. */
export const useSearch = () => {
  const [isOpen, setIsOpen] = useState(false)
  const [words, setWords] = useState('')
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isFind(event) || !isDesktop() || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return { isOpen, words, setWords, open: () => setIsOpen(true), close: () => setIsOpen(false) }
}
