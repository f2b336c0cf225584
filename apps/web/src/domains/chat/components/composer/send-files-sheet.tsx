import ImagePlus from 'lucide-react/icons/image-plus'
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { isDesktop } from '../../../../platform/appearance/desktop.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { resourceTypeOf } from '../../../../platform/uploads/prepare.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import type { Conversation } from '../../conversations/conversation.ts'
import { useLinkPreview } from '../../links/use-link-preview.ts'
import { LoopSwitch } from '../../loops/loop-switch.tsx'
import { SoundNotRemoved } from '../../loops/sound-not-removed.ts'
import type { HowSent, WantedLink } from '../../messages/send-message.ts'
import { SendButton } from '../../scheduled/send-button.tsx'
import type { GroupRow } from '../../storage/rows.ts'
import { LinkAbove } from './above.tsx'
import { ChosenFiles } from './chosen-files.tsx'
import styles from './composer.module.css'
import { hasKeyboard, textMax } from './composer.tsx'
import { MentionPicker } from './mention-picker.tsx'
import { useTyped } from './use-typed.ts'

/** What somebody is about to send, and what they said so far. */
export interface ChosenToSend {
  readonly files: readonly File[]
  readonly caption: string
  /** They are sent to be saved, as they are. */
  readonly isFile: boolean
  /** The preview of what they say (S-130). */
  readonly link?: WantedLink
  /** The one film plays over and over, without sound (S-151). */
  readonly isLoop?: boolean
}

interface SendFilesSheetProps {
  readonly myId: number
  readonly conversation: Conversation
  /** Nothing is shown without. */
  readonly chosen: ChosenToSend | undefined
  readonly group: GroupRow | undefined
  readonly mayMentionAll: boolean
  /** What can be added, as a file chooser takes it. */
  readonly accept: string
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (file: File) => void
  readonly onClose: () => void
  /** Rejects where a file cannot be sent: the sheet stays, and the file can be left out. */
  readonly onSend: (chosen: ChosenToSend, how: HowSent) => Promise<void>
}

/** What is about to be sent, in the word for it. */
const titleOf = (chosen: ChosenToSend | undefined) => {
  if (!chosen || chosen.isFile) return 'media.sendFiles'
  const isVideo = ({ type }: File): boolean => type.startsWith('video/')
  if (chosen.files.every(isVideo)) return 'media.sendVideos'
  return chosen.files.some(isVideo) ? 'media.sendPhotosAndVideos' : 'media.sendPhotos'
}

/** S-127: looks once more at what is about to be sent, leaves some of it out, adds more, and says something with it. */
export const SendFilesSheet = (props: SendFilesSheetProps) => {
  const t = useTexts()
  const { chosen, onClose } = props
  /** The film that is to play over and over; another one that is chosen is not. */
  const [looped, setLooped] = useState<File>()
  const send = useAction(props.onSend, (error) => {
    if (!(error instanceof SoundNotRemoved)) return false
    // Sent once more, it goes with its sound.
    setLooped(undefined)
    toast(t('media.soundNotRemoved'))
    return true
  })
  const count = chosen?.files.length ?? 0
  return (
    <Sheet
      isOpen={chosen !== undefined}
      onClose={onClose}
      title={t(titleOf(chosen), { count })}
      isHeld={send.isBusy}
      opensItself
    >
      {chosen && (
        <Chosen {...props} chosen={chosen} isBusy={send.isBusy} send={send.run} looped={looped} onLoop={setLooped} />
      )}
    </Sheet>
  )
}

interface ChosenProps extends Omit<SendFilesSheetProps, 'onClose' | 'onSend'> {
  readonly chosen: ChosenToSend
  readonly isBusy: boolean
  readonly send: (chosen: ChosenToSend, how: HowSent) => void
  readonly looped: File | undefined
  readonly onLoop: (film: File | undefined) => void
}

const Chosen = (props: ChosenProps) => {
  const { myId, conversation, chosen, group, mayMentionAll, accept, isBusy, onAdd, onRemove, send, looped, onLoop } =
    props
  const t = useTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const { caption: draft, files, isFile } = chosen
  const film = files.length === 1 && !isFile ? files.find((file) => resourceTypeOf(file) === 'video') : undefined
  const isLoop = film !== undefined && film === looped
  const typed = useTyped({ myId, conversation: conversation.id, draft, replyTo: 0, isCaption: true, field })
  const link = useLinkPreview(typed.toSent())
  const word = group ? typed.nameAtCaret : undefined
  const submit = (how: HowSent): void => {
    const caption = typed.toSent()
    if (caption.length > textMax) return toast(t('chat.tooLong'))
    const [wanted] = link.take()
    send({ ...chosen, caption, ...(wanted && { link: wanted }), ...(isLoop && { isLoop }) }, how)
  }
  const hearKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return
    event.preventDefault()
    submit({})
  }
  return (
    <>
      <ChosenFiles files={files} isFile={isFile} onRemove={onRemove} isDisabled={isBusy} />
      {film && (
        <LoopSwitch
          film={film}
          isOn={isLoop}
          isDisabled={isBusy}
          onChange={(isOn) => onLoop(isOn ? film : undefined)}
        />
      )}
      <div className={styles.caption}>
        {group && word !== undefined && (
          <MentionPicker myId={myId} group={group} word={word} mayMentionAll={mayMentionAll} onPick={typed.mention} />
        )}
        {link.preview && <LinkAbove preview={link.preview} onDecline={link.decline} />}
        <div className={styles.row}>
          <AddMore accept={isFile ? '' : accept} isDisabled={isBusy} onAdd={onAdd} />
          <div className={styles.capsule}>
            <textarea
              ref={field}
              className={styles.field}
              rows={1}
              data-begins={isDesktop() && hasKeyboard() ? '' : undefined}
              value={typed.text}
              placeholder={t('media.caption')}
              aria-label={t('media.caption')}
              onChange={({ target }) => typed.write(target.value, target.selectionStart)}
              onSelect={({ currentTarget }) => typed.moveCaret(currentTarget.selectionStart)}
              onKeyDown={hearKey}
            />
          </div>
          <SendButton className={styles.send} isDisabled={isBusy} isBusy={isBusy} onSend={submit} />
        </div>
      </div>
    </>
  )
}

interface AddMoreProps {
  readonly accept: string
  readonly isDisabled: boolean
  readonly onAdd: (files: readonly File[]) => void
}

const AddMore = ({ accept, isDisabled, onAdd }: AddMoreProps) => {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again.
    target.value = ''
    if (files.length > 0) onAdd(files)
  }
  return (
    <>
      <IconButton
        icon={ImagePlus}
        label={t('media.addMore')}
        className={styles.tool}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      />
      <input ref={input} type="file" hidden multiple accept={accept} aria-label={t('media.addMore')} onChange={take} />
    </>
  )
}
