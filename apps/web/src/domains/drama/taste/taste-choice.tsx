import { mostLikedTypes } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { VideoType } from '@cliffhanger/contract/drama/schemas.ts'
import { type ReactNode, useId } from 'react'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ChoiceMark } from '../../../ui/forms/choice-mark.tsx'
import { ChoiceHead } from './choice-head.tsx'
import styles from './taste-choice.module.css'
import { useGenreCovers } from './use-genre-covers.ts'

interface TasteChoiceProps {
  readonly genres: readonly VideoType[]
  readonly chosen: readonly number[]
  readonly hint: string
  readonly onChange: (chosen: readonly number[]) => void
  /** Beside the question. */
  readonly action?: ReactNode
}

/** Tiles land one after the other. */
const stepMs = 30

/** Three stand in a row; two where one would be left alone, so that every row is full. */
const isWide = (index: number, count: number): boolean => {
  const rest = count % 3
  return rest !== 0 && index >= count - (rest === 1 ? 4 : 2)
}

/** What a member likes to watch: up to three categories, each with a cover of its own, and how many are chosen. */
export const TasteChoice = ({ genres, chosen, hint, onChange, action }: TasteChoiceProps) => {
  const t = useTexts()
  const [titleId, hintId] = [useId(), useId()]
  const covers = useGenreCovers(genres)
  const isFull = chosen.length === mostLikedTypes
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <div className={styles.choice}>
      <ChoiceHead id={titleId} title={t('welcome.tasteTitle')} action={action} />
      <div className={styles.lead}>
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
        <p role="status" className={styles.count} data-some={chosen.length > 0}>
          {t('welcome.tasteCount', { count: chosen.length, most: mostLikedTypes })}
        </p>
      </div>
      <div role="group" aria-labelledby={titleId} aria-describedby={hintId} className={styles.genres}>
        {genres.map(({ id, name }, index) => {
          const drama = covers.get(id)
          const isBroad = isWide(index, genres.length)
          const isChosen = chosen.includes(id)
          return (
            <button
              key={id}
              type="button"
              className={styles.genre}
              data-theme="dark"
              style={{ animationDelay: `${index * stepMs}ms` }}
              data-wide={isBroad}
              aria-pressed={isChosen}
              disabled={isFull && !isChosen}
              onClick={() => toggle(id)}
            >
              {drama && (
                <span className={styles.picture}>
                  <img src={assetUrl((isBroad && drama.cover_h) || drama.cover)} alt="" decoding="async" />
                </span>
              )}
              <span className={styles.name}>{name}</span>
              <span className={styles.mark}>
                <ChoiceMark isChosen={isChosen} />
              </span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
