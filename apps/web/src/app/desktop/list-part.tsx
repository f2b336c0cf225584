import { paths } from '@cliffhanger/contract/client-paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { OpenScreen, ScreenPosition } from '../../ui/layout/screen-position.ts'
import { ChunkBoundary } from '../chunk-boundary.tsx'
import { findRoute } from '../routes/routes.ts'
import { ScreenPart } from '../screen-part.tsx'
import { firstOf } from './first-of.ts'
import styles from './list-part.module.css'

interface ListPartProps {
  /** Path of the screen with the list. */
  readonly list: string
  /** Path of the screen beside it, or of the one that is a part of. */
  readonly open: string
  /** Number of the site's look (S-12). */
  readonly template: number | undefined
}

/** A list that stays while one opens what is in it. */
export const ListPart = ({ list, open, template }: ListPartProps) => {
  const t = useTexts()
  const route = findRoute(list)
  const nameOf: Readonly<Record<string, string>> = {
    [paths.chats]: t('shell.tabChats'),
    [paths.settings]: t('account.settings'),
    [paths.wallet]: t('wallet.wallet'),
    [paths.addressBook]: t('friends.addressBook'),
    [paths.message]: t('notices.messages'),
  }
  if (!route) return null
  return (
    <section
      className={styles.list}
      aria-label={nameOf[list]}
      data-template={list === paths.chats ? template : undefined}
    >
      <ScreenPosition value="list">
        <OpenScreen value={open === list ? (firstOf(list) ?? open) : open}>
          <ChunkBoundary>
            <ScreenPart route={route} />
          </ChunkBoundary>
        </OpenScreen>
      </ScreenPosition>
    </section>
  )
}
