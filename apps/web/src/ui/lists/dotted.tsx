import { Fragment } from 'react'
import styles from './dotted.module.css'

/** Words with dots between them (“Continue · $10.00”): where a line ends at a dot, the dot is not seen. */
export const Dotted = ({ children }: { readonly children: string }) => {
  const [first, ...others] = children.split(' · ')
  return (
    <>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          <span className="visually-hidden"> ·</span>
          <span className={styles.dot}> </span>
          {part}
        </Fragment>
      ))}
    </>
  )
}
