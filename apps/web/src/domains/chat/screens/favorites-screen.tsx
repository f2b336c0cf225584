import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Favorite, MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { bodyOf } from '@cliffhanger/rules/chat/preview.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import Forward from 'lucide-react/icons/forward'
import { useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useSettled } from '../../../ui/actions/use-settled.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Choices } from '../../../ui/forms/choices.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { Columns, SidePart } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { PlainBody } from '../components/bubble/plain-body.tsx'
import { EmojiProvider } from '../components/emoji-provider.tsx'
import styles from './favorites-screen.module.css'

const pageSize = 20
const settleMs = 300

type Kind = Extract<MessageType, 'text' | 'image' | 'video' | 'audio' | 'mixed' | 'b_c'> | 'all'

const useFavorites = (kind: Kind, keyword: string) =>
  useInfiniteQuery({
    queryKey: [chatCalls.listFavorites.id, kind, keyword],
    queryFn: ({ pageParam, signal }) =>
      call(
        chatCalls.listFavorites,
        {
          page: pageParam,
          limit: pageSize,
          ...(kind !== 'all' && { msg_type: kind }),
          ...(keyword !== '' && { keyword }),
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total, page }) => (page * pageSize < total ? page + 1 : undefined),
  })

type FavoritePages = ReturnType<typeof useFavorites>

const favoritesOf = ({ data }: FavoritePages): readonly Favorite[] => data?.pages.flatMap(({ list }) => list) ?? []

/** The messages I saved, by kind, the newest first. */
export const FavoritesScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const [kind, setKind] = useState<Kind>('all')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const keyword = useSettled(search.trim(), settleMs)
  const pages = useFavorites(kind, keyword)
  const hasSome = favoritesOf(pages).length > 0
  const remove = useAction(async () => {
    const title = t('chat.deleteFavorites')
    if (!chosen || !(await confirm({ title, confirmLabel: t('chat.deleteMessage'), isDanger: true }))) return
    await call(chatCalls.deleteFavorites, { ids: [...chosen].slice(0, 100) })
    setChosen(undefined)
    await forgetAnswers(chatCalls.listFavorites)
  })
  const toggle = (id: number): void =>
    setChosen((present) => {
      const next = new Set(present)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const isDesktop = useIsDesktop()
  const finder = <SearchField label={t('chat.searchFavorites')} value={search} onChange={setSearch} />
  const favorites = <Favorites pages={pages} keyword={keyword} chosen={chosen} onToggle={toggle} />
  return (
    <Screen
      width={isDesktop ? 'wide' : 'column'}
      top={
        <>
          <NavBar
            title={t('chat.favorites')}
            onBack={goBack}
            right={
              hasSome && (
                <Button kind="text" size="small" onClick={() => setChosen(chosen ? undefined : new Set())}>
                  {t(chosen ? 'chat.done' : 'chat.edit')}
                </Button>
              )
            }
          />
          {!isDesktop && (
            <>
              <Tabs label={t('chat.favorites')} tabs={kindsOf(t)} value={kind} onChange={setKind} />
              {finder}
            </>
          )}
        </>
      }
      bottom={
        chosen && (
          <BottomBar>
            <Button kind="danger" block busy={remove.isBusy} disabled={chosen.size === 0} onClick={remove.run}>
              {`${t('chat.deleteMessage')} (${chosen.size})`}
            </Button>
          </BottomBar>
        )
      }
    >
      {isDesktop ? (
        <Columns
          side={
            <>
              {finder}
              <SidePart>
                <Choices label={t('chat.favorites')} options={kindsOf(t)} value={kind} onChange={setKind} />
              </SidePart>
            </>
          }
        >
          {favorites}
        </Columns>
      ) : (
        favorites
      )}
    </Screen>
  )
}

const kindsOf = (t: ReturnType<typeof useTexts>): readonly { readonly value: Kind; readonly label: string }[] => [
  { value: 'all', label: t('chat.allKinds') },
  { value: 'text', label: t('chat.historyText') },
  { value: 'image', label: t('chat.photos') },
  { value: 'video', label: t('chat.videos') },
  { value: 'audio', label: t('chat.historyAudio') },
  { value: 'mixed', label: t('chat.historyMixed') },
  { value: 'b_c', label: t('chat.shareCard') },
]

interface FavoritesProps {
  readonly pages: FavoritePages
  readonly keyword: string
  /** undefined while none are chosen. */
  readonly chosen: ReadonlySet<number> | undefined
  readonly onToggle: (id: number) => void
}

const Favorites = ({ pages, keyword, chosen, onToggle }: FavoritesProps) => {
  const t = useTexts()
  const favorites = favoritesOf(pages)
  const isEmpty = pages.data !== undefined && favorites.length === 0
  return (
    <>
      {pages.isPending && <SkeletonRows />}
      {pages.error && favorites.length === 0 && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {isEmpty && (
        <EmptyList
          drawing="box"
          title={t(keyword === '' ? 'chat.noFavorites' : 'chat.nothingFound')}
          {...(keyword === '' && {
            hint: t('chat.noFavoritesHint'),
            action: <Button onClick={() => goTo('chats')}>{t('chat.toChats')}</Button>,
          })}
        />
      )}
      <EmojiProvider>
        <div className={styles.rows}>
          {favorites.map((favorite) => (
            <FavoriteRow
              key={favorite.id}
              favorite={favorite}
              isChosen={chosen?.has(favorite.id)}
              onToggle={() => onToggle(favorite.id)}
            />
          ))}
        </div>
      </EmojiProvider>
      {favorites.length > 0 && (
        <InfiniteScroll
          hasMore={pages.hasNextPage}
          isLoading={pages.isFetchingNextPage}
          hasFailed={pages.isFetchNextPageError}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </>
  )
}

interface FavoriteRowProps {
  readonly favorite: Favorite
  /** undefined while none are chosen. */
  readonly isChosen: boolean | undefined
  readonly onToggle: () => void
}

const FavoriteRow = ({ favorite, isChosen, onToggle }: FavoriteRowProps) => {
  const t = useTexts()
  const language = useLanguage()
  const date = formatMoment(favorite.create_time * 1000, 'day', language)
  return (
    <article className={styles.row}>
      {isChosen !== undefined && (
        <Checkbox checked={isChosen} onChange={onToggle}>
          <span className="visually-hidden">{`${favorite.sender_name} ${date}`}</span>
        </Checkbox>
      )}
      <div className={styles.main}>
        <div className={styles.body}>
          <PlainBody
            body={bodyOf(favorite)}
            contentText={favorite.content_text}
            from={{ senderName: favorite.sender_name, sentMs: undefined }}
          />
        </div>
        <p className={styles.from}>
          {favorite.sender_name} · {date}
        </p>
      </div>
      <IconButton
        icon={Forward}
        size={20}
        label={t('chat.forward')}
        onClick={() => goTo('forward', { payload: `favorite:${favorite.id}` })}
      />
    </article>
  )
}
