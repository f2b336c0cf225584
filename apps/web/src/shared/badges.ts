import { create } from 'zustand'
import { showAppBadge } from '../platform/push/app-badge.ts'
import { recordError } from '../platform/server/request-log.ts'

/** `chats`: unread messages of sessions that are not muted, on the chat tab. `friends`: requests that wait for me. */
export type BadgeName = 'chats' | 'friends'

export type BadgeChange = { readonly type: 'set' | 'add' | 'sub'; readonly count: number } | { readonly type: 'remove' }

/** The count after a change: never below 0, and 0 shows no badge (S-57, S-58). Throws on an unknown type (S-59). */
export const changeBadge = (count: number, change: BadgeChange): number => {
  switch (change.type) {
    case 'set':
      return Math.max(0, change.count)
    case 'add':
      return count + change.count
    case 'sub':
      return Math.max(0, count - change.count)
    case 'remove':
      return 0
    default:
      throw new TypeError(`unknown badge action: ${JSON.stringify(change satisfies never)}`)
  }
}

const useStore = create<Readonly<Record<BadgeName, number>>>(() => ({ chats: 0, friends: 0 }))

export const useBadges = (): Readonly<Record<BadgeName, number>> => useStore()

export const applyBadge = (name: BadgeName, change: BadgeChange): void => {
  useStore.setState((counts) => ({ [name]: changeBadge(counts[name], change) }))
  if (name === 'chats') showAppBadge(navigator, useStore.getState().chats)?.catch(recordError)
}
