import { kindAndWords } from '@cliffhanger/rules/chat/kind-and-words.ts'
import { type ReactNode, use } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { describeLine } from '../conversations/describe-line.ts'
import { DramaParts } from './drama-parts.ts'
import { ownDramaLink, withoutDramaLink } from './own-drama-link.ts'

interface MessageLineProps {
  readonly messageType: string
  /** As `lineOf` has them. */
  readonly words: string
}

/** One line of a message, as `describeLine` words it; a drama that was sent is named. */
export const MessageLine = ({ messageType, words }: MessageLineProps): ReactNode => {
  const t = useTexts()
  const dramas = use(DramaParts)
  const found = dramas && messageType === 'text' ? ownDramaLink(words) : undefined
  if (!dramas || !found) return describeLine(messageType, words, t)
  return dramas.renderNamed(found.link, (title) =>
    kindAndWords(t('chat.kindDrama'), [title, withoutDramaLink(words)].filter((part) => part !== '').join(' · ')),
  )
}
