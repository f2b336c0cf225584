import Keyboard from 'lucide-react/icons/keyboard'
import Mic from 'lucide-react/icons/mic'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import Smile from 'lucide-react/icons/smile'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isDesktop } from '../../../../platform/appearance/desktop.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import type { GroupRow } from '../../storage/rows.ts'
import styles from './composer.module.css'
import { EmojiPanel } from './emoji-panel.tsx'
import { MentionPicker } from './mention-picker.tsx'
import { useTyped } from './use-typed.ts'

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
const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches

/** Where a message is written: words, emojis, mentions, or a voice in their place. */
export const Composer = (props: ComposerProps) => {
  const { myId, conversation, draft, group, mayMentionAll, reply, onCancelReply, onSend, before, voice } = props
  const t = useTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [panel, setPanel] = useState<'none' | 'emoji' | 'voice'>('none')
  const typed = useTyped({ myId, conversation, draft, replyTo: reply?.msgId ?? 0, field })
  const word = group && panel === 'none' ? typed.nameAtCaret : undefined

  useEffect(() => {
    // A chat that is chosen at a computer is one to write in.
    if (isDesktop() && hasKeyboard()) field.current?.focus({ preventScroll: true })
  }, [])
  const send = (): void => {
    const sent = typed.toSent()
    if (sent === '') return
    if (sent.length > textMax) return toast(t('chat.tooLong'))
    onSend(sent)
    typed.clear()
    if (panel === 'none') field.current?.focus()
  }
  const sendOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
    event.preventDefault()
    send()
  }
  const isEmpty = typed.text.trim() === ''
  const isSpeaking = panel === 'voice' && isEmpty
  return (
    <footer className={styles.composer}>
      {group && word !== undefined && (
        <MentionPicker myId={myId} group={group} word={word} mayMentionAll={mayMentionAll} onPick={typed.mention} />
      )}
      {reply && <RepliedTo reply={reply} onCancel={onCancelReply} />}
      <div className={styles.row}>
        {before}
        {isSpeaking && <div className={styles.voice}>{voice}</div>}
        <textarea
          ref={field}
          hidden={isSpeaking}
          className={styles.field}
          rows={1}
          value={typed.text}
          placeholder={t('chat.message')}
          aria-label={t('chat.message')}
          onChange={({ target }) => typed.write(target.value, target.selectionStart)}
          onSelect={({ currentTarget }) => typed.moveCaret(currentTarget.selectionStart)}
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
        <SendOrSpeak
          isEmpty={isEmpty}
          isSpeaking={isSpeaking}
          maySpeak={Boolean(voice)}
          onSend={send}
          onSpeak={() => setPanel(isSpeaking ? 'none' : 'voice')}
        />
      </div>
      {panel === 'emoji' && <EmojiPanel onPick={typed.insert} />}
    </footer>
  )
}

interface RepliedToProps {
  readonly reply: NonNullable<ComposerProps['reply']>
  readonly onCancel: () => void
}

const RepliedTo = ({ reply, onCancel }: RepliedToProps) => {
  const t = useTexts()
  return (
    <div className={styles.reply}>
      <p className={styles.quote}>
        <strong>{t('chat.replyTo', { name: reply.name })}</strong>
        <span>{reply.text}</span>
      </p>
      <IconButton icon={X} label={t('chat.cancelReply')} size={18} onClick={onCancel} />
    </div>
  )
}

interface SendOrSpeakProps {
  readonly isEmpty: boolean
  readonly isSpeaking: boolean
  readonly maySpeak: boolean
  readonly onSend: () => void
  readonly onSpeak: () => void
}

/** Sends what is written; where nothing is, a voice can be recorded instead. */
const SendOrSpeak = ({ isEmpty, isSpeaking, maySpeak, onSend, onSpeak }: SendOrSpeakProps) => {
  const t = useTexts()
  return isEmpty && maySpeak ? (
    <IconButton
      icon={isSpeaking ? Keyboard : Mic}
      label={t(isSpeaking ? 'chat.write' : 'chat.speak')}
      className={styles.tool}
      onClick={onSpeak}
    />
  ) : (
    <IconButton
      className={styles.send}
      icon={SendHorizontal}
      label={t('chat.send')}
      disabled={isEmpty}
      // The field keeps the focus, and a touch keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onSend}
    />
  )
}
