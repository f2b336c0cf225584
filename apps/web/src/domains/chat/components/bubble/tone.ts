import styles from './tone.module.css'

/** How many colours names have. */
const tones = 6

/** Gives an element the colour of somebody as `--tone`; which one depends on their number alone, so it is the same in every chat. */
export const tonedBy = (userId: number) => ({ className: styles.toned, 'data-tone': userId % tones })
