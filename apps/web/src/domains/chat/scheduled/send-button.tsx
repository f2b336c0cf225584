import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useHold } from '../../../ui/actions/use-hold.ts'
import type { HowSent } from '../messages/send-message.ts'
import { HowToSend } from './how-to-send.tsx'

interface SendButtonProps {
  readonly className: string | undefined
  readonly isDisabled: boolean
  /** Hears how it is sent; nothing was chosen where that is empty. */
  readonly onSend: (how: HowSent) => void
  readonly mayWait?: boolean
  readonly isBusy?: boolean
}

/** Sends at a tap. A press that is held, or the second button of a mouse, asks how and when (S-133, S-134). */
export const SendButton = ({ className, isDisabled, onSend, mayWait, isBusy }: SendButtonProps) => {
  const t = useTexts()
  const [asks, setAsks] = useState(false)
  // What was written waits for its time: there is nothing to ask any more.
  if (asks && isDisabled && !isBusy) setAsks(false)
  const { onPointerDown, ...hold } = useHold(() => {
    if (!isDisabled) setAsks(true)
  })
  return (
    <>
      <IconButton
        className={className}
        icon={SendHorizontal}
        label={t('chat.send')}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onPointerDown={(event) => {
          // The field keeps the focus, and a touch keyboard stays open.
          event.preventDefault()
          onPointerDown(event)
        }}
        {...hold}
        onClick={() => onSend({})}
      />
      <HowToSend
        isOpen={asks}
        onClose={() => setAsks(false)}
        mayWait={mayWait ?? true}
        isBusy={isBusy ?? false}
        onChoose={(how) => {
          // A time that is refused can be chosen anew.
          if (how.atMs === undefined) setAsks(false)
          onSend(how)
        }}
      />
    </>
  )
}
