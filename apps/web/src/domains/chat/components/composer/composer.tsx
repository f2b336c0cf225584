import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import Smile from 'lucide-react/icons/smile'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isDesktop } from '../../../../platform/appearance/desktop.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { useLinkPreview } from '../../links/use-link-preview.ts'
import type { HowSent, TextExtras } from '../../messages/send-message.ts'
import type { GroupRow } from '../../storage/rows.ts'
import { LinkAbove, MessageAbove } from './above.tsx'
import styles from './composer.module.css'
import { SignPanel } from './emoji/sign-panel.tsx'
import { MentionPicker } from './mention-picker.tsx'
import { SendOrSpeak } from './send-or-speak.tsx'
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
  readonly onSend: (text: string, extras?: Omit<TextExtras, 'replyTo'>) => void
  /** The field goes away with this in it: whatever took its place, one goes on with it afterwards. */
  readonly onLeave?: ((draft: string) => void) | undefined
  /** Another device typed on, and the field follows it: the message that is answered there, 0 = none. */
  readonly onFollow?: ((replyTo: number) => void) | undefined
  /** Keeps a text until its time comes (S-134); it stays in the field where that fails. */
  readonly onSchedule?: (text: string, ms: number, extras: Pick<TextExtras, 'link'>) => Promise<void>
  /** Sends a sticker; left out where none can be sent. */
  readonly onSticker?: ((sticker: SentSticker, how: HowSent) => void) | undefined
  /** What stands before the field. */
  readonly before?: ReactNode
  /** What takes the place of the field to speak instead of writing; left out where nobody may speak. */
  readonly renderVoice?: ((held: HeldMicrophone) => ReactNode) | undefined
}

/** How a voice begins: a finger may lie on the microphone already; then speaking is over when it is let go. */
export interface HeldMicrophone {
  readonly isHeld: boolean
  readonly onEnd: () => void
}

/** With a keyboard at hand Enter sends; on a touch screen it begins a new line. */
export const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches

/** Where a message is written: words, emojis, mentions, or a voice in their place. */
export const Composer = (props: ComposerProps) => {
  const {
    myId,
    conversation,
    draft,
    group,
    mayMentionAll,
    reply,
    onCancelReply,
    onSend,
    onLeave,
    onFollow,
    before,
    renderVoice,
  } = props
  const { edited, onEditLast, onSchedule, slowSeconds = 0, takesFocus = false } = props
  const t = useTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [panel, setPanel] = useState<'none' | 'emoji' | 'voice' | 'held'>('none')
  const isEdit = edited !== undefined
  const typed = useTyped({ myId, conversation, draft, replyTo: reply?.msgId ?? 0, isEdit, field, onLeave, onFollow })
  const link = useLinkPreview(edited === undefined ? typed.toSent() : '')
  const word = group && panel === 'none' ? typed.nameAtCaret : undefined

  useEffect(() => {
    // A chat that is chosen at a computer is one to write in.
    if (takesFocus || (isDesktop() && hasKeyboard())) field.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const schedule = useAction(async (ms: number) => {
    const sent = typed.toSent()
    if (sent.length > textMax) return toast(t('chat.tooLong'))
    const [wanted] = link.take()
    await onSchedule?.(sent, ms, wanted ? { link: wanted } : {})
    typed.clear()
  })
  const send = ({ isSilent = false, atMs }: HowSent): void => {
    if (atMs !== undefined) return schedule.run(atMs)
    const sent = typed.toSent()
    if (sent === '') return
    if (slowSeconds > 0) return toast(t('chat.slowWait', { time: formatClock(slowSeconds) }))
    if (sent.length > textMax) return toast(t('chat.tooLong'))
    const [wanted] = link.take()
    onSend(sent, ...(wanted || isSilent ? [{ ...(wanted && { link: wanted }), ...(isSilent && { isSilent }) }] : []))
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
    send({})
  }
  const isEmpty = typed.text.trim() === ''
  const isSpeaking = (panel === 'voice' || panel === 'held') && isEmpty && slowSeconds === 0
  return (
    <footer className={styles.composer}>
      {group && word !== undefined && (
        <MentionPicker myId={myId} group={group} word={word} mayMentionAll={mayMentionAll} onPick={typed.mention} />
      )}
      <MessageAbove reply={reply} edited={edited} onCancel={onCancelReply} />
      {link.preview && <LinkAbove preview={link.preview} onDecline={link.decline} />}
      <div className={styles.row}>
        {before}
        {isSpeaking && (
          <div className={styles.voice}>
            {renderVoice?.({ isHeld: panel === 'held', onEnd: () => setPanel('none') })}
          </div>
        )}
        <div className={styles.capsule} hidden={isSpeaking}>
          <textarea
            ref={field}
            className={styles.field}
            rows={1}
            value={typed.text}
            placeholder={t(slowSeconds > 0 ? 'chat.slowMode' : 'chat.message')}
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
        </div>
        <SendOrSpeak
          slowSeconds={slowSeconds}
          isEmpty={isEmpty}
          isSpeaking={isSpeaking}
          maySpeak={Boolean(renderVoice) && edited === undefined}
          isEdit={edited !== undefined}
          onSend={send}
          mayWait={onSchedule !== undefined}
          isScheduling={schedule.isBusy}
          onHoldMicrophone={() => setPanel((now) => (now === 'none' || now === 'emoji' ? 'held' : now))}
          onSpeak={() => setPanel(isSpeaking ? 'none' : 'voice')}
        />
      </div>
      {panel === 'emoji' && (
        <SignPanel onPick={typed.insert} onSticker={edited === undefined ? props.onSticker : undefined} />
      )}
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
