import type { ShownPoll } from '@cliffhanger/contract/chat/polls.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { withPlainMentions } from '@cliffhanger/rules/chat/mentions.ts'
import { chosen, endOfPoll, type Poll } from '@cliffhanger/rules/chat/polls.ts'
import { type ReactNode, useId, useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { endMoment } from '../conversations/time-ago.ts'
import { useNow } from '../conversations/use-now.ts'
import type { Bubble } from '../messages/chat-rows.ts'
import styles from './poll-body.module.css'
import { PollOption } from './poll-option.tsx'
import { isDecided, sharesOf } from './shares.ts'

/** What a chat does with its polls. */
export interface PollActions {
  /** Sets what I vote for. */
  readonly onVote: (row: Bubble, options: readonly number[]) => void
  readonly canVote: (row: Bubble) => boolean
  readonly onVoters: (row: Bubble) => void
  readonly canSeeVoters: (row: Bubble) => boolean
}

interface PollBodyProps {
  readonly row: Bubble
  readonly question: string
  readonly poll: Poll
  readonly actions: PollActions
  /** Time and state of the message. */
  readonly meta?: ReactNode
}

const unsent: ShownPoll = { voters: 0, closed: 0, mine: [] }

/** A poll: its question, what one votes for, and how the votes are once one has voted or it is over. */
export const PollBody = ({ row, question, poll, actions, meta }: PollBodyProps) => {
  const t = useTexts()
  const id = useId()
  const language = useLanguage()
  const nowMs = useNow()
  const shown = row.poll ?? unsent
  const endMs = endOfPoll(poll, row.sentMs)
  const isOver = shown.closed === 1 || (endMs !== undefined && nowMs >= endMs)
  const canVote = !isOver && row.msgId > 0 && actions.canVote(row)
  return (
    <div className={styles.poll} role="group" aria-labelledby={`${id}-question`} aria-describedby={`${id}-kind`}>
      <strong id={`${id}-question`} className={styles.question}>
        {withPlainMentions(question)}
      </strong>
      <span id={`${id}-kind`} className={styles.second}>
        {t(kindOf(poll, isOver))}
        {!isOver && poll.several === 1 && ` · ${t('chat.pollSeveral')}`}
        {!isOver && endMs !== undefined && ` · ${t('chat.pollEnds', { time: endMoment(endMs, nowMs, language) })}`}
      </span>
      {isDecided(shown) ? (
        <Results row={row} poll={poll} shown={shown} onVote={canVote ? actions.onVote : undefined} />
      ) : (
        <Ballot
          key={String(row.msgId)}
          poll={poll}
          canVote={canVote}
          labelId={`${id}-question`}
          onVote={(options) => actions.onVote(row, options)}
        />
      )}
      <div className={styles.end}>
        <Foot row={row} poll={poll} shown={shown} actions={actions} />
        {meta}
      </div>
    </div>
  )
}

const kindOf = ({ quiz, anonymous }: Poll, isOver: boolean) => {
  if (isOver) return 'chat.pollEnded'
  if (quiz === 1) return anonymous === 1 ? 'chat.anonymousQuiz' : 'chat.quiz'
  return anonymous === 1 ? 'chat.anonymousPoll' : 'chat.publicPoll'
}

interface BallotProps {
  readonly poll: Poll
  readonly canVote: boolean
  readonly labelId: string
  readonly onVote: (options: readonly number[]) => void
}

/** What one votes for: one option at a touch, several with a button. */
const Ballot = ({ poll, canVote, labelId, onVote }: BallotProps) => {
  const t = useTexts()
  const [marked, setMarked] = useState<readonly number[]>([])
  const isSeveral = poll.several === 1
  const press = (option: number): void => {
    if (!isSeveral) return onVote([option])
    setMarked(marked.includes(option) ? marked.filter((one) => one !== option) : chosen([...marked, option]))
  }
  return (
    <>
      <div className={styles.options} role={isSeveral ? 'group' : 'radiogroup'} aria-labelledby={labelId}>
        {poll.options.map((text, option) => (
          // oxlint-disable-next-line react/no-array-index-key -- options may say the same and never move
          <PollOption
            key={option}
            text={text}
            isSeveral={isSeveral}
            isMine={marked.includes(option)}
            onPress={canVote ? () => press(option) : undefined}
          />
        ))}
      </div>
      {isSeveral && canVote && (
        <button
          type="button"
          className={styles.act}
          disabled={marked.length === 0}
          onClick={(event) => {
            event.stopPropagation()
            onVote(marked)
          }}
        >
          {t('chat.pollVote')}
        </button>
      )}
    </>
  )
}

interface ResultsProps {
  readonly row: Bubble
  readonly poll: Poll
  readonly shown: ShownPoll
  /** Undefined where I cannot vote now. */
  readonly onVote: PollActions['onVote'] | undefined
}

/** How the votes are. Where one votes for one option, a touch at another one changes the vote. */
const Results = ({ row, poll, shown, onVote }: ResultsProps) => {
  const t = useTexts()
  const isChangeable = poll.several === 0 && poll.quiz === 0 && onVote !== undefined
  const { totals } = shown
  const shares = totals && sharesOf(totals, shown.voters, poll.several === 1)
  const isQuiz = shown.right !== undefined
  return (
    <>
      <div className={styles.options} role={isChangeable ? 'radiogroup' : 'list'} aria-label={t('chat.pollResults')}>
        {poll.options.map((text, option) => {
          const isMine = shown.mine.includes(option)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- options may say the same and never move
            <PollOption
              key={option}
              text={text}
              isSeveral={poll.several === 1}
              isMine={isMine}
              answer={isQuiz && (option === shown.right ? 'right' : isMine ? 'wrong' : undefined)}
              result={{ share: shares?.[option], total: totals?.[option] }}
              onPress={isChangeable && !isMine ? () => onVote(row, [option]) : undefined}
              isChoice={isChangeable}
            />
          )
        })}
      </div>
      {shown.explanation !== undefined && shown.explanation !== '' && (
        <p className={styles.explanation}>{shown.explanation}</p>
      )}
    </>
  )
}

const Foot = ({
  row,
  poll,
  shown,
  actions,
}: Omit<PollBodyProps, 'question' | 'meta'> & { readonly shown: ShownPoll }) => {
  const t = useTexts()
  const language = useLanguage()
  const words =
    shown.voters === 0
      ? t('chat.pollNoVotes')
      : t(poll.quiz === 1 ? 'chat.pollAnswers' : 'chat.pollVotes', {
          count: shown.voters,
          shown: formatCount(shown.voters, language),
        })
  const leadsOn = poll.anonymous === 0 && shown.voters > 0 && isDecided(shown) && actions.canSeeVoters(row)
  if (!leadsOn) return <span className={styles.second}>{words}</span>
  return (
    <button
      type="button"
      className={styles.act}
      onClick={(event) => {
        event.stopPropagation()
        actions.onVoters(row)
      }}
    >
      {words}
    </button>
  )
}
