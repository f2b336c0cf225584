const storageKey = 'cliffhanger.console-key'

/** Names this browser to the server, so that the wrong tries of others do not lock it; it opens nothing. */
export const consoleKey = {
  read: (): string | undefined => localStorage.getItem(storageKey) ?? undefined,
  write: (key: string): void => localStorage.setItem(storageKey, key),
}
