import { Spinner } from '../ui/feedback/spinner.tsx'
import styles from './screen-part.module.css'
import { useScreenPart } from './screen-parts.ts'
import type { ScreenRoute } from './screen-route.ts'

/** The screen itself, or a spinner while its part of the program is on the way. */
export const ScreenPart = ({ route }: { readonly route: ScreenRoute }) => {
  const screen = useScreenPart(route)
  return (
    screen ?? (
      <div className={styles.waiting}>
        <Spinner />
      </div>
    )
  )
}
