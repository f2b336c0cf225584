import { useEffect, useState } from 'react'
import { useUser } from '../../../../platform/session/session.ts'
import styles from './watermark.module.css'

/** Where the number stands in turn, in parts of the picture. */
const places = [
  { top: '66%', left: '12%' },
  { top: '24%', left: '66%' },
  { top: '48%', left: '38%' },
  { top: '36%', left: '14%' },
] as const
const staysMs = 24_000

/** The member's number, faint and on the move over the picture: who records the screen records it too. */
export const Watermark = () => {
  const user = useUser()
  const [turn, setTurn] = useState(0)
  // A timer, as an animation in steps has the browser at work for each frame of the film.
  useEffect(() => {
    const timer = setInterval(() => setTurn((last) => last + 1), staysMs)
    return () => clearInterval(timer)
  }, [])
  return user ? (
    <div className={styles.film} aria-hidden="true">
      <p className={styles.mark} style={places[turn % places.length]}>
        {user.user_no}
      </p>
    </div>
  ) : null
}
