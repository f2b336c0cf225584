import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { offerChosen, offerRest, offersAt } from '@cliffhanger/rules/drama/unlock-offer.ts'
import LogIn from 'lucide-react/icons/log-in'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useIsSignedIn } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { FreeMeanwhile } from './free-meanwhile.tsx'
import { UnlockForm } from './unlock-form.tsx'
import styles from './unlock-sheet.module.css'
import { useFreeGold } from './use-free-gold.ts'
import { type UnlockTerms, useUnlockTerms } from './use-unlock-terms.ts'
import { MembersOnly } from './vip/members-only.tsx'

/** What a member wants to unlock: the episode they opened, the episodes they picked, or all that are still locked. */
export type UnlockRequest =
  | { readonly kind: 'at'; readonly number: number }
  | { readonly kind: 'chosen'; readonly numbers: ReadonlySet<number> }
  | { readonly kind: 'rest' }

interface UnlockSheetProps {
  readonly drama: Video
  /** Null while nothing is wanted: the sheet is closed. */
  readonly unlockRequest: UnlockRequest | null
  readonly onClose: () => void
  /** What was wanted is unlocked. */
  readonly onUnlocked?: (numbers: readonly number[]) => void
}

/** Offers locked episodes for gold, and says who may watch those that no gold opens (R-2…R-4). */
export const UnlockSheet = ({ drama, unlockRequest, onClose, onUnlocked }: UnlockSheetProps) => {
  const t = useTexts()
  const [isBusy, setIsBusy] = useState(false)
  const title =
    unlockRequest?.kind === 'at' ? t('unlock.title', { number: unlockRequest.number }) : t('unlock.titleMany')
  return (
    <Sheet isOpen={unlockRequest !== null} onClose={onClose} title={title} isHeld={isBusy} opensItself>
      {unlockRequest && (
        <Content
          drama={drama}
          unlockRequest={unlockRequest}
          onBusy={setIsBusy}
          onUnlocked={(numbers) => {
            onClose()
            onUnlocked?.(numbers)
          }}
        />
      )}
    </Sheet>
  )
}

interface ContentProps {
  readonly drama: Video
  readonly unlockRequest: UnlockRequest
  readonly onBusy: (isBusy: boolean) => void
  readonly onUnlocked: (numbers: readonly number[]) => void
}

const offersFor = (unlockRequest: UnlockRequest, { drama }: UnlockTerms, isComplete: boolean) => {
  if (unlockRequest.kind === 'at') {
    const offers = offersAt(drama, unlockRequest.number)
    const rest = offers.find(({ kind }) => kind === 'rest')
    // All that is left of a drama to which nothing comes any more is this episode, and said once.
    if (isComplete && rest?.numbers.length === 1) return offers.filter((offer) => offer !== rest)
    // What brings less for as much is no choice.
    return offers.filter((offer) => offer === rest || !rest || offer.cost < rest.cost)
  }
  const offer = unlockRequest.kind === 'rest' ? offerRest(drama) : offerChosen(drama, unlockRequest.numbers)
  return offer ? [offer] : []
}

const Content = ({ drama, unlockRequest, ...rest }: ContentProps) => {
  const t = useTexts()
  const isSignedIn = useIsSignedIn()
  const { terms, error, refetch } = useUnlockTerms(drama)
  const freeGold = useFreeGold(isSignedIn)
  //
  if (!isSignedIn) {
    const login = <Button onClick={() => goTo('start', {}, { replace: true })}>{t('shell.loginNow')}</Button>
    return <EmptyState icon={LogIn} title={t('shell.loginRequired')} action={login} />
  }
  // All of it at once: no button moves for what comes later.
  if (!terms || !freeGold) return error ? <ErrorState error={error} onRetry={refetch} /> : <Waiting />
  const offers = offersFor(unlockRequest, terms, drama.is_end === 1)
  const episode =
    unlockRequest.kind === 'at' ? terms.drama.episodes.find(({ number }) => number === unlockRequest.number) : undefined
  const subject =
    episode === undefined ? drama.title : t('unlock.place', { title: drama.title, number: episode.number })
  if (offers.length === 0)
    return (
      <div className={styles.form}>
        <MembersOnly kind={drama.vip_type === 2 ? 'svip' : 'vip'} subject={subject} />
        <FreeMeanwhile drama={drama} />
      </div>
    )
  return (
    <UnlockForm
      drama={drama}
      offers={offers}
      terms={terms}
      freeGold={freeGold}
      episode={episode}
      subject={subject}
      {...rest}
    />
  )
}

const Waiting = () => (
  <div className={styles.form} aria-busy="true">
    <Skeleton width="40%" height={34} />
    <Skeleton height={52} radius={12} />
    <Skeleton height={52} radius={12} />
    <Skeleton height={48} radius={24} />
  </div>
)
