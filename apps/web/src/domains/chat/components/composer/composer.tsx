import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import Check from 'lucide-react/icons/check'
import Keyboard from 'lucide-react/icons/keyboard'
import Mic from 'lucide-react/icons/mic'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import Smile from 'lucide-react/icons/smile'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isDesktop } from '../../../../platform/appearance/desktop.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { useLinkPreview } from '../../links/use-link-preview.ts'
import type { WantedLink } from '../../messages/send-message.ts'
import type { GroupRow } from '../../storage/rows.ts'
import { LinkAbove, MessageAbove } from './above.tsx'
import styles from './composer.module.css'
import { EmojiPanel } from './emoji-panel.tsx'
import { MentionPicker } from './mention-picker.tsx'
import { useTyped } from './use-typed.ts'

/** Longest text of a message (V-38). */
export const textMax = 5000

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
  /** What a message said that is changed here; undefined where one is written. */
  readonly edited?: string | undefined
  /** Arrow up in an empty field: the last message of mine is to be changed. */
  readonly onEditLast?: (() => void) | undefined
  /** Seconds until something may be sent again (S-123). */
  readonly slowSeconds?: number | undefined
  /** The member has just asked to write here. */
  readonly takesFocus?: boolean
  /** `link`: the preview it is to have; left out where there is none. */
  readonly onSend: (text: string, link?: WantedLink) => void
  /** What stands before the field. */
  readonly before?: ReactNode
  /** What takes the place of the field to speak instead of writing; left out where nobody may speak. */
  readonly voice?: ReactNode
}

/** With a keyboard at hand Enter sends; on a touch screen it begins a new line. */
export const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches

/** Where a message is written: words, emojis, mentions, or a voice in their place. */
export const Composer = (props: ComposerProps) => {
  const { myId, conversation, draft, group, mayMentionAll, reply, onCancelReply, onSend, before, voice } = props
  const { edited, onEditLast, slowSeconds = 0, takesFocus = false } = props
  const t = useTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [panel, setPanel] = useState<'none' | 'emoji' | 'voice'>('none')
  const typed = useTyped({ myId, conversation, draft, replyTo: reply?.msgId ?? 0, isEdit: edited !== undefined, field })
  const link = useLinkPreview(edited === undefined ? typed.toSent() : '')
  const word = group && panel === 'none' ? typed.nameAtCaret : undefined

  useEffect(() => {
    // A chat that is chosen at a computer is one to write in.
    if (takesFocus || (isDesktop() && hasKeyboard())) field.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const send = (): void => {
    const sent = typed.toSent()
    if (sent === '') return
    if (slowSeconds > 0) return toast(t('chat.slowWait', { time: formatClock(slowSeconds) }))
    if (sent.length > textMax) return toast(t('chat.tooLong'))
    onSend(sent, ...link.take())
    if (edited === undefined) typed.clear()
    if (panel === 'none') field.current?.focus()
  }
  const hearKey = (event: KeyboardEvent): void => {
    const isSettled = !event.nativeEvent.isComposing
    if (event.key === 'Escape' && isSettled && (edited !== undefined || reply)) {
      event.stopPropagation()
      return onCancelReply()
    }
    if (event.key === 'ArrowUp' && typed.text === '' && onEditLast) {
      event.preventDefault()
      return onEditLast()
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
    event.preventDefault()
    send()
  }
  const isEmpty = typed.text.trim() === ''
  const isSpeaking = panel === 'voice' && isEmpty && slowSeconds === 0
  return (
    <footer className={styles.composer}>
      {group && word !== undefined && (
        <MentionPicker myId={myId} group={group} word={word} mayMentionAll={mayMentionAll} onPick={typed.mention} />
      )}
      <MessageAbove reply={reply} edited={edited} onCancel={onCancelReply} />
      {link.preview && <LinkAbove preview={link.preview} onDecline={link.decline} />}
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
          onKeyDown={hearKey}
        />
        <EmojiButton
          isOpen={panel === 'emoji'}
          onToggle={() => (panel === 'emoji' ? field.current?.focus() : setPanel('emoji'))}
        />
        <SendOrSpeak
          slowSeconds={slowSeconds}
          isEmpty={isEmpty}
          isSpeaking={isSpeaking}
          maySpeak={Boolean(voice) && edited === undefined}
          isEdit={edited !== undefined}
          onSend={send}
          onSpeak={() => setPanel(isSpeaking ? 'none' : 'voice')}
        />
      </div>
      {panel === 'emoji' && <EmojiPanel onPick={typed.insert} />}
    </footer>
  )
}

const EmojiButton = ({ isOpen, onToggle }: { readonly isOpen: boolean; readonly onToggle: () => void }) => {
  const t = useTexts()
  return (
    <IconButton
      icon={Smile}
      label={t('chat.emoji')}
      aria-expanded={isOpen}
      className={styles.tool}
      onClick={onToggle}
    />
  )
}

/** Counts down in the place of the button that sends (S-123). */
const SlowClock = ({ seconds }: { readonly seconds: number }) => {
  const t = useTexts()
  const time = formatClock(seconds)
  return (
    <span className={styles.slow} role="timer" aria-label={t('chat.slowWait', { time })}>
      {time}
    </span>
  )
}

interface SendOrSpeakProps {
  readonly slowSeconds: number
  readonly isEmpty: boolean
  readonly isSpeaking: boolean
  readonly maySpeak: boolean
  readonly isEdit: boolean
  readonly onSend: () => void
  readonly onSpeak: () => void
}

/** Sends what is written; where nothing is, a voice can be recorded instead. */
const SendOrSpeak = ({ slowSeconds, isEmpty, isSpeaking, maySpeak, isEdit, onSend, onSpeak }: SendOrSpeakProps) => {
  const t = useTexts()
  if (slowSeconds > 0) return <SlowClock seconds={slowSeconds} />
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
      icon={isEdit ? Check : SendHorizontal}
      label={t(isEdit ? 'chat.saveEdit' : 'chat.send')}
      disabled={isEmpty}
      // The field keeps the focus, and a touch keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onSend}
    />
  )
}
