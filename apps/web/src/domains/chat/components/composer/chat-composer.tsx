import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useScreenQuery } from '../../../../platform/navigation/router.tsx'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { mayMentionAll, maySendKind } from '../../conversations/closed-reason.ts'
import type { Conversation } from '../../conversations/conversation.ts'
import { sayTyping } from '../../conversations/typing.ts'
import type { Chat } from '../../conversations/use-chat.ts'
import { useSlowWait } from '../../conversations/use-slow-wait.ts'
import { acceptedTypes } from '../../media/attachment-sheet.tsx'
import type { Recording } from '../../media/send-media.ts'
import { VoiceRecorder } from '../../media/voice-recorder.tsx'
import { ScheduledEntry } from '../../scheduled/scheduled-entry.tsx'
import { Attachments } from './attachments.tsx'
import { Composer, type ComposerProps } from './composer.tsx'
import { DropFrame } from './drop-frame.tsx'
import { SendFilesSheet } from './send-files-sheet.tsx'
import { SendVoiceSheet } from './send-voice-sheet.tsx'
import { useChosenFiles } from './use-chosen-files.ts'
import { useSends } from './use-sends.ts'

export interface ChatComposerProps
  extends Pick<ComposerProps, 'reply' | 'draft' | 'onCancelReply' | 'onEditLast' | 'onLeave' | 'onFollow'> {
  readonly myId: number
  readonly conversation: Conversation
  readonly chat: Chat
  /** How often something was put into the field to be edited again: it begins anew with `draft`. */
  readonly again: number
  /** Something was sent: the reader wants to see it. */
  readonly onSent: () => void
}

/** Everything one can send in a chat, as far as its group lets me. */
export const ChatComposer = ({
  myId,
  conversation,
  chat,
  draft,
  again,
  reply,
  onCancelReply,
  onEditLast,
  onLeave,
  onFollow,
  onSent,
}: ChatComposerProps) => {
  const t = useTexts()
  const [isAttaching, setIsAttaching] = useState(false)
  /** A voice whose sender has yet to say how it is sent. */
  const [recorded, setRecorded] = useState<Recording>()
  const { group } = chat
  // A notification that was to be answered led here (S-150).
  const isWriting = useScreenQuery().has('write')
  const replyTo = reply?.msgId ?? 0
  const slowSeconds = useSlowWait(myId, conversation.id, chat)
  const { text, files, voice, poll, sticker, later } = useSends({ myId, conversation, replyTo, onCancelReply, onSent })
  const [images, videos, sound] = [
    maySendKind(group, 'image'),
    maySendKind(group, 'video'),
    maySendKind(group, 'audio'),
  ]
  const allows = { images, videos, files: images && videos && sound }
  const { takesFiles, taken, choose, sheet } = useChosenFiles({
    myId,
    conversation,
    allows,
    mayChoose: () => {
      if (slowSeconds > 0) toast(t('chat.slowWait', { time: formatClock(slowSeconds) }))
      return slowSeconds <= 0
    },
    send: files,
  })
  // What was put into the field again comes after what went with the files.
  const [begun, setBegun] = useState({ again, taken: 0 })
  if (begun.again !== again) setBegun({ again, taken })
  const allowsCards = maySendKind(group, 'b_c')
  return (
    <>
      {takesFiles && <DropFrame onDrop={choose} />}
      <Composer
        key={`${conversation.id} ${taken} ${again}`}
        takesFocus={again > 0 || isWriting}
        myId={myId}
        conversation={conversation.id}
        draft={taken === begun.taken ? draft : ''}
        group={group}
        mayMentionAll={mayMentionAll(group)}
        reply={reply}
        onCancelReply={onCancelReply}
        onEditLast={onEditLast}
        onLeave={onLeave}
        onFollow={onFollow}
        slowSeconds={slowSeconds}
        onSend={text.run}
        onSchedule={later}
        onSticker={images && slowSeconds <= 0 ? sticker.run : undefined}
        before={
          <>
            <IconButton
              icon={Plus}
              label={t('chat.attach')}
              disabled={slowSeconds > 0}
              onClick={() => setIsAttaching(true)}
            />
            <ScheduledEntry conversation={conversation.id} />
          </>
        }
        renderVoice={
          sound
            ? (held) => (
                <VoiceRecorder
                  {...held}
                  onDone={voice.run}
                  onChoose={setRecorded}
                  onRecording={(isOn) => sayTyping(conversation.id, isOn ? 'recording' : 'stopped')}
                />
              )
            : undefined
        }
      />
      <Attachments
        conversation={conversation}
        isOpen={isAttaching}
        onClose={() => setIsAttaching(false)}
        allows={allows}
        allowsCards={allowsCards}
        onPick={choose}
        onAsk={poll}
      />
      <SendVoiceSheet
        recording={recorded}
        onClose={() => setRecorded(undefined)}
        onSend={(how) => {
          if (recorded) voice.run(recorded, how)
        }}
      />
      <SendFilesSheet
        myId={myId}
        conversation={conversation}
        group={group}
        mayMentionAll={mayMentionAll(group)}
        accept={acceptedTypes(allows)}
        {...sheet}
      />
    </>
  )
}
