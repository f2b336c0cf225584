import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { openTabTopic, ownTab } from '../../../platform/storage/tab-channel.ts'

const readByTab = new Map<string, string>()
const listeners = new Set<(conversation: string) => void>()

/** The conversation a tab shows from now on; '' = none. */
const readingTopic = openTabTopic('reading', z.object({ tab: z.string(), conversation: z.string() }))

readingTopic.hear(({ tab, conversation }) => {
  readByTab.set(tab, conversation)
  notifyListeners()
})

/** The conversation a member looks at on this device: this tab's before another one's. */
const readOnDevice = (): string => readByTab.get(ownTab) || ([...readByTab.values()].find(Boolean) ?? '')

const notifyListeners = (): void => {
  for (const listener of listeners) listener(readOnDevice())
}

const readNow = (conversation: string): void => {
  if (readByTab.get(ownTab) === conversation) return
  readByTab.set(ownTab, conversation)
  readingTopic.notify({ tab: ownTab, conversation })
  notifyListeners()
}

addEventListener('pagehide', () => readNow(''))

/** Whether the conversation is open and visible in this tab. */
export const isReadHere = (conversation: string): boolean => readByTab.get(ownTab) === conversation

/** The conversation that is open and visible in this tab; '' = none. */
export const useReadHere = (): string => useSyncExternalStore(onReading, () => readByTab.get(ownTab) ?? '')

/** Whether the conversation is open and visible in any tab of this device. */
export const isReadAnywhere = (conversation: string): boolean => [...readByTab.values()].includes(conversation)

/** Hears which conversation is open on this device, in any tab; '' = none. */
export const onReading = (listener: (conversation: string) => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The conversation is on the screen as long as the component is, and the page is visible. */
export const useReading = (conversation: string): void => {
  useEffect(() => {
    const follow = (): void => readNow(document.visibilityState === 'visible' ? conversation : '')
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      readNow('')
    }
  }, [conversation])
}
