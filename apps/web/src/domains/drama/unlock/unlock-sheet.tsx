import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { offerChosen, offerRest, offersAt } from '@cliffhanger/rules/drama/unlock-offer.ts'
import LogIn from 'lucide-react/icons/log-in'
import { useState } from 'react'
import { goTo } from '../../../platform/navigation.ts'
import { useIsSignedIn } from '../../../platform/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MembersOnly } from './members-only.tsx'
import { UnlockForm } from './unlock-form.tsx'
import styles from './unlock-sheet.module.css'
import { type UnlockTerms, useUnlockTerms } from './use-unlock-terms.ts'

/** What a member wants to unlock: the episode he came to, those he picked, or all that is still locked. */
export type UnlockWish =
  | { readonly kind: 'at'; readonly number: number }
  | { readonly kind: 'chosen'; readonly numbers: ReadonlySet<number> }
  | { readonly kind: 'rest' }

interface UnlockSheetProps {
  readonly drama: Video
  /** Null while nothing is wanted: the sheet is closed. */
  readonly wish: UnlockWish | null
  readonly onClose: () => void
  /** What was wanted is unlocked. */
  readonly onUnlocked?: (numbers: readonly number[]) => void
}

/** Offers locked episodes for gold, and says who may watch those that no gold opens (R-2…R-4). */
export const UnlockSheet = ({ drama, wish, onClose, onUnlocked }: UnlockSheetProps) => {
  const t = useTexts()
  const [isBusy, setIsBusy] = useState(false)
  const title = wish?.kind === 'at' ? t('unlock.title', { number: wish.number }) : t('unlock.titleMany')
  return (
    <Sheet isOpen={wish !== null} onClose={onClose} title={title} isHeld={isBusy}>
      {wish && (
        <Content
          drama={drama}
          wish={wish}
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
  readonly wish: UnlockWish
  readonly onBusy: (isBusy: boolean) => void
  readonly onUnlocked: (numbers: readonly number[]) => void
}

const offersFor = (wish: UnlockWish, { drama }: UnlockTerms) => {
  if (wish.kind === 'at') return offersAt(drama, wish.number)
  const offer = wish.kind === 'rest' ? offerRest(drama) : offerChosen(drama, wish.numbers)
  return offer ? [offer] : []
}

const Content = ({ drama, wish, ...rest }: ContentProps) => {
  const t = useTexts()
  const isSignedIn = useIsSignedIn()
  const { terms, error, refetch } = useUnlockTerms(drama)
  //
  if (!isSignedIn) {
    const login = <Button onClick={() => goTo('start', {}, { replace: true })}>{t('shell.loginNow')}</Button>
    return <EmptyState icon={LogIn} title={t('shell.loginRequired')} action={login} />
  }
  if (!terms) return error ? <ErrorState error={error} onRetry={refetch} /> : <Waiting />
  const offers = offersFor(wish, terms)
  const episode = wish.kind === 'at' ? terms.drama.episodes.find(({ number }) => number === wish.number) : undefined
  const place = episode === undefined ? drama.title : t('unlock.place', { title: drama.title, number: episode.number })
  if (offers.length === 0) return <MembersOnly kind={drama.vip_type === 2 ? 'svip' : 'vip'} place={place} />
  return <UnlockForm drama={drama} offers={offers} terms={terms} episode={episode} place={place} {...rest} />
}

const Waiting = () => (
  <div className={styles.form} aria-busy="true">
    <Skeleton width="40%" height={34} />
    <Skeleton height={52} radius={12} />
    <Skeleton height={52} radius={12} />
    <Skeleton height={48} radius={24} />
  </div>
)
