import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { ChartPlace } from '@cliffhanger/contract/drama/schemas.ts'
import { type Poster, shareCalls, smallestPosterCode } from '@cliffhanger/contract/drama/share-calls.ts'
import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { useSiteInfo } from '../../../platform/server/platform-info.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { isIos } from '../../../platform/session/device.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { CopyLine } from '../../../shared/copy-line/copy-line.tsx'
import styles from '../../../shared/posters/poster-page.module.css'
import { PosterPicture } from '../../../shared/posters/poster-picture.tsx'
import { PosterWaiting } from '../../../shared/posters/poster-waiting.tsx'
import { usePoster } from '../../../shared/posters/use-poster.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { InviteSteps } from '../components/invite-steps.tsx'
import { ShareButton } from '../components/share-button.tsx'

/** Posters with my code on them, my link and my code. */
export const PromotionScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('inviteFriends')
  const posters = useCall(shareCalls.listPosters, { type: 'invite' })
  const address = useCall(collectionCalls.getInviteAddress, {})
  const invitation = useCall(teamCalls.getInvitation, {})
  const charts = useCall(discoverCalls.listCharts, { type: 'hot', period: 'week', limit: dramasMost })
  const parts = [posters, address, invitation]
  const error = parts.find((part) => part.error !== null && part.data === undefined)?.error
  const retry = () => parts.forEach((part) => void (part.data ?? part.refetch()))
  return (
    <Screen width="wide" top={<NavBar title={t('teams.poster')} onBack={goBack} />} className={styles.page}>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && posters.data && address.data && invitation.data && !charts.isPending && (
        <Promotion
          posters={withCovers(charts.data?.list ?? [], posters.data.list)}
          url={address.data.short_url}
          code={invitation.data.user_code}
        />
      )}
      {!error && !(posters.data && address.data && invitation.data && !charts.isPending) && <PosterWaiting />}
    </Screen>
  )
}

/** A background of the platform, or the cover of a drama many watch. */
interface InviteBackground extends Poster {
  readonly drama?: string
}

const dramasMost = 3

/** The most popular dramas first: a cover says more than a pattern. The code stands where the platform's own posters have it. */
const withCovers = (dramas: readonly ChartPlace[], posters: readonly Poster[]): readonly InviteBackground[] => [
  ...dramas.slice(0, dramasMost).map(({ id, title, cover }) => ({
    ...{ id: -id, image_url: cover, drama: title },
    ...{ qr_x: 420, qr_y: 1004, qr_size: smallestPosterCode, text_color: '#ffffff' },
  })),
  ...posters,
]

interface PromotionProps {
  readonly posters: readonly InviteBackground[]
  readonly url: string
  readonly code: string
}

const Promotion = ({ posters, url, code }: PromotionProps) => {
  const t = useTexts()
  const isDesktop = useIsDesktop()
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
      {isDesktop && <InviteSteps />}
    </>
  )
}

interface InvitePosterProps extends PromotionProps {
  readonly poster: InviteBackground
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

/** In my name and with my picture: who gets it knows from whom it is, and reads what they find. */
const InvitePoster = ({ poster, posters, chosen, onChoose, url, code }: InvitePosterProps) => {
  const t = useTexts()
  const user = useUser()
  const brand = useSiteInfo()?.site_name ?? t('shell.appName')
  const words = {
    title: poster.drama ?? brand,
    hook: t('teams.posterOffer'),
    facts: [brand, t('teams.scan'), code],
    ...(user && { from: t('teams.posterFrom', { name: user.nick_name }) }),
  }
  const state = usePoster(poster, '', url, words, user?.avatar_url ?? '')
  const file = state.kind === 'drawn' ? state.file : null
  const save = (
    <Button
      kind={'share' in navigator ? 'quiet' : 'primary'}
      block
      disabled={file === null}
      onClick={() => {
        if (!file) return
        saveFile(file, `${code}.png`)
        toast(t('share.saved'))
      }}
    >
      {t('share.savePoster')}
    </Button>
  )
  return (
    <>
      <PosterPicture state={state} title={words.title} backgrounds={posters} chosen={chosen} onChoose={onChoose} />
      <div className={styles.acts}>
        <ShareButton url={url} poster={file} />
        {isIos() ? <p className={styles.hint}>{t('share.holdToSave')}</p> : save}
      </div>
    </>
  )
}
