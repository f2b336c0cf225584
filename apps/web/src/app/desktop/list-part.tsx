import { paths } from '@cliffhanger/contract/client-paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { ScreenPosition } from '../../ui/layout/screen-position.ts'
import { ChunkBoundary } from '../chunk-boundary.tsx'
import { findRoute } from '../routes/routes.ts'
import { ScreenPart } from '../screen-part.tsx'
import styles from './list-part.module.css'

interface ListPartProps {
  /** Path of the screen with the list. */
  readonly list: string
  /** Number of the site's look (S-12). */
  readonly template: number | undefined
}

/** A list that stays while one opens what is in it. */
export const ListPart = ({ list, template }: ListPartProps) => {
  const t = useTexts()
  const route = findRoute(list)
  const nameOf: Readonly<Record<string, string>> = {
    [paths.chats]: t('shell.tabChats'),
    [paths.settings]: t('account.settings'),
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
        <ChunkBoundary>
          <ScreenPart route={route} />
        </ChunkBoundary>
      </ScreenPosition>
    </section>
  )
}
