import type { ReactNode } from 'react'
import { Avatar } from '../pictures/avatar.tsx'
import styles from './profile-card.module.css'

interface ProfileCardProps {
  readonly name: string
  readonly avatarUrl: string
  /** Pictures that stand together where `avatarUrl` is ''. */
  readonly avatarUrls?: readonly string[]
  readonly isOnline?: boolean
  readonly badges?: ReactNode
  /** Lines below the name; empty ones are left out. */
  readonly lines: readonly (string | undefined)[]
}

/** The head of a page about somebody or several people: picture, name and what is known. */
export const ProfileCard = ({ name, avatarUrl, avatarUrls, isOnline = false, badges, lines }: ProfileCardProps) => (
  <section className={styles.card}>
    <Avatar name={name} url={avatarUrl} urls={avatarUrls} size={80} isOnline={isOnline} />
    <h2 className={styles.name}>{name}</h2>
    {badges}
    {lines
      .filter((line) => line !== undefined && line !== '')
      .map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
  </section>
)
