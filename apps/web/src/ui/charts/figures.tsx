import type { ReactNode } from 'react'
import { Dotted } from '../lists/dotted.tsx'
import styles from './figures.module.css'

interface FiguresProps {
  readonly label: string
  readonly figures: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Numbers with their names, beside each other. */
export const Figures = ({ label, figures }: FiguresProps) => (
  <div className={styles.room}>
    <dl className={styles.figures} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>
            <Dotted>{figure.label}</Dotted>
          </dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
