import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import styles from './detail-screen.module.css'

/** Longer than this it is folded: about four lines on a phone. */
const foldedLength = 190

/** What the drama is about, under a heading of its own. */
export const Intro = ({ text }: { readonly text: string }) => {
  const t = useTexts()
  return (
    <section className={styles.part} aria-label={t('collection.intro')}>
      <h2 className={styles.heading}>{t('collection.intro')}</h2>
      <FoldedText text={text} />
    </section>
  )
}

/** Words of any length, folded where they are long. */
export const FoldedText = ({ text }: { readonly text: string }) => {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const isLong = text.length > foldedLength
  return (
    <>
      <p className={styles.intro} data-folded={isLong && !isOpen}>
        {text}
      </p>
      {isLong && (
        <Button kind="text" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'collection.lessIntro' : 'collection.moreIntro')}
        </Button>
      )}
    </>
  )
}
