import { paths } from '@cliffhanger/contract/client-paths.ts'
import { Skeleton, SkeletonRows } from '../ui/feedback/skeleton.tsx'
import { Spinner } from '../ui/feedback/spinner.tsx'
import styles from './screen-part.module.css'
import { useScreenPart } from './screen-parts.ts'
import type { ScreenRoute } from './screen-route.ts'

/** Pages that begin with who or what one has, and go on in rows: their shape is there before they are. */
const inRows: readonly string[] = [paths.me, paths.wallet]

/** The screen itself, or its shape or a spinner while its part of the program is on the way. */
export const ScreenPart = ({ route }: { readonly route: ScreenRoute }) => {
  const screen = useScreenPart(route)
  return (
    screen ?? (
      <div className={inRows.includes(route.path) ? styles.shape : styles.waiting}>
        {inRows.includes(route.path) ? <Shape /> : <Spinner />}
      </div>
    )
  )
}

const Shape = () => (
  <>
    <div className={styles.card}>
      <Skeleton height={132} radius={20} />
    </div>
    <SkeletonRows rows={7} />
  </>
)
