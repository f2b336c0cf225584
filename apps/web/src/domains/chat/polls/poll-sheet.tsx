import { pollLimits } from '@cliffhanger/contract/chat/polls.ts'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useHold } from '../../../ui/actions/use-hold.ts'
import { ChoiceSheet } from '../../../ui/forms/choice-sheet.tsx'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { HowSent } from '../messages/send-message.ts'
import { HowToSend } from '../scheduled/how-to-send.tsx'
import { contentOf, emptyPoll, type Missing, missingIn, type PollPartProps } from './poll-draft.ts'
import { PollOptions } from './poll-options.tsx'
import styles from './poll-sheet.module.css'

interface PollSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Hears the content of the message, and how it is sent. Rejects where it is not taken: what was written stays. */
  readonly onSend: (contentText: string, how: HowSent) => Promise<void>
}

/** Where a poll is written. What was typed is there again when it was closed by mistake. */
export const PollSheet = ({ isOpen, onClose, onSend }: PollSheetProps) => {
  const t = useTexts()
  const [poll, setPoll] = useState(emptyPoll)
  const missing = missingIn(poll)
  const words: Readonly<Record<Missing, string>> = {
    question: t('chat.pollMissingQuestion'),
    options: t('chat.pollMissingOptions'),
    right: t('chat.pollMissingRight'),
  }
  const [asks, setAsks] = useState(false)
  const handOver = useAction(async (how: HowSent) => {
    await onSend(contentOf(poll), how)
    setAsks(false)
    onClose()
    setPoll(emptyPoll)
  })
  const whole = (act: () => void) => (): void => (missing ? toast(words[missing]) : act())
  const send = whole(() => handOver.run({}))
  const hold = useHold(whole(() => setAsks(true)))
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('chat.newPoll')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextArea
          label={t('chat.pollQuestion')}
          name="question"
          rows={2}
          maxLength={pollLimits.question}
          placeholder={t('chat.pollAsk')}
          value={poll.question}
          onChange={(question) => setPoll({ ...poll, question })}
          onBlur={() => undefined}
          error={undefined}
        />
        <PollOptions poll={poll} onChange={setPoll} />
        <PollSettings poll={poll} onChange={setPoll} />
        {poll.isQuiz && (
          <TextArea
            label={t('chat.pollExplanation')}
            name="explanation"
            rows={2}
            maxLength={pollLimits.explanation}
            placeholder={t('chat.pollExplanationHint')}
            value={poll.explanation}
            onChange={(explanation) => setPoll({ ...poll, explanation })}
            onBlur={() => undefined}
            error={undefined}
          />
        )}
        <Button
          type="submit"
          block
          waitsFor={missing && words[missing]}
          busy={handOver.isBusy}
          aria-haspopup="dialog"
          {...hold}
        >
          {t('chat.sendPoll')}
        </Button>
      </form>
      <HowToSend isOpen={asks} onClose={() => setAsks(false)} isBusy={handOver.isBusy} onChoose={handOver.run} />
    </Sheet>
  )
}

const hourSeconds = hourMs / 1000
const daySeconds = dayMs / 1000

/** How one votes, and until when. */
const PollSettings = ({ poll, onChange }: PollPartProps) => {
  const t = useTexts()
  const [isChoosingEnd, setIsChoosingEnd] = useState(false)
  const ends = [
    { value: 0, label: t('chat.pollEndNever') },
    { value: hourSeconds, label: t('chat.pollEndHour') },
    { value: daySeconds, label: t('chat.pollEndDay') },
    { value: 3 * daySeconds, label: t('chat.pollEndThreeDays') },
    { value: 7 * daySeconds, label: t('chat.pollEndWeek') },
  ]
  return (
    <div className={styles.settings}>
      <CellGroup label={t('chat.pollSettings')} flush>
        <SwitchCell
          title={t('chat.pollAnonymously')}
          isOn={poll.isAnonymous}
          onChange={async (isAnonymous) => onChange({ ...poll, isAnonymous })}
        />
        <SwitchCell
          title={t('chat.pollSeveral')}
          isOn={poll.isSeveral && !poll.isQuiz}
          isDisabled={poll.isQuiz}
          onChange={async (isSeveral) => onChange({ ...poll, isSeveral })}
        />
        <SwitchCell
          title={t('chat.pollQuizMode')}
          description={t('chat.pollQuizHint')}
          isOn={poll.isQuiz}
          onChange={async (isQuiz) => onChange({ ...poll, isQuiz })}
        />
        <Cell
          title={t('chat.pollEnd')}
          value={ends.find(({ value }) => value === poll.openSeconds)?.label}
          onClick={() => setIsChoosingEnd(true)}
        />
      </CellGroup>
      <ChoiceSheet
        isOpen={isChoosingEnd}
        onClose={() => setIsChoosingEnd(false)}
        label={t('chat.pollEnd')}
        options={ends}
        value={poll.openSeconds}
        onChange={(openSeconds) => onChange({ ...poll, openSeconds })}
      />
    </div>
  )
}
