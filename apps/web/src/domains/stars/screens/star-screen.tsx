import { Refused } from '@cliffhanger/client/call-error.ts'
import { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import type { StarsUser } from '@cliffhanger/contract/stars/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Flag from 'lucide-react/icons/flag'
import { useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Columns } from '../../../ui/layout/columns.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { StarHead } from '../components/star-head.tsx'
import { PostComposer } from '../composer/post-composer.tsx'
import { PostList } from '../posts/post-list.tsx'
import type { ClipComponent } from '../posts/post-view.tsx'
import { RecommendedPosts } from '../posts/recommended-posts.tsx'
import { PostPage } from './post-page.tsx'

/** A star where `star_id` names one: their posts and who they are. `id` opens one post, `view=compose` writes one. */
export const StarScreen = ({ Clip }: { readonly Clip: ClipComponent }) => {
  const query = useScreenQuery()
  const starId = Number(query.get('star_id')) || 0
  const postId = Number(query.get('id')) || 0
  if (postId > 0) return <PostPage starId={starId} postId={postId} Clip={Clip} />
  if (query.get('view') === 'compose') return <ComposePage />
  return <StarPage key={starId} starId={starId} />
}

const ComposePage = () => {
  const t = useTexts()
  const goBack = useGoBack('stars')
  return (
    <Screen top={<NavBar title={t('stars.compose')} onBack={goBack} />}>
      <PostComposer onDone={goBack} />
    </Screen>
  )
}

const StarPage = ({ starId }: { readonly starId: number }) => {
  const t = useTexts()
  const goBack = useGoBack('stars')
  const myId = useUser()?.user_id
  const { data, error, refetch } = useCall(starCalls.getStar, { star_id: starId }, { enabled: starId > 0 })
  const star = data?.star
  const isMissing = starId === 0 || (error instanceof Refused && error.is('notFound'))
  const isDesktop = useIsDesktop()
  return (
    <Screen
      width="wide"
      top={
        <NavBar
          title={star?.nick_name ?? t('stars.page')}
          onBack={goBack}
          {...(star &&
            star.user_id !== myId && {
              right: (
                <IconButton
                  icon={Flag}
                  size={22}
                  label={t('stars.report')}
                  onClick={() => goTo('report', { type: 'star', target_id: star.user_id })}
                />
              ),
            })}
        />
      }
    >
      {isMissing && <MissingState title={t('stars.gone')} list="stars" />}
      {!isMissing &&
        !star &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} />)}
      {!isMissing && star && (
        <>
          {error && <StaleNote onRetry={() => void refetch()} />}
          <Columns
            side={
              <>
                <StarHead star={star} />
                {isDesktop && <Profile star={star} />}
              </>
            }
          >
            <StarTabs star={star} isMine={star.user_id === myId} hasProfile={!isDesktop} />
          </Columns>
        </>
      )}
    </Screen>
  )
}

interface StarTabsProps {
  readonly star: StarsUser
  readonly isMine: boolean
}

interface StarTabsRowProps extends StarTabsProps {
  /** False where who they are stands beside. */
  readonly hasProfile: boolean
}

const StarTabs = ({ star, isMine, hasProfile }: StarTabsRowProps) => {
  const t = useTexts()
  const [chosen, setTab] = useState<'posts' | 'profile' | 'more'>('posts')
  const tab = chosen === 'profile' && !hasProfile ? 'posts' : chosen
  return (
    <>
      <Tabs
        label={t('stars.page')}
        tabs={[
          { value: 'posts' as const, label: t('stars.tabPosts') },
          ...(hasProfile ? [{ value: 'profile' as const, label: t('stars.tabProfile') }] : []),
          { value: 'more' as const, label: t('stars.tabMore') },
        ]}
        value={tab}
        onChange={setTab}
        fill
      />
      {tab === 'posts' && <Posts star={star} isMine={isMine} />}
      {tab === 'profile' && <Profile star={star} />}
      {tab === 'more' && <RecommendedPosts starId={star.star_id} />}
    </>
  )
}

/** The posts of a star; of my own also those under review. */
const Posts = ({ star, isMine }: StarTabsProps) => {
  const t = useTexts()
  const pages = usePagedCall(
    starPostCalls.listStarPosts,
    isMine ? { mine: 1 as const } : { star_id: star.star_id },
    ({ id }) => id,
  )
  return (
    <PostList
      pages={pages}
      empty={{ drawing: 'picture', title: t('stars.nothingPosted'), hint: t('stars.nothingPostedHint') }}
    />
  )
}

const Profile = ({
  star: { cate_name, sign_remark, product_total, hot, create_time },
}: Pick<StarTabsProps, 'star'>) => {
  const t = useTexts()
  const language = useLanguage()
  return (
    <DetailList
      lines={[
        { label: t('stars.remark'), value: sign_remark },
        { label: t('stars.category'), value: cate_name },
        { label: t('stars.tabPosts'), value: t('stars.posts', { count: product_total }) },
        { label: t('stars.popularity'), value: hot > 0 ? t('stars.heat', { count: hot }) : undefined },
        { label: t('stars.since'), value: formatMoment(create_time * 1000, 'day', language) },
      ]}
    />
  )
}
