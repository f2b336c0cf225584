import type { DraftData } from '@cliffhanger/contract/chat/drafts.ts'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { onTakenDraft } from '../../conversations/drafts/draft-sync.ts'
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
  /** Another device typed on and the field follows it: the message that is answered there, 0 = none. */
  readonly onFollow?: ((replyTo: number) => void) | undefined
}

/** What is being typed, with its mentions and the caret; kept as the draft of its conversation. */
export const useTyped = (options: Options) => {
  const { myId, conversation, draft, replyTo, isEdit = false, isCaption = false, field, onLeave, onFollow } = options
  const isDraft = !isEdit && !isCaption
  const [typed, setTyped] = useState(() => typedText(draft))
  const [caret, setCaret] = useState(typed.text.length)
  const { text } = typed

  useEffect(() => () => sayTyping(conversation, 'stopped'), [conversation])
  const leave = useEffectEvent(() => onLeave?.(sentText(typed)))
  useEffect(() => () => leave(), [])
  useLayoutEffect(() => {
    // Whoever goes on with a text goes on at its end; a browser begins at its beginning.
    const end = field.current?.value.length ?? 0
    if (end > 0) field.current?.setSelectionRange(end, end)
  }, [field])
  /** What another device typed last, until what it answers is known here. */
  const taken = useRef<DraftData>(undefined)
  useEffect(() => {
    if (isEdit || (replyTo > 0 && replyTo !== taken.current?.ref_msg_id)) field.current?.focus()
  }, [field, replyTo, isEdit])
  useEffect(() => {
    if (!isDraft) return
    const now = sentText(typed)
    if (now === taken.current?.text && replyTo !== taken.current.ref_msg_id) return
    taken.current = undefined
    saveDraft(myId, conversation, { text: now, replyTo })
  }, [myId, conversation, typed, replyTo, isDraft])

  const place = (at: number): void => {
    // After the new value is drawn.
    requestAnimationFrame(() => field.current?.setSelectionRange(at, at))
  }

  /** What stands in the field without having been typed here. */
  const followed = useRef(draft)
  const follow = useEffectEvent((other: DraftData) => {
    if (!isDraft || other.conversation_id !== conversation) return
    if (text.trim() !== '' && sentText(typed) !== followed.current) return
    const next = typedText(other.text)
    const at = caret < text.length ? Math.min(caret, next.text.length) : next.text.length
    followed.current = other.text
    taken.current = other
    setTyped(next)
    setCaret(at)
    if (field.current === document.activeElement) place(at)
    onFollow?.(other.ref_msg_id)
  })
  useEffect(() => onTakenDraft((other) => follow(other)), [])

  const write = (value: string, at: number, mentions: Mentions = typed.mentions): void => {
    setTyped({ text: value, mentions })
    setCaret(at)
    if (!isEdit) sayTyping(conversation, value.trim() === '' ? 'stopped' : 'typing')
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
