import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import BookOpen from 'lucide-react/icons/book-open'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { PictureLightboxProps } from '../../../shared/pictures/picture-lightbox.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import article from '../../../ui/layout/article.module.css'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import styles from './guide-screen.module.css'

/** How to recharge, in general or by one channel, above `articles` that help. The server sends the text sanitised (V-42). */
export const GuideScreen = ({ articles }: { readonly articles: ReactNode }) => {
  const t = useTexts()
  const goBack = useGoBack('recharge')
  const platformId = Number(useScreenQuery().get('platform_id')) || undefined
  const { data, error, refetch } = useCall(
    rechargeCalls.getRechargeGuide,
    platformId === undefined ? {} : { platform_id: platformId },
  )
  const isEmpty = data?.content === '' && data.images.length === 0
  return (
    <Screen isText top={<NavBar title={data?.title || t('recharge.guide')} onBack={goBack} />}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} />)}
      {data && error && <StaleNote onRetry={() => void refetch()} />}
      {isEmpty && <EmptyState icon={BookOpen} title={t('recharge.noGuide')} />}
      {data && !isEmpty && (
        <article className={article.text}>
          <div dangerouslySetInnerHTML={{ __html: data.content }} />
          <Pictures addresses={data.images.map(assetUrl)} />
        </article>
      )}
      {data && articles}
    </Screen>
  )
}

/** The pictures of the guide; a tap looks at one over the whole screen. Its program comes with the first one. */
const Pictures = ({ addresses }: { readonly addresses: readonly string[] }) => {
  const t = useTexts()
  const [Lightbox, setLightbox] = useState<ComponentType<PictureLightboxProps>>()
  const [shown, setShown] = useState<number>()
  const open = (index: number): void => {
    setShown(index)
    import('../../../shared/pictures/picture-lightbox.tsx').then(
      (part) => setLightbox(() => part.PictureLightbox),
      ignoreQuietly,
    )
  }
  return (
    <>
      {addresses.map((address, index) => (
        <button
          key={address}
          type="button"
          className={styles.picture}
          aria-label={t('recharge.zoomPicture', { number: index + 1 })}
          onClick={() => open(index)}
        >
          <img src={address} alt="" loading="lazy" />
        </button>
      ))}
      {Lightbox && shown !== undefined && (
        <Lightbox addresses={addresses} index={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
