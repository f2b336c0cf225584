import { formatCount, formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { CSSProperties } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './poll-option.module.css'

interface PollOptionProps {
  readonly text: string
  readonly isSeveral: boolean
  /** I voted for it, or am about to. */
  readonly isMine: boolean
  /** Undefined where it cannot be chosen. */
  readonly onPress: (() => void) | undefined
  /** How it stands; undefined before I voted. Its numbers are undefined until the server has told them. */
  readonly result?: { readonly share: number | undefined; readonly total: number | undefined }
  readonly answer?: 'right' | 'wrong' | false | undefined
  /** It is one of a choice, even where pressing it changes nothing. */
  readonly isChoice?: boolean
}

/** One option of a poll: to be chosen, or with its share of the votes. */
export const PollOption = (props: PollOptionProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { text, isSeveral, isMine, onPress, result, answer, isChoice = result === undefined } = props
  const share = result?.share
  const said = [
    text,
    ...(share === undefined ? [] : [formatShare(share / 100, language)]),
    ...(result?.total === undefined
      ? []
      : [t('chat.pollVotes', { count: result.total, shown: formatCount(result.total, language) })]),
    ...(isMine && result ? [t('chat.pollMine')] : []),
    ...(answer ? [t(answer === 'right' ? 'chat.pollRight' : 'chat.pollWrong')] : []),
  ].join(', ')
  const className = classNames(styles.option, isMine && styles.mine, answer && styles[answer])
  const content = (
    <>
      {result && <span className={styles.bar} style={{ '--share': (share ?? 0) / 100 } as CSSProperties} />}
      <span className={styles.text}>{text}</span>
      {result ? (
        <span className={styles.share}>
          {isMine && <Mark isSeveral={isSeveral} answer={answer} />}
          {share === undefined ? '' : formatShare(share / 100, language)}
        </span>
      ) : (
        <span className={classNames(styles.box, isSeveral && styles.square, isMine && styles.on)}>
          {isMine && <Icon of={Check} size={14} />}
        </span>
      )}
    </>
  )
  if (!isChoice)
    return (
      <div className={className} role="listitem" aria-label={said}>
        {content}
      </div>
    )
  return (
    <button
      type="button"
      className={className}
      role={isSeveral ? 'checkbox' : 'radio'}
      aria-checked={isMine}
      aria-label={said}
      aria-disabled={onPress === undefined}
      onClick={(event) => {
        event.stopPropagation()
        onPress?.()
      }}
    >
      {content}
    </button>
  )
}

const Mark = ({ isSeveral, answer }: Pick<PollOptionProps, 'isSeveral' | 'answer'>) => (
  <span className={classNames(styles.mark, isSeveral && styles.square)}>
    <Icon of={answer === 'wrong' ? X : Check} size={12} />
  </span>
)
