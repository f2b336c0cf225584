import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { saveDraft } from '../../conversations/drafts/drafts.ts'
import { sayTyping } from '../../conversations/typing.ts'
import { type Mentions, nameBeforeCaret, sentText, typedText, withName } from '../../messages/mention-text.ts'

interface Options {
  readonly myId: number
  readonly conversation: string
  /** What was typed here before and not sent, as it would be sent. */
  readonly draft: string
  /** The message that is answered; 0 = none. */
  readonly replyTo: number
  /** A message is changed instead of written: it is nobody's draft. */
  readonly isEdit?: boolean
  /** It goes with files that are about to be sent: nobody's draft either, and the field does not take the focus. */
  readonly isCaption?: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** The field goes away, and this stands in it, as it would be sent. */
  readonly onLeave?: ((draft: string) => void) | undefined
}

/** What is being typed, with its mentions and the caret; kept as the draft of its conversation. */
export const useTyped = (options: Options) => {
  const { myId, conversation, draft, replyTo, isEdit = false, isCaption = false, field, onLeave } = options
  const isDraft = !isEdit && !isCaption
  const [typed, setTyped] = useState(() => typedText(draft))
  const [caret, setCaret] = useState(typed.text.length)
  const { text } = typed

  useEffect(() => {
    if (isDraft) saveDraft(myId, conversation, { text: sentText(typed), replyTo })
  }, [myId, conversation, typed, replyTo, isDraft])
  useEffect(() => () => sayTyping(conversation, 'stopped'), [conversation])
  const leave = useEffectEvent(() => onLeave?.(sentText(typed)))
  useEffect(() => () => leave(), [])
  useLayoutEffect(() => {
    // Whoever goes on with a text goes on at its end; a browser begins at its beginning.
    const end = field.current?.value.length ?? 0
    if (end > 0) field.current?.setSelectionRange(end, end)
  }, [field])
  useEffect(() => {
    if (replyTo > 0 || isEdit) field.current?.focus()
  }, [field, replyTo, isEdit])

  const write = (value: string, at: number, mentions: Mentions = typed.mentions): void => {
    setTyped({ text: value, mentions })
    setCaret(at)
    if (!isEdit) sayTyping(conversation, value.trim() === '' ? 'stopped' : 'typing')
  }
  const place = (at: number): void => {
    // After the new value is drawn.
    requestAnimationFrame(() => field.current?.setSelectionRange(at, at))
  }
  const insert = (piece: string): void => {
    const at = Math.min(caret, text.length)
    write(text.slice(0, at) + piece + text.slice(at), at + piece.length)
    place(at + piece.length)
  }
  const mention = (name: string, whom: number | 'all'): void => {
    const next = withName(text, caret, name)
    write(next.text, next.caret, new Map([...typed.mentions, [name, whom]]))
    field.current?.focus()
    place(next.caret)
  }
  return {
    text,
    /** As it is sent: without the space around it, with ids in place of names. */
    toSent: (): string => sentText({ ...typed, text: text.trim() }),
    /** The beginning of a name before the caret; undefined where there is none. */
    nameAtCaret: nameBeforeCaret(text, caret),
    write: (value: string, at: number): void => write(value, at),
    moveCaret: setCaret,
    insert,
    mention,
    clear: (): void => write('', 0, new Map()),
  }
}
