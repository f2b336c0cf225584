import { wordsAround } from '@cliffhanger/rules/chat/drama-link.ts'
import { linkOf } from '@cliffhanger/rules/chat/links.ts'
import Languages from 'lucide-react/icons/languages'
import { use, useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { Dotted } from '../../../../ui/lists/dotted.tsx'
import { DramaParts } from '../../dramas/drama-parts.ts'
import { ownDramaLink, ownJoinLink, withoutDramaLink } from '../../dramas/own-drama-link.ts'
import { GroupParts } from '../../links/group-parts.ts'
import { LinkCard } from '../../links/link-card.tsx'
import { MessageText } from './message-text.tsx'
import styles from './text-body.module.css'

interface TextBodyProps extends WordsProps {
  /** The message as it was sent, with what belongs to its link. */
  readonly contentText: string
}

/** What somebody wrote, with what its link leads to below; a link to one of our dramas is the drama itself, one to a group the group. */
export const TextBody = ({ text, translation, contentText }: TextBodyProps) => {
  const [dramas, groups] = [use(DramaParts), use(GroupParts)]
  const found = dramas ? ownDramaLink(text) : undefined
  if (!dramas || !found) {
    const invitation = groups ? ownJoinLink(text) : undefined
    if (groups && invitation) return <Invitation text={text} translation={translation} found={invitation} />
    return (
      <>
        <Words text={text} translation={translation} />
        <LinkCard link={linkOf(contentText)} />
      </>
    )
  }
  const words = withoutDramaLink(text)
  return (
    <>
      {words !== '' && <Words text={words} translation={withoutDramaLink(translation)} />}
      <div className={styles.card} data-card>
        {dramas.renderCard(found.link)}
      </div>
    </>
  )
}

interface InvitationProps extends WordsProps {
  readonly found: NonNullable<ReturnType<typeof ownJoinLink>>
}

/** What was written around a link to a group, and the group below. */
const Invitation = ({ text, translation, found }: InvitationProps) => {
  const words = wordsAround(text, found)
  const translated = ownJoinLink(translation)
  return (
    <>
      {words !== '' && (
        <Words text={words} translation={translated ? wordsAround(translation, translated) : translation} />
      )}
      {use(GroupParts)?.renderCard(found.code, <MessageText text={text.slice(found.start, found.end)} />)}
    </>
  )
}

interface WordsProps {
  readonly text: string
  readonly translation: string
}

/** A text; its translation stands smaller below until a tap puts it away. */
export const Words = ({ text, translation }: WordsProps) => {
  const t = useTexts()
  const [isHidden, setIsHidden] = useState(false)
  if (translation === '' || translation === text) return <MessageText text={text} />
  return (
    <>
      <MessageText text={text} />
      {!isHidden && (
        <span className={styles.translation}>
          <MessageText text={translation} />
        </span>
      )}
      <button
        type="button"
        className={styles.toggle}
        onClick={(event) => {
          event.stopPropagation()
          setIsHidden(!isHidden)
        }}
      >
        <Icon of={Languages} size={13} />
        <span>
          {isHidden ? t('chat.showTranslation') : <Dotted>{[t('chat.translated'), t('chat.hideTranslation')]}</Dotted>}
        </span>
      </button>
    </>
  )
}
