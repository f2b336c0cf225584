import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import Clapperboard from 'lucide-react/icons/clapperboard'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { saveTaste } from './save-taste.ts'
import { TasteChoice } from './taste-choice.tsx'
import styles from './taste-screen.module.css'

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Changes or takes back what the member said they like to watch (V-43). */
export const TasteScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const types = useCall(dramaCalls.listHomeTypes, {})
  const taste = useCall(discoverCalls.getTaste, {})
  const [changed, setChanged] = useState<readonly number[]>()
  const genres = types.data?.list.filter(({ id }) => id > 0) ?? []
  // A category without dramas is not shown, and would count as one of the three.
  const saved = taste.data?.type_ids.filter((id) => genres.some((genre) => genre.id === id)) ?? []
  const chosen = changed ?? saved
  const save = useAction(async () => {
    await saveTaste(chosen)
    toast(t(chosen.length > 0 ? 'discover.tasteSaved' : 'discover.tasteCleared'))
    goBack()
  })
  const error = types.error ?? taste.error
  const isThere = types.data !== undefined && taste.data !== undefined
  const askAgain = () => void Promise.all([types.refetch(), taste.refetch()])
  return (
    <Screen top={<NavBar title={t('discover.taste')} onBack={goBack} />}>
      {!isThere && (error ? <ErrorState error={error} onRetry={askAgain} /> : <SkeletonRows />)}
      {isThere && genres.length === 0 && <EmptyState icon={Clapperboard} title={t('discover.noGenres')} />}
      {isThere && genres.length > 0 && (
        <div className={styles.content}>
          <TasteChoice genres={genres} chosen={chosen} hint={t('discover.tasteChangeHint')} onChange={setChanged} />
          <div className={styles.actions}>
            <Button block busy={save.isBusy} disabled={isSame(chosen, saved)} onClick={save.run}>
              {t('shell.save')}
            </Button>
            {chosen.length > 0 && (
              <Button block kind="text" disabled={save.isBusy} onClick={() => setChanged([])}>
                {t('discover.tasteClear')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Screen>
  )
}
