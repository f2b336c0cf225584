import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { type Poster, shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useSiteInfo } from '../../../platform/server/platform-info.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { isIos } from '../../../platform/session/device.ts'
import { useTexts } from '../../../platform/texts.ts'
import { PosterPicture } from '../../../shared/posters/poster-picture.tsx'
import { savePoster } from '../../../shared/posters/save-poster.ts'
import { usePoster } from '../../../shared/posters/use-poster.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { CopyLine } from '../components/copy-line.tsx'
import { ShareButton } from '../components/share-button.tsx'
import styles from './promotion-screen.module.css'

/** Posters with my code on them, my link and my code. */
export const PromotionScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('inviteFriends')
  const posters = useCall(shareCalls.listPosters, { type: 'invite' })
  const address = useCall(collectionCalls.getInviteAddress, {})
  const invitation = useCall(teamCalls.getInvitation, {})
  const parts = [posters, address, invitation]
  const error = parts.find((part) => part.error !== null && part.data === undefined)?.error
  const retry = () => parts.forEach((part) => void (part.data ?? part.refetch()))
  return (
    <Screen width="wide" top={<NavBar title={t('teams.poster')} onBack={goBack} />} className={styles.page}>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && posters.data && address.data && invitation.data && (
        <Promotion posters={posters.data.list} url={address.data.short_url} code={invitation.data.user_code} />
      )}
      {!error && !(posters.data && address.data && invitation.data) && <Waiting />}
    </Screen>
  )
}

interface PromotionProps {
  readonly posters: readonly Poster[]
  readonly url: string
  readonly code: string
}

const Promotion = ({ posters, url, code }: PromotionProps) => {
  const t = useTexts()
  const [chosen, setChosen] = useState(0)
  const poster = posters[chosen] ?? posters[0]
  return (
    <>
      {poster ? (
        <InvitePoster poster={poster} posters={posters} chosen={chosen} onChoose={setChosen} url={url} code={code} />
      ) : (
        <EmptyState icon={ImageOff} title={t('teams.noPosters')} />
      )}
      <CopyLine label={t('teams.myLink')} text={url} action={t('teams.copyLink')} />
      <CopyLine label={t('teams.myCode')} text={code} action={t('teams.copyCode')} isLarge />
    </>
  )
}

interface InvitePosterProps extends PromotionProps {
  readonly poster: Poster
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

const InvitePoster = ({ poster, posters, chosen, onChoose, url, code }: InvitePosterProps) => {
  const t = useTexts()
  const title = useSiteInfo()?.site_name ?? t('teams.inviteFriends')
  const state = usePoster(poster, '', url, { title, hook: t('teams.hook'), facts: [t('teams.scan'), code] })
  const file = state.kind === 'drawn' ? state.file : null
  return (
    <>
      <PosterPicture state={state} title={title} backgrounds={posters} chosen={chosen} onChoose={onChoose} />
      {isIos() ? (
        <p className={styles.hint}>{t('share.holdToSave')}</p>
      ) : (
        <Button
          block
          disabled={file === null}
          onClick={() => {
            if (!file) return
            savePoster(file, `${code}.png`)
            toast(t('share.saved'))
          }}
        >
          {t('share.savePoster')}
        </Button>
      )}
      <ShareButton url={url} poster={file} />
    </>
  )
}

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton width={248} height={441} radius={12} />
    <Skeleton height={48} radius={24} />
    <Skeleton height={52} radius={12} />
  </div>
)
