/** Whether the keyboard has a command key, which does there what Ctrl does elsewhere; Ctrl itself edits text there. */
const hasCommandKey = (): boolean => /mac/i.test(navigator.userAgent)

/** What leads to a chat, as the keys are labelled. */
export const goToChatKeys = (): string => (hasCommandKey() ? '⌘K' : 'Ctrl+K')

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export const isGoToChat = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && (hasCommandKey() ? metaKey && !ctrlKey : ctrlKey && !metaKey)
