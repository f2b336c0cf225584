import styles from './badge.module.css'

/** 100 is shown as it is, 101 and more as '99+' (S-57, K-11). */
export const badgeText = (count: number): string => (count > 100 ? '99+' : String(count))

/** A number that asks for attention; nothing at 0. `quiet` for what is muted. */
export const Badge = ({ count, quiet }: { readonly count: number; readonly quiet?: boolean }) =>
  count > 0 ? <span className={quiet ? styles.quiet : styles.badge}>{badgeText(count)}</span> : null
