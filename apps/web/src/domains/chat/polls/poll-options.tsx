import { pollLimits } from '@cliffhanger/contract/chat/polls.ts'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FieldGroup } from '../../../ui/forms/field-group.tsx'
import { type PollPartProps, withOption, withoutOption } from './poll-draft.ts'
import styles from './poll-options.module.css'

/** The options of a poll that is being written: a new row comes with the first letter in the last one. In a quiz each has a mark for the
 *  right one. */
export const PollOptions = ({ poll, onChange }: PollPartProps) => {
  const t = useTexts()
  const list = useRef<HTMLDivElement>(null)
  const goOn = (event: KeyboardEvent<HTMLInputElement>, index: number): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    list.current?.querySelectorAll('input')[index + 1]?.focus()
  }
  const { optionsMax } = pollLimits
  return (
    <FieldGroup label={t('chat.pollOptions')} hint={t('chat.pollOptionsHint', { max: optionsMax })}>
      <div ref={list} className={styles.options}>
        {poll.options.map(({ id, text }, index) => {
          const number = index + 1
          return (
            <div key={id} className={styles.row}>
              {poll.isQuiz && (
                <button
                  type="button"
                  className={styles.mark}
                  aria-pressed={poll.rightId === id}
                  aria-label={t('chat.pollRightOption', { number })}
                  onClick={() => onChange({ ...poll, rightId: id })}
                >
                  <span className={classNames(styles.ring, poll.rightId === id && styles.chosen)}>
                    {poll.rightId === id && <Icon of={Check} size={14} />}
                  </span>
                </button>
              )}
              <input
                className={styles.input}
                value={text}
                maxLength={pollLimits.option}
                enterKeyHint="next"
                aria-label={t('chat.pollOption', { number })}
                placeholder={t(
                  text === '' && number > pollLimits.optionsMin ? 'chat.pollAddOption' : 'chat.pollOption',
                  {
                    number,
                  },
                )}
                onChange={(event) => onChange(withOption(poll, id, event.target.value))}
                onKeyDown={(event) => goOn(event, index)}
              />
              {text !== '' && (
                <IconButton
                  icon={X}
                  label={t('chat.pollRemoveOption', { number })}
                  onClick={() => onChange(withoutOption(poll, id))}
                />
              )}
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}
