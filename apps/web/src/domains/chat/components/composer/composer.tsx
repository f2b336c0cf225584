import Keyboard from 'lucide-react/icons/keyboard'
import Mic from 'lucide-react/icons/mic'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import Smile from 'lucide-react/icons/smile'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { GroupRow } from '../../../../platform/storage/local-database.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { saveDraft } from '../../conversations/drafts.ts'
import { type Mentions, nameBeforeCaret, sentText, typedText, withName } from '../../messages/mention-text.ts'
import styles from './composer.module.css'
import { EmojiPanel } from './emoji-panel.tsx'
import { MentionPicker } from './mention-picker.tsx'

/** Longest text of a message (V-38). */
const textMax = 5000

export interface ComposerProps {
  readonly myId: number
  readonly conversation: string
  /** What was typed here before and not sent, as it would be sent. */
  readonly draft: string
  /** The group whose members can be mentioned. */
  readonly group: GroupRow | undefined
  readonly mayMentionAll: boolean
  /** The message that is answered, with its sender's name. */
  readonly reply?: { readonly msgId: number; readonly name: string; readonly text: string } | undefined
  readonly onCancelReply: () => void
  readonly onSend: (text: string) => void
  /** What stands before the field. */
  readonly before?: ReactNode
  /** What takes the place of the field to speak instead of writing; left out where nobody may speak. */
  readonly voice?: ReactNode
}

/** With a keyboard at hand Enter sends; on a touch screen it begins a new line. */
const enterSends = (): boolean => matchMedia('(pointer: fine)').matches

export const Composer = (props: ComposerProps) => {
  const { myId, conversation, draft, group, mayMentionAll, reply, onCancelReply, onSend, before, voice } = props
  const t = useTexts()
  const [typed, setTyped] = useState(() => typedText(draft))
  const [caret, setCaret] = useState(0)
  const [panel, setPanel] = useState<'none' | 'emoji' | 'voice'>('none')
  const field = useRef<HTMLTextAreaElement>(null)
  const { text } = typed
  const word = group && panel === 'none' ? nameBeforeCaret(text, caret) : undefined
  const replyTo = reply?.msgId ?? 0

  useEffect(() => {
    saveDraft(myId, conversation, { text: sentText(typed), replyTo })
  }, [myId, conversation, typed, replyTo])
  useEffect(() => {
    if (replyTo > 0) field.current?.focus()
  }, [replyTo])

  const write = (value: string, at: number, mentions: Mentions = typed.mentions): void => {
    setTyped({ text: value, mentions })
    setCaret(at)
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
  const send = (): void => {
    const sent = sentText({ ...typed, text: text.trim() })
    if (sent === '') return
    if (sent.length > textMax) return toast(t('chat.tooLong'))
    onSend(sent)
    write('', 0, new Map())
    if (panel === 'none') field.current?.focus()
  }
  const sendOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !enterSends()) return
    event.preventDefault()
    send()
  }
  const isEmpty = text.trim() === ''
  const isSpeaking = panel === 'voice' && isEmpty
  return (
    <footer className={styles.composer}>
      {group && word !== undefined && (
        <MentionPicker myId={myId} group={group} word={word} mayMentionAll={mayMentionAll} onPick={mention} />
      )}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.quote}>
            <strong>{t('chat.replyTo', { name: reply.name })}</strong>
            <span>{reply.text}</span>
          </p>
          <IconButton icon={X} label={t('chat.cancelReply')} size={18} onClick={onCancelReply} />
        </div>
      )}
      <div className={styles.row}>
        {before}
        {isSpeaking && <div className={styles.voice}>{voice}</div>}
        <textarea
          ref={field}
          hidden={isSpeaking}
          className={styles.field}
          rows={1}
          value={text}
          placeholder={t('chat.message')}
          aria-label={t('chat.message')}
          onChange={({ target }) => write(target.value, target.selectionStart)}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onFocus={() => setPanel('none')}
          onKeyDown={sendOnEnter}
        />
        <IconButton
          icon={Smile}
          label={t('chat.emoji')}
          aria-expanded={panel === 'emoji'}
          className={styles.tool}
          onClick={() => {
            if (panel === 'emoji') field.current?.focus()
            else setPanel('emoji')
          }}
        />
        {isEmpty && voice ? (
          <IconButton
            icon={isSpeaking ? Keyboard : Mic}
            label={t(isSpeaking ? 'chat.write' : 'chat.speak')}
            className={styles.tool}
            onClick={() => setPanel(isSpeaking ? 'none' : 'voice')}
          />
        ) : (
          <IconButton
            className={styles.send}
            icon={SendHorizontal}
            label={t('chat.send')}
            disabled={isEmpty}
            onPointerDown={(event) => event.preventDefault()}
            onClick={send}
          />
        )}
      </div>
      {panel === 'emoji' && <EmojiPanel onPick={insert} />}
    </footer>
  )
}
