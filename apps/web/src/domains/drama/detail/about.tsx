import { useTexts } from '../../../platform/texts.ts'
import styles from './detail-screen.module.css'
import { FoldedText } from './intro.tsx'

/** What the drama is about, below the stage of a phone. */
export const About = ({ text }: { readonly text: string }) => {
  const t = useTexts()
  return (
    <section className={styles.about} aria-label={t('collection.intro')}>
      <FoldedText text={text} />
    </section>
  )
}
