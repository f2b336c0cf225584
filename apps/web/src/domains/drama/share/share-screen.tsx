import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { isFreeEpisode } from '@cliffhanger/rules/drama/can-play.ts'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import styles from '../../../shared/posters/poster-page.module.css'
import { PosterPicture } from '../../../shared/posters/poster-picture.tsx'
import { PosterWaiting } from '../../../shared/posters/poster-waiting.tsx'
import { usePoster } from '../../../shared/posters/use-poster.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { numberIn } from '../player-address.ts'
import { ShareActions } from './share-actions.tsx'

/** Shares a drama, or with `number` one of its episodes: as a poster with a code, as a link, into a chat. */
export const ShareScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('home')
  const query = useScreenQuery()
  const id = numberIn(query.get('id'))
  const number = numberIn(query.get('number'))
  return (
    <Screen width="wide" top={<NavBar title={t('share.title')} onBack={goBack} />} className={styles.page}>
      {id === null ? <NotShared /> : <OfDrama id={id} number={number} />}
    </Screen>
  )
}

const OfDrama = ({ id, number }: { readonly id: number; readonly number: number | null }) => {
  const link = useCall(shareCalls.getShareLink, { video_id: id, ...(number !== null && { number }) })
  const posters = useCall(shareCalls.listPosters, { type: 'video', video_id: id })
  const video = useCall(dramaCalls.getVideo, { id })
  const parts = [link, posters, video]
  const error = parts.find((part) => part.error !== null && part.data === undefined)?.error
  if (error instanceof Refused && error.is('notFound')) return <NotShared />
  if (error) {
    const retry = () => parts.forEach((part) => void (part.data ?? part.refetch()))
    return <ErrorState error={error} onRetry={retry} />
  }
  if (!link.data || !posters.data || !video.data) return <PosterWaiting />
  return <Sharing drama={video.data.video} number={number} link={link.data} posters={posters.data.list} />
}

interface SharingProps {
  readonly drama: Video
  readonly number: number | null
  readonly link: CallData<typeof shareCalls.getShareLink>
  readonly posters: CallData<typeof shareCalls.listPosters>['list']
}

const Sharing = ({ drama, number, link, posters }: SharingProps) => {
  const t = useTexts()
  const [chosen, setChosen] = useState(0)
  const poster = posters[chosen] ?? posters[0]
  if (!poster) throw new Error('the server offers no poster')
  const state = usePoster(poster, drama.cover, link.url, {
    title: link.title,
    hook: drama.intro,
    facts: [
      ...(number === null ? [] : [t('share.episode', { number })]),
      ...useFreePart(drama),
      t('share.scan'),
      link.code,
    ],
  })
  return (
    <>
      <PosterPicture state={state} title={link.title} backgrounds={posters} chosen={chosen} onChoose={setChosen} />
      <ShareActions
        dramaId={drama.id}
        number={number}
        link={link}
        poster={state.kind === 'drawn' ? state.file : null}
      />
    </>
  )
}

/** What of a drama is free, in words; nothing where nothing is. */
const useFreePart = ({ vip_type, free_number, coin_price, update_number }: Video): readonly string[] => {
  const t = useTexts()
  const terms = { vipType: vip_type, freeNumber: free_number, isForGold: coin_price !== '0' }
  if (isFreeEpisode(update_number, terms)) return [t('share.freeAll')]
  return free_number > 0 ? [t('share.freeUpTo', { number: free_number })] : []
}

/** V-25 */
const NotShared = () => {
  const t = useTexts()
  return (
    <EmptyState
      icon={Share2}
      title={t('share.notShared')}
      hint={t('share.notSharedHint')}
      action={
        <Button kind="quiet" onClick={() => goTo('home', {}, { replace: true })}>
          {t('drama.backHome')}
        </Button>
      }
    />
  )
}
