import type { Quiet } from '@cliffhanger/rules/chat/quiet.ts'
import BellOff from 'lucide-react/icons/bell-off'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Search from 'lucide-react/icons/search'
import { useContext } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useQuiet } from '../../../shared/conversations/use-quiet.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { ScreenPosition } from '../../../ui/layout/screen-position.ts'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import styles from './chat-bar.module.css'
import { ConnectionLine } from './connection-line.tsx'

interface ChatBarProps {
  readonly name: string
  readonly face: string
  /** Pictures that stand for a group without one of its own. */
  readonly faces?: readonly string[] | undefined
  /** A second, smaller line; '' = none. */
  readonly line: string
  /** Who is typing takes its place. */
  readonly typing: string
  /** The other side is here now. */
  readonly isOnline?: boolean
  /** How its reader muted the chat; undefined while it is not known. */
  readonly quiet: Quiet | undefined
  readonly onSearch: () => void
  readonly onDetails: () => void
}

/** The bar of a chat of either kind: with whom one talks, and the state of the connection. */
export const ChatBar = ({
  name,
  face,
  faces,
  line,
  typing,
  isOnline = false,
  quiet,
  onSearch,
  onDetails,
}: ChatBarProps) => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const isMuted = useQuiet(quiet)
  // Beside the list of chats, the list says how the connection is.
  const isWhole = useContext(ScreenPosition) === 'whole'
  const title = (
    <button type="button" className={styles.title} onClick={onDetails}>
      <Avatar name={name} url={face} urls={faces} size={36} isOnline={isOnline} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {typing !== '' ? (
          <span className={styles.typing}>{typing}</span>
        ) : (
          line !== '' && (
            <span className={styles.line} data-online={isOnline || undefined}>
              <Dotted>{line}</Dotted>
            </span>
          )
        )}
      </span>
      {isMuted && <Icon of={BellOff} size={14} label={t('chat.muted')} />}
    </button>
  )
  return (
    <>
      <NavBar
        title={title}
        onBack={goBack}
        isAtStart
        right={
          <>
            <IconButton icon={Search} label={t('chat.historySearch')} onClick={onSearch} />
            <IconButton icon={Ellipsis} label={t('chat.details')} onClick={onDetails} />
          </>
        }
      />
      {isWhole && <ConnectionLine />}
    </>
  )
}
